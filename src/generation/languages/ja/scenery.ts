/** Japanese: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | 宇宙, 銀河, 月面, 火星, 惑星, スペース
theme ice | 氷, 雪, 冬, 北極, 南極, クリスマス, 雪山, 氷山, 雪国, 冬の, 雪の
theme forest | 森, 秋, 公園, 森林, 林, もり, 山林
theme ocean | 海, 海底, 海中, 水中, サンゴ, 水族館, 深海, 湖, 川, 池, 竜宮城, ヴェネツィア
theme desert | 砂漠, エジプト, ピラミッド, 西部, オアシス
theme city | 街, 都市, 都会, 町, ビル, オフィス, 道路, 屋根, 東京, 会社, 駅, 病院, 商店街
theme castle | 城, お城, 中世, 王国, 騎士, ファンタジー, ダンジョン, 神殿, 魔法の国, 江戸, 戦国
theme candy | お菓子, キャンディ, チョコ, ケーキ, スイーツ, アイスクリーム, 虹, お菓子の国, キャンディー, ドーナツ, クッキー
theme haunted | お化け, 幽霊, ハロウィン, 墓場, 墓地, 吸血鬼, ゾンビ, 魔女, ホラー, お化け屋敷, カボチャ, かぼちゃ, 怖い, 骸骨
theme farm | 農場, 牧場, 畑, 農家, トラクター, 田舎, 牛, 田んぼ
theme jungle | ジャングル, 密林, サファリ, サバンナ, アフリカ, 恐竜, 竹林, 動物園, 熱帯, パンダ
theme beach | 海岸, ビーチ, 砂浜, 島, 海賊, 夏, ハワイ, 南国, 浜辺, 無人島, 南の島
theme volcano | 火山, 溶岩, マグマ, 地獄, 灼熱
theme garden | 庭, お花畑, 花, 花畑, 春, 庭園, 桜, 菜園, 虫
theme kitchen | キッチン, 台所, レストラン, ピザ, パン屋, 料理, 寿司, カフェ, 食堂, ラーメン, 厨房
theme school | 学校, 教室, 図書館, 先生, 大学, 宿題, 本, 理科室, 実験室, 図書室
theme cyberpunk | サイバーパンク, ネオン, 未来, ロボット, ハッカー, 近未来, 工場, サイバー, クラブ, ディスコ
theme sky | 空, 雲, 飛行機, 気球, 鳥, 天空, 空中, 山, 風船
theme cave | 洞窟, 鉱山, 地下, トンネル, 宝石, 宝, モグラ, 洞穴
theme toys | おもちゃ, ぬいぐるみ, 人形, 子供部屋, 部屋, サーカス, 遊園地, 誕生日, おもちゃ箱, リビング, 家の中
time night | 夜, 真夜中, 夜中, 月夜, 暗い, 夜空, 深夜
time dawn | 朝, 夜明け, 日の出, 早朝
time dusk | 夕方, 夕焼け, 夕暮れ, 日没, 夕日
time day | 昼, 昼間, 晴れ, 真昼
weather snow | 雪, 吹雪, クリスマス, 雪が降
weather rain | 雨, 嵐, 梅雨, 雷雨
weather leaves | 秋, 紅葉, 落ち葉
weather petals | 桜, 花びら, さくら, 春
weather fog | 霧, 靄
weather embers | 溶岩, 火山, 火の粉
weather bubbles | 海底, 水中, 泡, 海中, 深海
weather stars | 星空, 宇宙, 銀河
mood cheerful | 楽しい, かわいい, 可愛い, 明るい, 陽気, おもしろい, 面白い, カラフル, ほのぼの, ゆかい
mood calm | 癒し, 癒やし, のんびり, 落ち着, リラックス, 穏やか, ゆったり, まったり, 静か, 静かな
mood tense | 緊張, 激しい, スリル, ハード, 危険, ハラハラ, 緊迫
mood spooky | 怖い, 不気味, ホラー, お化け, ハロウィン, こわい, 恐怖
mood epic | 壮大, 伝説, 英雄, 冒険, 戦争, 大決戦, 勇者
mood melancholy | 寂しい, 悲しい, 孤独, 切ない, 懐かしい, 別れ, さみしい, 一人ぼっち, ひとりぼっち
difficulty easy | 簡単, やさしい, 子供向け, 難しくない, 初心者, 易しい, 難しすぎない, かんたん, 子ども向け, 幼児
difficulty hard | 難しい, 激ムズ, ハードモード, 高難易度, 鬼畜, むずかしい
difficulty easy | 弱いコンピュ, 弱い相手, 弱いcpu, 弱めの, やさしめ, 易しめ, 難しくしない
difficulty hard | 強いコンピュ, 強い相手, 強めの, むずかしめ, 難しめ
difficulty easy | 初級, 初心者向け, ビギナー, 難しくしないで
difficulty hard | 上級者向け, かなり難しい, めちゃくちゃ難しい
colour #e53935 | 赤, 赤い, 赤色, 真っ赤
colour #fb8c00 | オレンジ色, オレンジ
colour #fdd835 | 黄色, 金色
colour #43a047 | 緑, 緑色
colour #00acc1 | ターコイズ, 水色
colour #1e88e5 | 青, 青い, 青色, 真っ青
colour #8e24aa | 紫, 紫色
colour #ec407a | ピンク, 桃色, ピンク色
look warm | 暖色, 暖かい色
look pastel | パステル, 淡い
look neon | ネオン, 蛍光
look muted | モノクロ, 灰色, 白黒
style flat | フラットデザイン, ミニマル, シンプルなデザイン
style pixel | ドット絵, ピクセルアート, ピクセル, 8ビット, 16ビット, レトロ, レトロゲーム, ファミコン風
style noir | 白黒, モノクロ, ノワール, フィルム・ノワール
style paper | 切り絵, 紙工作, ペーパークラフト, 折り紙, 紙でできた, 絵本, 絵本風, 手描き, 手書き, 水彩, コラージュ
`;
