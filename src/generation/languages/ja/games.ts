/** Names of games in Japanese, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | アクションゲーム, プラットフォーマー, ジャンプアクション
shmup | シューティングゲーム, シューティング
arena | アリーナバトル
breakout | ブロック崩し, アルカノイド, ブロックくずし
snake | ヘビゲーム, スネークゲーム, 蛇ゲーム
runner | ランゲーム, エンドレスランナー
flappy | 飛行ゲーム
match3 | マッチ3パズル, スリーマッチ, マッチ3
sokoban | 倉庫番, 箱押しパズル
maze | 迷路ゲーム, 迷路
tower_defense | タワーディフェンス
racing | レースゲーム, レーシングゲーム
memory | 神経衰弱, 記憶ゲーム, メモリーゲーム, 絵合わせ
quiz | クイズ, クイズゲーム
aim_physics | ねらい撃ちゲーム
reaction | 反射神経ゲーム
rhythm | リズムゲーム, 音ゲー, 音楽ゲーム
clicker | クリッカーゲーム, クリッカー
catcher | キャッチゲーム, 流しそうめん
crossing | 道路横断ゲーム
duel | 対戦ゲーム
falling_blocks | 落ち物パズル, 落ちものパズル
farm_sim | 農場ゲーム, 牧場ゲーム
chess | チェス
checkers | チェッカー
chinese_checkers | ダイヤモンドゲーム
tic_tac_toe | 三目並べ, マルバツゲーム
connect_four | 四目並べ, コネクトフォー
gomoku | 五目並べ
go | 囲碁
reversi | オセロ, リバーシ
shogi | 将棋, 詰将棋
xiangqi | シャンチー, 中国将棋
nine_mens_morris | ナイン・メンズ・モリス, ナインメンズモリス
backgammon | バックギャモン, 西洋すごろく
battleship | 海戦ゲーム, バトルシップ
ludo | ルドー, ルード
snakes_and_ladders | 蛇と梯子, ヘビとはしご
mancala | マンカラ
crazy_eights | クレイジーエイト, アメリカンページワン
briscola | ブリスコラ
spades | スペードトランプ, トランプのスペード
hearts | ハーツ, トランプのハーツ
whist | ホイスト
trick_taking | トリックテイキング, トリテ
uno | ウノ, UNO
mau_mau | ページワン, マウマウ
dominoes | ドミノ, ドミノゲーム
partner_dominoes | ドミノのペア戦, ペアドミノ, チームドミノ
block_dominoes | ブロックドミノ, 引かないドミノ
mahjong_solitaire | 麻雀, 上海, ~上海, ドンジャラ
dots_and_boxes | ドット・アンド・ボックス, 点つなぎ陣取り
rock_paper_scissors | じゃんけん, ジャンケン, 叩いて被ってジャンケンポン, あっち向いてホイ
dice_game | サイコロゲーム
yahtzee | ヤッツィー
bingo | ビンゴ
board_game | ボードゲーム
solitaire | ソリティア, クロンダイク
spider_solitaire | スパイダーソリティア
freecell | フリーセル
blackjack | ブラックジャック
poker | ポーカー
rummy | ラミー
durak | ドゥラーク
old_maid | ババ抜き, ばば抜き, ジジ抜き, じじ抜き
card_battler | カードバトル, トレーディングカードゲーム, デッキ構築, デッキ構築ゲーム
card_game | カードゲーム, トランプゲーム
slot_machine | スロットマシン, スロット
roulette | ルーレット
casino | カジノゲーム, カジノ
guess_word | 言葉当て, 単語当て, 単語当てゲーム
hangman | ハングマン
word_search | ワードサーチ, 単語探し, シークワーズ, 言葉探し, 文字探し, ことばさがし
crossword | クロスワード, クロスワードパズル
anagram | アナグラム, 文字並べ, 言葉並べ替え
word_chain | しりとり, 山手線ゲーム, 古今東西ゲーム
typing_game | タイピングゲーム, タイピング
spelling_game | スペルゲーム, 漢字書き取り
sudoku | 数独, ナンプレ, ナンバープレース
minesweeper | マインスイーパー, マインスイーパ
nonogram | お絵かきロジック, ピクロス, ノノグラム
kakuro | カックロ
maths_game | 算数ゲーム, 計算ゲーム, 九九, 足し算ゲーム
guess_the_number | 数当てゲーム
fifteen_puzzle | 15パズル, スライドパズル, スライディングパズル
lights_out | ライツアウト, ライツ・アウト
rubiks_cube | ルービックキューブ
jigsaw | ジグソーパズル, ジグソー, ピースパズル, 絵合わせパズル
spot_the_difference | まちがいさがし, 間違い探し, 間違いさがし, まちがい探し
hidden_objects | アイテム探し, もの探し, 隠しもの探し
bubble_shooter | バブルシューター, パズルボブル
merge_game | マージゲーム, 合成ゲーム
tower_stacking | 積み上げゲーム, タワー積み, 積み木タワー
marble_run | ビー玉転がし, ビー玉コース
ball_maze | ボール迷路, 玉転がし迷路
pipe_puzzle | 水道管パズル, 水道管ゲーム, パイプパズル, パイプゲーム, パイプをつなぐ, パイプをつなげる, 配管パズル, 配管ゲーム, 水道管をつなぐ, パイプつなぎ, 水パイプ, 配管工パズル
circuit_puzzle | 電気回路パズル, 配線パズル, 回路パズル, ケーブルをつなぐパズル, 電線パズル, 電気をつなぐゲーム
connect_the_dots | 点つなぎ
tower_of_hanoi | ハノイの塔
water_sort | 水の色分けパズル, ウォーターソート
tangram | タングラム
simon_says | サイモンゲーム, サイモンセッズ, サイモンセイズ, 順番記憶ゲーム
escape_room | 脱出ゲーム
logic_puzzle | 論理パズル, 頭脳パズル
air_hockey | エアホッケー
pinball | ピンボール
io_game | ioゲーム
whack_a_mole | もぐらたたき, モグラたたき, もぐら叩き
claw_machine | クレーンゲーム, UFOキャッチャー
shooting_gallery | 射的
fishing_game | 釣りゲーム
balloon_popping | 風船割り
dodgeball | ドッジボール, ドッヂボール
metroidvania | メトロイドヴァニア
fps | 一人称シューティング, FPS
battle_royale | バトルロイヤル, フォートナイト
sniper_game | スナイパーゲーム
tank_battle | 戦車ゲーム, 戦車バトル, 戦車対決
boss_rush | ボスラッシュ
roguelike | ローグライク, 不思議のダンジョン
beat_em_up | ベルトスクロールアクション
artillery_game | 砲撃ゲーム, 大砲ゲーム
rpg | ロールプレイングゲーム, RPG
social_deduction | 人狼, 人狼ゲーム
dungeon_crawler | ダンジョンRPG, ダンジョン探索
text_adventure | テキストアドベンチャー
visual_novel | ノベルゲーム, ビジュアルノベル
interactive_story | ゲームブック, 選択式ストーリー
point_and_click | ポイント&クリックアドベンチャー, ポイントアンドクリック
dating_sim | 恋愛シミュレーション, 乙女ゲーム, ギャルゲー
detective_game | 推理ゲーム, 探偵ゲーム
horror_game | ホラーゲーム
walking_simulator | ウォーキングシミュレーター
rts | リアルタイムストラテジー, 戦略ゲーム
turn_based_strategy | ターン制戦略ゲーム, シミュレーションRPG, ターン制ストラテジー
auto_battler | オートバトラー
moba | MOBA
city_builder | 街づくりゲーム, 都市開発ゲーム, 街作り
tycoon | 経営シミュレーション, 経営ゲーム
idle_game | 放置ゲーム
life_simulator | 人生シミュレーション, 人生ゲーム
virtual_pet | 育成ゲーム, バーチャルペット, たまごっち, お世話ゲーム, ペットのお世話, ペットお世話ゲーム
cooking_game | 料理ゲーム, クッキングゲーム
restaurant_game | レストランゲーム, ピザ屋ゲーム
dress_up | 着せ替えゲーム, 着せ替え, 着せかえ, きせかえ, きせかえゲーム, コーデゲーム
makeup_game | メイクゲーム
colouring_game | ぬりえ, 塗り絵
drawing_game | お絵かきゲーム, お絵描きゲーム
music_maker | 作曲ゲーム
shop_simulator | お店屋さんゲーム, お店ゲーム
hospital_game | 病院ゲーム, お医者さんゲーム
flight_simulator | フライトシミュレーター
truck_simulator | トラックシミュレーター, 運転シミュレーター
train_game | 電車ゲーム, 電車でgo
parking_game | 駐車ゲーム
factory_game | 工場ゲーム, 工場建設
god_game | ゴッドゲーム
sandbox | サンドボックスゲーム, サンドボックス, 物理サンドボックス
sand_simulator | 砂シミュレーター, 粉遊び
obby | オビー
survival_crafting | サバイバルクラフト
mining_game | 採掘ゲーム
football | サッカーゲーム, サッカー
penalty_shootout | PK戦, ペナルティキック, PK
basketball | バスケットボール, バスケ, フリースロー
bowling | ボウリング, ボーリング
pool | ビリヤード
mini_golf | ミニゴルフ, パターゴルフ
golf | ゴルフ
darts | ダーツ
archery | アーチェリー, 弓道
slingshot | パチンコで撃つゲーム, スリングショット
curling | カーリング
shuffleboard | シャッフルボード
tennis | テニス
table_tennis | 卓球
badminton | バドミントン
volleyball | バレーボール
baseball | 野球, 野球ゲーム, 野球盤
ice_hockey | アイスホッケー
american_football | アメリカンフットボール, アメフト
rugby | ラグビー
handball | ハンドボール
boxing | ボクシング
sumo | 相撲, 紙相撲, トントン相撲, とんとん相撲
wrestling | レスリング, プロレス
arm_wrestling | 腕相撲
tug_of_war | 綱引き
fencing | フェンシング
skateboarding | スケートボード, ~スケートボード, ~スケボー
skiing | スキー
snowboarding | スノーボード, スノボ
surfing | サーフィン
athletics | 陸上競技, オリンピック
swimming_race | 水泳競争, 競泳
cycling_race | 自転車レース
horse_race | 競馬
motorbike_race | バイクレース
fighting_game | 格闘ゲーム, 格ゲー
karaoke | カラオケ
piano_game | ピアノゲーム
millionaire | クイズ$ミリオネア, クイズミリオネア
flag_quiz | 国旗クイズ, 国旗当て
guess_who | ゲスフー
twenty_questions | ~20の質問, 二十の扉, アキネーター
wheel_of_fortune | ルーレット抽選, ホイールオブフォーチュン
truth_or_dare | 真実か挑戦か
party_game | パーティーゲーム
hide_and_seek | かくれんぼ
tag_game | 鬼ごっこ, 色鬼, 高鬼, 氷鬼, 増え鬼
egg_hunt | エッグハント, 宝探しゲーム
mmo | MMORPG, MMO
vr_game | VRゲーム
open_world | オープンワールドゲーム, オープンワールド
space_simulator | 宇宙シミュレーター
tetris | テトリス
puyo_puyo | ぷよぷよ
suika_game | スイカゲーム
merge_drop | 落として合体, 合体パズル, 落として合体ゲーム
pac_man | パックマン
bomberman | ボンバーマン
pong | ポン, ~ポン
frogger | フロッガー
crossy_road | クロッシーロード
donkey_kong | ドンキーコング
super_mario | スーパーマリオ, マリオ
sonic | ソニック
kirby | 星のカービィ, カービィ
space_invaders | スペースインベーダー, インベーダー, インベーダーゲーム
galaga | ギャラガ
gradius | グラディウス
touhou | 東方Project, 東方
minecraft | マインクラフト, マイクラ
terraria | テラリア
roblox | ロブロックス
angry_birds | アングリーバード
plants_vs_zombies | プラントVSゾンビ
fruit_ninja | フルーツニンジャ
subway_surfers | サブウェイサーファー
among_us | アモングアス, アマングアス
cookie_clicker | クッキークリッカー
stardew_valley | スターデューバレー, 牧場物語
animal_crossing | どうぶつの森, あつ森
flappy_bird | フラッピーバード
mario_kart | マリオカート, マリカ, マリカー
candy_crush | キャンディークラッシュ
bejeweled | パズドラ, ズーキーパー
vampire_survivors | ヴァンパイアサバイバーズ, ヴァンサバ
zelda | ゼルダの伝説, ゼルダ
pokemon | ポケモン, ポケットモンスター
final_fantasy | ドラゴンクエスト, ドラクエ, ファイナルファンタジー
metal_gear | メタルギア
taiko | 太鼓の達人
osu | osu!, プロセカ
smash_bros | スマブラ, 大乱闘スマッシュブラザーズ
street_fighter | ストリートファイター, ストリートファイターⅡ, スト2
monopoly | モノポリー
jenga | ジェンガ
dark_souls | ダークソウル, エルデンリング
worms | ワームズ
wordle | ワードル
sorting_game | 分別ゲーム, ゴミの分別, ごみ分別, 仕分けゲーム
ordering_game | 並べ替えゲーム, 順番に並べる, 並べ替え
petanque | ペタンク, ボッチャ
stealth_game | ステルスゲーム, 潜入ゲーム
timing_game | タイミングゲーム
trading_game | 貿易ゲーム, 交易ゲーム, 行商ゲーム
feeding_game | えさやりゲーム
collecting_game | 集めるゲーム
chase_game | 追いかけるゲーム
throwing_game | 投げるゲーム, 投げつけるゲーム
dodge_game | よけゲーム, 避けゲーム, よけるゲーム, 避けるゲーム
eating_game | 食べて大きくなるゲーム
guard_game | 守るゲーム, 見張りのゲーム
herding_game | 羊飼いゲーム
cleaning_game | おそうじゲーム, お掃除ゲーム, 掃除ゲーム
firefighting | 消防ゲーム, 消火ゲーム, 消防士ゲーム
lighting_game | 明かりをともすゲーム, ランタンゲーム, 灯りをともすゲーム
delivery_game | 配達ゲーム
rescue_game | 救助ゲーム, レスキューゲーム
carrom | カロム
yut_nori | ユンノリ
sugoroku | すごろく, 双六
janggi | チャンギ
peg_solitaire | ペグソリティア
stratego | 軍人将棋
taboo | ジェスチャーゲーム
shell_game | カップシャッフル
scratch_card | スクラッチくじ
bridge_cards | コントラクトブリッジ
dou_dizhu | 闘地主
hanafuda | 花札, こいこい
president_cards | 大富豪, 大貧民
war_cards | 戦争トランプ
snap | スナップ トランプ, トランプのスナップ, 豚のしっぽ, ぶたのしっぽ
cheat_cards | ダウト
pyramid_solitaire | ピラミッドソリティア
bulls_and_cows | ヒットアンドブロー, ヌメロン
klotski | 箱入り娘
onet | 四川省, 二角取り
same_game | さめがめ, 消滅パズル
bridge_building | 橋づくり, 橋を作るゲーム
paperboy | 新聞配達ゲーム
plague_inc | 伝染病株式会社
brain_training | 脳トレ
goldfish_scooping | 金魚すくい, スーパーボールすくい
coin_pusher | メダルゲーム, コイン落とし
pachinko | パチンコ
foosball | テーブルサッカー
padel | パデル, セパタクロー
field_hockey | ホッケー
water_polo | 水球
kabaddi | カバディ
ring_toss | 輪投げ
can_knockdown | 缶倒し, 的当て, 玉入れ, たまいれ
croquet | ゲートボール, クロッケー
molkky | モルック
frisbee_golf | ディスクゴルフ, フリスビー
long_jump | 走り幅跳び, 走り高跳び
hurdles | ハードル走
shot_put | やり投げ, 砲丸投げ
marathon | マラソン, 駅伝
bobsleigh | ボブスレー, リュージュ
ski_jumping | スキージャンプ
biathlon | バイアスロン
ice_skating | フィギュアスケート
rowing_race | ボートレース, ドラゴンボート
rafting | ラフティング, 川下り
parkour | パルクール
rock_climbing | ボルダリング, ロッククライミング
martial_arts | 空手, 柔道, 格闘技, 剣道
rodeo | ロデオ
show_jumping | 障害馬術
formula_1 | F1レース, エフワン
demolition_derby | バンパーカー
dog_sled | 犬ぞりレース
paintball | ペイントボール
hopscotch | けんけんぱ, ケンケンパ, 石けり
jump_rope | 縄跳び, なわとび, 大縄
balancing_game | バランスゲーム, バランスをとるゲーム, バランスを取るゲーム
tightrope_walking | 綱渡り, つなわたり, 綱わたり
marbles_game | ビー玉遊び, おはじき
spinning_tops | ベイブレード, ベーゴマ, コマ回し対決
red_light_green_light | だるまさんがころんだ, だるまさんが転んだ
musical_chairs | 椅子取りゲーム, いす取りゲーム
blind_mans_buff | 目隠し鬼
pinata | ピニャータ, スイカ割り
hot_potato | 爆弾ゲーム
capture_the_flag | 旗取り, 棒倒し
sack_race | 二人三脚, パン食い競走, 障害物競走
treasure_hunt | 宝探し
stone_skipping | 水切り, 水切りゲーム
snowball_fight | 雪合戦, 枕投げ
sledding | そり滑り, ソリ滑り
kite_flying | 凧揚げ
kendama | けん玉, けんだま
jianzi | リフティング, 蹴鞠
tuho | 投壺
hair_salon | 美容院ゲーム, 床屋ゲーム
car_wash | 洗車ゲーム
aquarium_game | 水族館ゲーム, アクアリウムゲーム
asteroids | アステロイド
doodle_jump | ドゥードゥルジャンプ
mastermind | マスターマインド
cricket | クリケット
lunar_lander | 月面着陸
lander | 着陸ゲーム, 着地ゲーム
tron | トロンゲーム
lemonade_stand | レモネード屋
bubble_pop | シャボン玉割り, シャボン玉を割る, シャボン玉ゲーム
marble_path | マーブルシューター, ビー玉シューター, 玉の列
batting | バッティング, バッティングセンター
paper_mario | ペーパーマリオ
donkey_kong_country | スーパードンキーコング
wario_land | ワリオランド
super_mario_64 | スーパーマリオ64
super_mario_maker | スーパーマリオメーカー, マリオメーカー
super_mario_odyssey | マリオオデッセイ
little_nightmares | リトルナイトメア
sonic_dash | ソニックダッシュ
super_mario_run | スーパーマリオラン
cookie_run | クッキーラン
duolingo | デュオリンゴ
takeshis_castle | 風雲たけし城, たけし城
cyberpunk_2077 | サイバーパンク2077
resident_evil | バイオハザード
silent_hill | サイレントヒル
dead_by_daylight | デッドバイデイライト, デドバ
identity_v | 第五人格
backrooms | バックルーム
persona_5 | ペルソナ5
kingdom_hearts | キングダムハーツ
monster_hunter | モンスターハンター, モンハン
xenoblade | ゼノブレイド
nier_automata | ニーアオートマタ
genshin_impact | 原神
honkai_star_rail | 崩壊スターレイル
zenless_zone_zero | ゼンレスゾーンゼロ
wuthering_waves | 鳴潮
fate_grand_order | FGO
puzzle_and_dragons | パズルアンドドラゴンズ
monster_strike | モンスターストライク, モンスト
blue_archive | ブルーアーカイブ, ブルアカ
arknights | アークナイツ
azur_lane | アズールレーン
uma_musume | ウマ娘, ウマ娘プリティーダービー
tsum_tsum | ツムツム, ディズニーツムツム
idolmaster | アイドルマスター, アイマス, デレステ
love_live | ラブライブ
project_sekai | プロジェクトセカイ
bang_dream | バンドリ, ガルパ
beatmania | ビートマニア
parappa_the_rapper | パラッパラッパー
sky_children_of_the_light | 星を紡ぐ子どもたち
onmyoji | 陰陽師ゲーム
honor_of_kings | 伝説対決
maplestory | メイプルストーリー
ragnarok_online | ラグナロクオンライン
palworld | パルワールド
dragon_ball_fighterz | ドラゴンボールゲーム
guilty_gear | ギルティギア
samurai_shodown | サムライスピリッツ, サムスピ
pop_up_pirate | 黒ひげ危機一発, 黒ひげ
crocodile_dentist | ワニワニパニック, いたいワニー
excitebike | エキサイトバイク
ridge_racer | リッジレーサー
initial_d | 頭文字D, イニシャルD
cat_mario | しょぼんのアクション
neko_atsume | ねこあつめ
covet_fashion | ミラクルニキ
yakuza | 龍が如く
ace_combat | エースコンバット
darius | ダライアス
ikaruga | 斑鳩
dodonpachi | 怒首領蜂
efootball | ウイイレ, ウイニングイレブン
captain_tsubasa | キャプテン翼
wii_sports | Wiiスポーツ
golf_clash | みんなのゴルフ, みんゴル
mario_tennis | マリオテニス
power_pros | パワプロ, 実況パワフルプロ野球
punch_out | パンチアウト
layton | レイトン教授
popn_music | ポップンミュージック
elastics | ゴム跳び, ゴム段
leapfrog | 馬跳び
cats_cradle | あやとり
kick_the_can | 缶蹴り, 缶けり
cops_and_robbers | ケイドロ, ドロケイ, ケードロ
the_floor_is_lava | 床はマグマ, 床は溶岩
duck_duck_goose | ハンカチ落とし
clapping_game | 手遊び歌, せっせっせ, アルプス一万尺
thumb_war | 指相撲
flipping_cards_and_pogs | めんこ, メンコ
jacks | お手玉
stilt_race | 竹馬
satte_pe_satta | しちならべ
broken_telephone | 伝言ゲーム
would_you_rather | 究極の選択, 二択ゲーム
liar_game | ワードウルフ
animal_chess | どうぶつしょうぎ, どうぶつ将棋
speed_card_game | スピード トランプ, トランプのスピード, スピード
clock_patience | 時計トランプ
nim | ニムゲーム, 石取りゲーム
matchstick_puzzle | マッチ棒パズル, マッチ棒クイズ
karuta | かるた, カルタ, 百人一首, いろはかるた
fukuwarai | 福笑い, 福笑いゲーム
daruma_otoshi | だるま落とし, ダルマ落とし
hanetsuki | 羽根つき, 羽つき
land_grabbing | 陣取りゲーム, 陣取り, 陣取り合戦
elli_bir | ~51
usunoro | うすのろ, うすのろばか
bozu_mekuri | 坊主めくり
cake_on_a_string | パン食い競争
jousting_on_shoulders | 騎馬戦
king_of_the_hill | ~お山の大将
hanaichimonme | 花いちもんめ, はないちもんめ
kagome | かごめかごめ
hoop_rolling | 輪回し
snow_bros | スノーブラザーズ
dalgona | 型抜き, かたぬき
pick_up_sticks | 将棋崩し, 山崩し
sevens | 七並べ
splatoon | スプラトゥーン
shiren | 風来のシレン
the_witcher | ウィッチャー
eagle_and_chicks | ことろことろ, 子とろ子とろ
london_bridge | ロンドン橋落ちた
`;
