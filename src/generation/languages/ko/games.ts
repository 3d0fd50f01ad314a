/** Names of games in Korean, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | 플랫폼 게임, 플랫포머
shmup | 슈팅 게임, 비행 슈팅
arena | 아레나 전투
breakout | 벽돌깨기, 벽돌 깨기
snake | 뱀 게임, 스네이크 게임, 지렁이 게임
runner | 달리기 게임, 무한 달리기, 러닝 게임
flappy | 비행 게임
match3 | 매치3 퍼즐, 쓰리매치, 매치3
sokoban | 상자 밀기 퍼즐, 소코반, 창고지기
maze | 미로 게임, 미로 찾기
tower_defense | 타워 디펜스
racing | 레이싱 게임, 자동차 경주
memory | 짝 맞추기 게임, 기억력 게임, 메모리 게임, 카드 뒤집기
quiz | 퀴즈, 퀴즈 게임
aim_physics | 조준 게임
reaction | 반응 속도 게임
rhythm | 리듬 게임, 펌프, 펌프 잇 업, 디디알
clicker | 클리커 게임, 클리커
catcher | 받기 게임
crossing | 길 건너기 게임
duel | 대전 게임
falling_blocks | 블록 쌓기 퍼즐, 떨어지는 블록
farm_sim | 농장 게임
chess | 체스
checkers | 체커
chinese_checkers | 다이아몬드 게임
tic_tac_toe | 틱택토
connect_four | 사목, 커넥트 포
gomoku | 오목
go | 바둑
reversi | 오셀로, 리버시, 오델로
shogi | 쇼기, 일본 장기
xiangqi | 중국 장기
nine_mens_morris | 나인 멘스 모리스, 고누
backgammon | 백개먼, 백거먼, 쌍륙
battleship | 배틀십, 해전 게임
ludo | 루도
snakes_and_ladders | 뱀과 사다리, 뱀 사다리 게임, 뱀주사위놀이, 뱀 주사위 놀이
mancala | 만칼라
crazy_eights | 크레이지 에이트, 크레이지에이트
spades | 스페이드 카드놀이, 스페이드 카드 게임
hearts | 하트 카드놀이, 하트 카드 게임
whist | 휘스트
trick_taking | 트릭 따기 카드놀이, 트릭 테이킹, 트릭테이킹, 트릭 따기
uno | 우노, 우노 게임, 우노 카드
mau_mau | 원카드, 원 카드
dominoes | 도미노, 도미노 게임, 도미노 놀이
partner_dominoes | 도미노 팀전, 2대2 도미노, 짝 도미노
block_dominoes | 블록 도미노
mahjong_solitaire | 마작, 상하이
dots_and_boxes | 점과 상자, 땅따먹기
rock_paper_scissors | 가위바위보, 묵찌빠, 참참참, 하나빼기
dice_game | 주사위 게임
yahtzee | 야추
bingo | 빙고
board_game | 보드게임, 보드 게임
solitaire | 솔리테어, 카드 솔리테어
spider_solitaire | 스파이더 솔리테어
freecell | 프리셀
blackjack | 블랙잭
poker | 포커
rummy | 루미, 훌라
durak | 두라크
old_maid | 도둑잡기
card_battler | 카드 배틀 게임, 덱 빌딩 게임, 하스스톤
card_game | 카드 게임, 카드놀이
slot_machine | 슬롯머신
roulette | 룰렛
casino | 카지노 게임, 카지노
guess_word | 낱말 맞히기, 단어 맞히기, 단어 맞추기
hangman | 행맨
word_search | 단어 찾기, 낱말 찾기
crossword | 십자말풀이, 가로세로 낱말 퍼즐, 크로스워드, 가로세로, 가로세로 퍼즐, 낱말퍼즐
anagram | 애너그램
word_chain | 끝말잇기, 초성게임, 초성 게임, 쿵쿵따
typing_game | 타자 게임, 타자 연습, 타이핑 게임
spelling_game | 맞춤법 게임, 철자 게임
sudoku | 스도쿠
minesweeper | 지뢰찾기, 지뢰 찾기
nonogram | 노노그램, 네모네모로직, 네모로직, 로직
kakuro | 카쿠로
maths_game | 수학 게임, 구구단
guess_the_number | 숫자 맞히기, 베스킨라빈스31, 업다운, 업 다운 게임
fifteen_puzzle | 15 퍼즐, 슬라이드 퍼즐
lights_out | 라이츠 아웃, 라이츠아웃, ~불 끄기
rubiks_cube | 루빅스 큐브, 큐브 맞추기
jigsaw | 직소 퍼즐, 퍼즐 맞추기, 그림 맞추기, 직소퍼즐, 조각 퍼즐, 그림 퍼즐
spot_the_difference | 틀린 그림 찾기, 다른 그림 찾기
hidden_objects | 숨은 그림 찾기, 숨은 물건 찾기
bubble_shooter | 버블 슈터, 보글보글 슈터
merge_game | 합치기 게임, 머지 게임
tower_stacking | 탑 쌓기, 타워 쌓기
marble_run | 구슬 굴리기 트랙, 구슬 트랙
ball_maze | 공 굴리기 미로
pipe_puzzle | 파이프 연결 퍼즐, 파이프 잇기, 파이프 퍼즐, 파이프 게임, 파이프 연결, 파이프 돌리기, 수도관 퍼즐, 수도관 게임, 수도관 연결, 배관 퍼즐, 배관 게임, 배관공 게임, 배관공 퍼즐
circuit_puzzle | 회로 퍼즐, 전선 연결 퍼즐, 전선 잇기, 전기 회로 게임, 전선 연결 게임, 회로 연결
connect_the_dots | 점 잇기
tower_of_hanoi | 하노이의 탑, 하노이 탑
water_sort | 물 분류 퍼즐, 워터 소트
tangram | 칠교놀이
simon_says | 사이먼 가라사대, 사이먼 게임, 순서 기억 게임, 코코코
escape_room | 방탈출 게임, 방탈출, 방 탈출
logic_puzzle | 논리 퍼즐
air_hockey | 에어하키
pinball | 핀볼
io_game | io 게임
whack_a_mole | 두더지 잡기, 쥐잡기, 쥐 잡기
claw_machine | 인형뽑기, 인형 뽑기
shooting_gallery | 사격장, 표적 맞히기
fishing_game | 낚시 게임, 낚시
balloon_popping | 풍선 터뜨리기
dodgeball | 피구
metroidvania | 메트로배니아
fps | 1인칭 슈팅 게임, 1인칭 슈팅
battle_royale | 배틀로얄, 배틀그라운드
sniper_game | 저격 게임
tank_battle | 탱크 게임, 탱크 전투, 탱크 대결
boss_rush | 보스 러시
roguelike | 로그라이크
beat_em_up | 벨트 스크롤 액션
artillery_game | 포격 게임, 포트리스
rpg | 롤플레잉 게임, RPG
social_deduction | 마피아 게임, 늑대인간 게임, 마피아
dungeon_crawler | 던전 탐험 게임, 던전 크롤러
text_adventure | 텍스트 어드벤처
visual_novel | 비주얼 노벨
interactive_story | 인터랙티브 스토리, 선택형 스토리
point_and_click | 포인트 앤 클릭 어드벤처
dating_sim | 연애 시뮬레이션, 미연시
detective_game | 탐정 게임, 추리 게임
horror_game | 공포 게임
walking_simulator | 걷기 시뮬레이터
rts | 실시간 전략 게임, 전략 게임, 스타크래프트
turn_based_strategy | 턴제 전략 게임, 턴제 전략
auto_battler | 오토배틀러
moba | MOBA, 리그 오브 레전드
city_builder | 도시 건설 게임, 도시 건설
tycoon | 타이쿤 게임, 경영 게임, 타이쿤
idle_game | 방치형 게임
life_simulator | 인생 시뮬레이션
virtual_pet | 다마고치, 가상 애완동물, 펫 키우기, 펫 돌보기, 애완동물 돌보기, 동물 돌보기 게임
cooking_game | 요리 게임
restaurant_game | 식당 게임, 피자 가게 게임
dress_up | 옷입히기 게임, 옷 입히기, 옷입히기, 코디 게임, 꾸미기 게임
makeup_game | 메이크업 게임, 화장 게임
colouring_game | 색칠 게임, 색칠하기
drawing_game | 그림 그리기 게임
music_maker | 음악 만들기
shop_simulator | 가게 게임, 마트 게임
hospital_game | 병원 게임, 의사 게임
flight_simulator | 비행 시뮬레이터
truck_simulator | 트럭 시뮬레이터, 운전 시뮬레이터
train_game | 기차 게임
parking_game | 주차 게임
factory_game | 공장 게임
god_game | 신 게임, 갓 게임
sandbox | 샌드박스 게임, 물리 샌드박스
sand_simulator | 모래 시뮬레이터
obby | 점프맵
survival_crafting | 생존 제작 게임
mining_game | 채굴 게임, 광산 게임
football | 축구 게임, 축구
penalty_shootout | 승부차기, 페널티킥
basketball | 농구, 농구 게임, 자유투
bowling | 볼링
pool | 당구, 포켓볼
mini_golf | 미니 골프
golf | 골프
darts | 다트
archery | 양궁
slingshot | 새총 게임, 새총
curling | 컬링
shuffleboard | 셔플보드
tennis | 테니스
table_tennis | 탁구
badminton | 배드민턴
volleyball | 배구, 피카츄배구, 피카츄 배구
baseball | 야구, 야구 게임
ice_hockey | 아이스하키
american_football | 미식축구
rugby | 럭비
handball | 핸드볼
boxing | 권투, 복싱
sumo | 스모
wrestling | 레슬링, 씨름, 닭싸움
arm_wrestling | 팔씨름
tug_of_war | 줄다리기
fencing | 펜싱
skateboarding | 스케이트보드, ~스케이트보드
skiing | 스키, 스키점프
snowboarding | 스노보드
surfing | 서핑
athletics | 육상, 올림픽
swimming_race | 수영 경주, 수영 대회
cycling_race | 자전거 경주
horse_race | 경마
motorbike_race | 오토바이 경주
fighting_game | 격투 게임
karaoke | 노래방
piano_game | 피아노 게임
millionaire | 퀴즈쇼 밀리어네어
flag_quiz | 국기 퀴즈, 국기 맞히기
guess_who | 게스후
twenty_questions | 스무고개, 아키네이터
wheel_of_fortune | 행운의 돌림판, 돌림판
truth_or_dare | 진실 혹은 도전
party_game | 파티 게임
hide_and_seek | 숨바꼭질
tag_game | 술래잡기, 얼음땡, 그림자밟기, 그림자 밟기
egg_hunt | 달걀 찾기
mmo | MMORPG, 온라인 RPG
vr_game | VR 게임
open_world | 오픈월드 게임, 오픈월드
space_simulator | 우주 시뮬레이터
tetris | 테트리스
puyo_puyo | 뿌요뿌요
suika_game | 수박게임, 수박 게임
merge_drop | 떨어뜨려 합치기, 과일 합치기, 과일 합치기 게임
pac_man | 팩맨
bomberman | 봄버맨, 크레이지 아케이드
pong | 퐁
frogger | 프로거
crossy_road | 길건너 친구들
super_mario | 슈퍼 마리오, 마리오
sonic | 소닉
kirby | 별의 커비, 커비
galaga | 갤러그
minecraft | 마인크래프트, 마크
terraria | 테라리아
roblox | 로블록스
angry_birds | 앵그리버드, 앵그리 버드
plants_vs_zombies | 식물 대 좀비
fruit_ninja | 후르츠 닌자, 프루트 닌자
subway_surfers | 서브웨이 서퍼
chrome_dino | 쿠키런
among_us | 어몽어스
cookie_clicker | 쿠키 클리커
stardew_valley | 스타듀밸리
animal_crossing | 동물의 숲, 모동숲
flappy_bird | 플래피 버드, 플래피버드
mario_kart | 마리오 카트, 카트라이더
candy_crush | 캔디 크러쉬 사가, 캔디크러쉬, 애니팡
vampire_survivors | 뱀파이어 서바이버, 뱀서, 뱀파이어 서바이벌, 뱀파이어 서바이버즈
pokemon | 포켓몬
zelda | 젤다의 전설, 젤다
brawl_stars | 브롤스타즈
clash_royale | 클래시 로얄
monopoly | 모노폴리, 부루마블
jenga | 젠가
zuma | 주마
the_sims | 심즈
worms | 웜즈
taiko | 태고의 달인
sorting_game | 분류 게임, 분리수거, 분리수거 게임
ordering_game | 순서 맞추기, 순서대로 놓기
petanque | 페탕크, 보체
carrom | 캐럼
stealth_game | 잠입 게임, 스텔스 게임
timing_game | 타이밍 게임
trading_game | 무역 게임, 장사 게임, 교역 게임
feeding_game | 먹이 주기 게임
collecting_game | 모으기 게임
chase_game | 추격 게임
throwing_game | 던지기 게임
dodge_game | 피하기 게임, 똥피하기, 똥 피하기
eating_game | 먹고 커지는 게임
guard_game | 지키기 게임, 지키는 게임
herding_game | 양치기 게임
cleaning_game | 청소 게임, 닦기 게임
firefighting | 소방관 게임, 소방 게임, 불 끄기 게임
lighting_game | 등불 켜기 게임, 불 밝히기 게임
delivery_game | 배달 게임
rescue_game | 구조 게임
yut_nori | 윷놀이
sugoroku | 주사위 말판 놀이
janggi | 장기, 장기 게임
taboo | 몸으로 말해요
shell_game | 야바위, 컵 속 공 찾기
scratch_card | 복권 긁기
dou_dizhu | 더우디주
hanafuda | 화투, 고스톱, 맞고, 민화투, 월남뽕, 육백
president_cards | 대부호, 달무티
war_cards | 카드 전쟁
cheat_cards | 뻥카드
bulls_and_cows | 숫자 야구, 숫자야구
klotski | 클로츠키
onet | 사천성
same_game | 같은 그림 없애기
threes | 쓰리즈
bridge_building | 다리 건설, 다리 만들기
plague_inc | 전염병 주식회사
feeding_frenzy | 큰 물고기 작은 물고기
brain_training | 두뇌 훈련, 두뇌 트레이닝
goldfish_scooping | 금붕어 뜨기, 금붕어 건지기
coin_pusher | 코인 푸셔
pachinko | 파친코, 핀볼 뽑기
foosball | 테이블 축구, 테이블축구
padel | 세팍타크로, 피클볼
field_hockey | 하키 경기
water_polo | 수구 경기
kabaddi | 카바디
ring_toss | 고리 던지기, 링 던지기
can_knockdown | 깡통 쓰러뜨리기, 캔 쓰러뜨리기
croquet | 게이트볼
frisbee_golf | 디스크 골프
long_jump | 멀리뛰기, 높이뛰기
hurdles | 허들 경기, 장애물 달리기
shot_put | 창던지기, 투포환
marathon | 마라톤, 이어달리기
bobsleigh | 봅슬레이
ski_jumping | 스키 점프
biathlon | 바이애슬론
ice_skating | 피겨 스케이팅, 스케이팅
rowing_race | 조정 경기, 보트 경주
rafting | 래프팅
parkour | 파쿠르
rock_climbing | 암벽등반, 클라이밍
martial_arts | 태권도, 유도 경기, 가라테
rodeo | 로데오
show_jumping | 승마 장애물
formula_1 | 포뮬러 1, F1 레이싱
demolition_derby | 범퍼카
dog_sled | 개썰매 경주
paintball | 페인트볼, 서바이벌 게임장
hopscotch | 사방치기
jump_rope | 줄넘기
balancing_game | 균형 잡기 게임, 균형 게임, 중심 잡기 게임, 균형 잡기
tightrope_walking | 외줄타기, 외줄 타기, 줄타기
marbles_game | 구슬치기, 알까기
spinning_tops | 팽이 대결, 팽이치기
red_light_green_light | 무궁화 꽃이 피었습니다, 무궁화꽃이 피었습니다, 오징어 게임
musical_chairs | 의자 뺏기, 의자뺏기
blind_mans_buff | 까막잡기
hot_potato | 폭탄 돌리기
capture_the_flag | 깃발 뺏기
sack_race | 이인삼각
treasure_hunt | 보물찾기
stone_skipping | 물수제비
snowball_fight | 눈싸움, 베개 싸움
sledding | 썰매 타기
kite_flying | 연날리기
kendama | 켄다마
jianzi | 제기차기
tuho | 투호
hair_salon | 미용실 게임, 네일샵
car_wash | 세차 게임
aquarium_game | 수족관 게임
asteroids | 아스테로이드
doodle_jump | 두들 점프
mastermind | 마스터마인드
cricket | 크리켓
lunar_lander | 달 착륙
lander | 착륙 게임, 착륙게임
tron | 트론 게임
gold_miner | 골드 마이너
lemonade_stand | 레모네이드 가게
snap | 스냅 카드, 스냅 카드 게임
bubble_pop | 비눗방울 터뜨리기, 거품 터뜨리기
marble_path | 구슬 슈터, 구슬 쏘기, 구슬 줄
batting | 타격 게임, 야구 배팅
donkey_kong_country | 동키콩 컨트리
super_mario_maker | 슈퍼 마리오 메이커
talking_tom_gold_run | 토킹톰 골드런
super_mario_run | 슈퍼 마리오 런
cookie_run | 쿠키런 킹덤
rolling_sky | 롤링스카이
duolingo | 듀오링고
escape_from_tarkov | 타르코프
crossfire | 크로스파이어
sudden_attack | 서든어택
resident_evil | 레지던트 이블, 바이오하자드
silent_hill | 사일런트 힐
dead_by_daylight | 데드 바이 데이라이트
identity_v | 제5인격
backrooms | 백룸
persona_5 | 페르소나 5
monster_hunter | 몬스터 헌터, 몬헌
genshin_impact | 원신
honkai_star_rail | 붕괴 스타레일
zenless_zone_zero | 젠레스 존 제로
blue_archive | 블루 아카이브
arknights | 명일방주
uma_musume | 우마무스메
tsum_tsum | 썸썸
djmax | 디제이맥스
o2jam | 오투잼
audition_online | 오디션 게임
honor_of_kings | 왕자영요
lost_ark | 로스트아크, 로아
maplestory | 메이플스토리, 메이플
dungeon_fighter_online | 던전앤파이터, 던파
kartrider | 카트
crazy_arcade | 크아
lineage | 리니지
ragnarok_online | 라그나로크
mabinogi | 마비노기
aion_online | 아이온
black_desert_online | 검은사막
stumble_guys | 스텀블 가이즈
human_fall_flat | 휴먼 폴 플랫
goose_goose_duck | 구스구스덕
palworld | 팰월드
bed_wars | 베드워즈
random_dice | 랜덤다이스
game_of_life | 인생게임
pop_up_pirate | 통아저씨 게임, 통아저씨
crocodile_dentist | 악어 이빨 게임, 악어 룰렛
halli_galli | 할리갈리
toca_boca | 토카보카
thunder_fighter | 비행기 게임 1945, 스트라이커즈 1945
head_soccer | 헤드사커
efootball | 위닝일레븐, 위닝
wii_sports | 위 스포츠
golf_clash | 모두의 골프
pangya | 팡야
power_pros | 파워프로, 마구마구
elastics | 고무줄놀이
leapfrog | 말뚝박기
cats_cradle | 실뜨기
cops_and_robbers | 경찰과 도둑, 경도
the_floor_is_lava | 바닥은 용암
duck_duck_goose | 수건돌리기
clapping_game | 쎄쎄쎄, 손뼉치기
thumb_war | 손가락 씨름
alkkagi | 알까기 바둑, 알까기 게임
flipping_cards_and_pogs | 딱지치기, 딱지
jacks | 공기놀이
broken_telephone | 귓속말 전달, 말 전달 게임
would_you_rather | 밸런스 게임
liar_game | 라이어 게임
tichu | 티츄
seotda | 섯다
nim | 님 게임
matchstick_puzzle | 성냥개비 퍼즐
dalgona | 달고나 뽑기, 달고나
land_grabbing | 땅따먹기 게임
sevens | 세븐카드
the_da_vinci_code | 다빈치코드, 다빈치 코드
jousting_on_shoulders | 기마전
kickball | 발야구
369 | 369, 삼육구, 369게임, 삼육구 게임
nunchi_game | 눈치게임, 눈치 게임
hoop_rolling | 굴렁쇠, 굴렁쇠 굴리기
snow_bros | 스노우 브라더스
ponpoko | 너구리 게임
jaws_game | 죠스떡볶이
lagori | 비석치기, 비석 치기
gilli_danda | 자치기
rummikub | 루미큐브
london_bridge | 대문놀이
the_witcher | 더 위쳐, 위쳐
`;
