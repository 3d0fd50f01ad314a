/** Japanese: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | 人力車, リキシャ
hoverboard | 電動キックボード, ホバーボード
longboard | スケボー
tow truck | ごみ収集車, ダンプ, レッカー車, ミキサー車, 宅配トラック, タンクローリー
forklift | パワーショベル, ロードローラー
fire truck | 消防車
tugboat | タグボート, はしけ, 救命ボート
vaporetto | 水上バス
rowboat | 足こぎボート, スワンボート
handcart | 買い物カート, リヤカー, 台車, ねこ車, 大八車
tricycle | ママチャリ, 一輪車, ちゃりんこ
railway track | 踏切, ポイント切替器
market stall | 魚屋, 八百屋, 駄菓子屋, お店屋さん, キオスク, 花屋
granary | 穀物倉庫, サイロ, 豚小屋, 牛小屋, 製材所, 水車小屋, 見張り台, 電話ボックス, 料金所, 物置
paddock | 囲い, ガードレール, 柵囲い, 手すり, 遮断機, 牧柵
pier | 波止場, ふ頭, 水門, 堤防, 歩道橋, 防波堤, 跳ね橋
kindergarten | 幼稚園, 保育園, 学園
courthouse | 市庁舎, 裁判所, 国会, 大使館, 霊廟
rock pool | 小川, 間欠泉, 峡谷, 砂丘, 流砂, 氷河, 雪崩, 岩礁, 朝露, 入り江, 沼地
rice paddy | 水田, ぶどう畑, 果樹園, とうもろこし畑, 花壇, 麦畑
bouquet | 花束
lilac | 水仙, 蘭, カーネーション, ジャスミン, ラベンダー, タンポポ, スミレ, 紫陽花, コスモス, 菊, パンジー, 鈴蘭
maple tree | 樫の木, 柳の木, りんごの木, 白樺, 楓, イチョウ, ケヤキ, 桜の木
spruce | 松の木, 杉の木, ヒノキ, モミの木, 針葉樹
palm | 椰子の木, ソテツ
bramble | 藪, やぶ, 植え込み, 生垣
`;
