/** Japanese: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | 赤, 赤い, 赤色, 真っ赤, レッド, 紅
orange | オレンジ色
or orange | オレンジ
yellow | 黄色, 黄色い, イエロー
gold | 金色, ゴールド
green | 緑, 緑色, グリーン, 若草色
turquoise | ターコイズ, 青緑
sky | 水色, 空色, スカイブルー
blue | 青, 青い, 青色, 真っ青, ブルー
navy | 紺色, 紺, ネイビー
purple | 紫, 紫色, パープル
lilac | 藤色, ラベンダー色, ライラック色
pink | ピンク, 桃色, ピンク色
black | 黒, 黒い, 黒色, 真っ黒, ブラック
white | 白, 白い, 白色, 真っ白, ホワイト
grey | 灰色, グレー
brown | 茶色, ブラウン
beige | ベージュ
silver | 銀色, シルバー
burgundy | えんじ色
lime | 黄緑, 黄緑色
as mint | ミント
as yellow | レモン
as coral | 珊瑚
as cream | クリーム
as salmon | サーモン
as brown | チョコ
pastel | パステル
neon | ネオン, 蛍光
word | 色, 色は, カラー, カラーは, 配色, 色味, 色合い
inplace | の代わりに, のかわりに, じゃなくて, ではなく, ではなくて
all | 全部, すべて, ぜんぶ, 全体, だけ
is | は, が, を, に, にして, で
in | で
and | と, や, 、, ・
against | 対, vs
mine | 自分, 僕, 私
theirs | 相手, 敵
place | 背景, 空, 盤, 机, 台, 画面
light | 薄い, 淡い, 明るい
dark | 濃い, 暗い
of | の, い, な
`;
