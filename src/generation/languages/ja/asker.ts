/** Japanese: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | こんにちは, こんばんは, おはよう, おはようございます, はじめまして, 初めまして, やあ, ありがとう, よろしく, よろしくお願いします, お願いします
self | 私は, 僕は, わたしは, ぼくは, 俺は, 私たちは, うちは
request | 欲しい, ほしい, 作って, つくって, 作りたい, お願い, ください, 下さい, 探して, 作成, 作れ
likes | が好き, が大好き, が大好物, 大好き, に夢中
people | 生徒, 児童, 学生, クラス, 子ども, 子供, こども, 園児, プレイヤー, フォロワー, ファン, お客さん, お客様, 来客, 社員, 同僚, チーム, 友だち, 友達, 家族, 妻, 夫, 彼女, 彼氏, 孫, 息子, 娘, 甥, 姪, みんな, 高齢者, 視聴者, 初心者
learner | 生徒, 児童, 学習者, 参加者, プレイヤー
`;
