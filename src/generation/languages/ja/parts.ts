/** Japanese: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | の代わりに, のかわりに, の代わり, のかわり, ではなく, じゃなくて
as | として, 役で, 役に
hero | 主人公, 塔, タワー, ラケット, パドル, 鳥, ヘビ, 蛇, 車, カエル
enemy | 敵, 相手, ライバル, キーパー, ゴールキーパー, ゴースト, おばけ, エイリアン, モンスター, ゾンビ
item | アイテム, ピン, 駒, コマ, 石, 碁石, 数字, タイル, カード, ブロック, レンガ, 宝石, キャンディ, シンボル, 泡, えさ, エサ, 果物, りんご, リンゴ, コイン, 卵, たまご
obstacle | 障害物, 地雷, 土管, 壁
projectile | ボール, 玉, 弾, パック, 矢
`;
