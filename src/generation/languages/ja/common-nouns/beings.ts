/** Japanese: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | フラメンコダンサー, バレリーナ
bridesmaid | ブライズメイド
angler | 船頭, 渡し守
gondolier | ゴンドラの船頭, 漕ぎ手
lumberjack | きこり
foreman | 現場監督
sculptor | 彫刻家
astronomer | 化学者, 生物学者, 研究員
hacker | ハッカー, ゲーマー, 配信者
caretaker | 用務員, 鍵屋
confectioner | パティシエ
optician | 助産師, 眼科医, 救急隊員, 女医
receptionist | 受付嬢, 役人, レジ店員
croupier | ディーラー, 競売人
linesman | 審判員, 線審, 主審
striker | ストライカー, フォワード, ディフェンダー
bowler | バッター, ピッチャー, 打者, 投手
tennis player | テニス選手
golfer | ゴルファー
gymnast | 体操選手, チアリーダー
weightlifter | 重量挙げ選手, マッチョ
sprinter | 走者, 陸上選手
ice skater | フィギュアスケーター, スケーター
juggler | 大道芸人
street musician | バイオリニスト, ピアニスト, ギタリスト, 指揮者
shepherdess | お百姓さん, 酪農家
cameraman | 撮影スタッフ, 映画カメラマン
film director | 脚本家, 詩人, 小説家, 映画監督
magistrate | 判事
constable | 刑事, 交番のおまわりさん, 保安官
bouncer | 用心棒, 門番さん, 夜警, 見張り番
pickpocket | スリ師, 密輸業者, 山賊, 盗人, こそ泥, 密猟者
stepsister | 従姉妹, 孫娘
stepbrother | 孫息子
godmother | 叔母, おばちゃん, 継母
godfather | 伯父さん, 叔父, 伯父, 大家さん
great-grandma | ひいおばあちゃん, 老婆
great-grandpa | ひいおじいちゃん
teenager | ティーンエイジャー, ルームメイト
duchess | 姫様, 女帝, 公爵夫人
emperor | 皇帝, 殿様, 将軍様, ファラオ, 大名
jester | 道化, パントマイマー
bullfighter | 闘牛士, 煙突掃除屋
cosmonaut | 宇宙飛行士さん
airman | 客室乗務員, スチュワーデス
squire | 女騎士, 武者, 銃士
nomad | 商人, 物乞い, 遊牧民, 漂流者, 孤児, 行商人
street sweeper | ゴミ収集員, 掃除のおばさん, 執事, メイド, 窓ふき職人
taxi driver | タクシー運転手, バス運転手, トラック運転手, 機関士
usher | 案内人, ガイドさん, 切符売り, ベルボーイ
cobbler | 靴職人, 機織り, 時計職人, 花屋さん, 宝石商
orchestra | 吹奏楽団
djinn | ランプの魔人, ジーニー
troll | トロール
leshy | 赤鬼
kappa | 河童, かっぱ, カッパ, ぬりかべ, 化け狐, 座敷わらし, ろくろ首, 雪女
baba yaga | 山姥, 占い師
tooth fairy | 歯の妖精, 花の精
selkie | 人魚姫
kobold | 小鬼, コボルト
leprechaun | 庭の小人
reaper | 死神, がしゃどくろ
wraith | 亡霊
ghoul | キョンシー
antelope | アンテロープ, カモシカ
lynx | オオヤマネコ, ピューマ, 豹
jackal | ジャッカル, ハイエナ
sheepdog | 子いぬ, 番犬, ワンちゃん, チワワ
tabby | 猫ちゃん, 野良猫
pullet | 雌鶏, ホロホロ鳥
cockerel | 雄鶏
quail | うずら, ひばり, メジロ, カワセミ, 文鳥
pelican | ペリカン, トキ
jay | カササギ, 黒鳥
budgie | いんこ, 九官鳥
osprey | 隼, トビ
catfish | なまず, サバ, タラ, イワシ, マグロ, ニジマス, さんま, アジ, カツオ, メダカ
moray eel | うなぎ, ウツボ, マムシ
porpoise | イルカ
stingray | マンタ, メガロドン
sea anemone | イソギンチャク, なまこ, ナマコ, プランクトン
prawn | 伊勢海老
cockle | カキ貝, はまぐり, サザエ
cuttlefish | いか, ダイオウイカ
dragonfly | アゲハ
firefly | ホタル
weevil | カナブン, ノミ虫, アブラムシ, フンコロガシ, カミキリムシ
gnat | ヤブ蚊, ブヨ, モスキート
roach | ごきぶり
millipede | ヤスデ, かいこ, 幼虫, 害虫, だんごむし
stick insect | セミ, 鈴虫
vole | 野ねずみ, 二十日鼠
stoat | フェレット, オコジョ
guanaco | リャマ
cassowary | エミュー, ヒクイドリ
pterodactyl | プテラノドン, 火竜
stegosaur | ステゴサウルス
`;
