/** Japanese: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | あんパン, クリームパン, 菓子パン, カレーパン, コッペパン
croissant | デニッシュ
bagel | ベーグル
meatballs | ミートボール
samosa | 春巻き, ワンタン
crepe | チヂミ, クレープ, もんじゃ焼き
taco | ナチョス
burrito | ブリトー
hamburgers | ハンバーガー
wurst | ウィンナー
drumstick | フライドチキン, 唐揚げ, からあげ, 手羽先, もも焼き
roast | スペアリブ, マンガ肉, 焼き肉, 焼肉
skewer | 串カツ, みたらし団子
borscht | 味噌ラーメン, ちゃんぽん, カップ麺, しゃぶしゃぶ, 豚汁, 蕎麦
biryani | チャーハン, 炒飯, 牛丼, 親子丼, カツ丼, オムライス
lasagne | マカロニ, やきそば
sashimi | おすし, 刺身, 軍艦巻き, いなり寿司
tempura | てんぷら, 海老フライ
potato wedge | ポテチ, ポテトチップス
gingerbread man | 煎餅, ウエハース
profiterole | シュークリーム, マフィン, まんじゅう, エクレア
strudel | キッシュ
cheesecake | チーズケーキ, モンブラン, ロールケーキ, カステラ
pudding | ゼリー, 茶碗蒸し, 杏仁豆腐
sherbet | シャーベット
ice lolly | アイスキャンディー, ジェラート
toffee | グミ, ラムネ菓子, わたあめ, 和菓子, 金平糖
praline | トリュフチョコ, ちょこ
gherkin | ゴーヤ, へちま
asparagus | アスパラガス, 小松菜, 春菊
cauliflower | カリフラワー
turnip | 大根, だいこん, ごぼう, ラディッシュ
squash | パンプキン
lentil | あずき, えだまめ, 枝豆, 納豆, レンズ豆
cashew | アーモンド, ピスタチオ, 銀杏
peanut | ピーナッツ
papaya | 柿, いちじく, ザクロ, パパイヤ, びわ, ライチ, ドリアン, ゆず
cherry | サクランボ
cornflakes | コーンフレーク
yogurt | 豆乳, 生クリーム, 飲むヨーグルト, カルピス
cider | ラムネ, メロンソーダ
cheddar | カマンベール
spices | スパイス, バニラ, お酢, カレー粉
`;
