/** Korean: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | 기사, 전사, 용사
pirate | 해적
viking | 바이킹
samurai | 사무라이, 무사
gladiator | 검투사
archer | 궁수
soldier | 병사, 군인
cowboy | 카우보이
dwarf | 난쟁이, 드워프
gnome | 노움, 요정 난쟁이
scarecrow | 허수아비
mummy | 미라
skeleton | 해골, 스켈레톤
slime | 슬라임
cave-goblin | 고블린
orc | 오크
golem | 골렘
yeti | 설인, 예티
cyclops | 키클롭스, 외눈박이
minotaur | 미노타우로스
hydra | 히드라
kraken | 크라켄
demon | 악마
mech | 메카, 거대 로봇
cyborg | 사이보그
drone | 드론
tank | 탱크
turret | 포탑
cannon | 대포
catapult | 투석기
starship | 우주선
starfighter | 전투기
enemy-starship | 적 우주선, 적기
space-station | 우주 정거장
asteroid | 소행성
submarine | 잠수함
pirate-ship | 해적선
walrus | 바다코끼리
narwhal | 일각고래
piranha | 피라냐
capybara | 카피바라
axolotl | 우파루파
treasure-chest | 보물상자, 보물
sword | 검, 칼
spear | 창
flying-arrow | 화살
shuriken | 수리검, 표창
spike-trap | 가시, 가시 함정
saw-blade | 톱날
sea-mine | 지뢰, 기뢰
energy-orb | 에너지 구슬
portal | 포털, 차원문
lava | 용암
golf-ball | 골프공
snowball | 눈덩이
ruby | 루비
emerald | 에메랄드
diamond | 다이아몬드
gold-bar | 금괴, 골드바
potion | 물약, 포션
cauldron | 가마솥
crate | 나무 상자
trampoline | 트램펄린
laser-bolt | 레이저
cannonball | 포탄
blue-potion | 파란 물약, 마나 물약
green-potion | 초록 물약, 독약
`;

export const commonThings = `
fridge | 냉장고
toaster | 토스터
stove | 오븐, 전자레인지
washing-machine | 세탁기
vacuum-cleaner | 청소기, 로봇청소기
fire-hydrant | 소화전
calculator | 계산기
pillow | 베개, 이불
table | 책상, 탁자
lighthouse | 등대
windmill | 풍차
cheese-wheel | 치즈 덩어리, 동그란 치즈
igloo | 이글루
shovel | 삽
traffic-cone | 라바콘
barrel | 통나무통
fence | 울타리
bush | 덤불
blender | 믹서기
pipe | 파이프
surfboard | 서핑보드
mole | 두더지
armadillo | 아르마딜로
seahorse | 해마
starfish | 불가사리
dust-bunny | 먼지
passenger | 승객, 손님, 관광객
postbox | 우체통
hole | 구덩이
old-woman | 할머니
old-man | 할아버지
woman | 엄마, 어머니
man | 아빠, 아버지, 주인
boy | 소년
girl | 소녀
child | 아이, 꼬마
baby | 아기
person-juggling | 곡예사
firefighter | 소방관
person-playing-handball | 골키퍼, 축구 선수
person-bouncing-ball | 농구 선수
person-biking | 자전거 선수, 배달원
person-running | 달리기 선수
person-surfing | 서퍼
person-swimming | 잠수부
snowboarder | 스노보드
boxing-glove | 권투 선수
martial-arts-uniform | 태권도 선수
person-fencing | 검객
detective | 스파이, 탐정
office-worker | 회사원, 상사, 사장님
postman | 우체부
waiter | 웨이터
baker | 제빵사
plumber | 배관공
blacksmith | 대장장이
construction-worker | 나무꾼
miner | 광부
carpenter | 목수
dentist | 치과의사
vet | 수의사
singer | 가수, 음악가
person-with-veil | 신부
person-beard | 원시인
blackbird | 까마귀
bird | 비둘기, 갈매기, 참새
lizard | 카멜레온, 도마뱀, 아홀로틀
snake | 뱀장어
beaver | 오리너구리
leopard | 치타, 표범
dolphin | 범고래
koala | 웜뱃
monkey | 여우원숭이
cricket | 메뚜기, 사마귀
beetle | 벼룩
microbe | 세포, 세균
comet | 운석, 유성
cyclone | 블랙홀
milky-way | 은하
full-moon | 달, 보름달
ice | 고드름, 빙산, 두부
droplet | 물방울, 빗방울
oil-drum | 기름
pile-of-poo | 똥
mouse-trap | 덫, 쥐덫
goal-net | 그물
person-standing | 졸라맨
knot | 밧줄
chains | 우리, 쇠사슬
headstone | 무덤
leaf-fluttering-in-wind | 나뭇잎, 잎
four-leaf-clover | 클로버
herb | 잔디, 풀
wood | 나뭇가지, 막대기
blueberries | 블루베리, 산딸기
tangerine | 귤, 오렌지
glass-of-milk | 우유
cup-with-straw | 콜라, 주스
hot-beverage | 머그컵, 찻잔
curry-rice | 카레
falafel | 미트볼
cookie | 마카롱
shortcake | 조각 케이크, 푸딩
soft-ice-cream | 아이스크림
dumpling | 만두
leafy-green | 김치, 배추, 양배추, 와사비
bento-box | 도시락
steaming-bowl | 떡볶이, 국수, 찌개
coconut | 대추
rock | 석탄, 광석, 돌멩이
gem-stone | 보석
coin | 동전, 금화, 돈
scroll | 두루마리
world-map | 지도
chess-pawn | 체스
lollipop | 막대사탕
triangular-flag | 깃발, 국기
sports-medal | 메달
performing-arts | 가면
closed-umbrella | 우산
puzzle-piece | 레고, 퍼즐 조각
teddy-bear | 장난감, 인형
television | 텔레비전, 티비
camera | 카메라
joystick | 게임기
electric-plug | 케이블, 충전기
fire | 불, 불꽃, 모닥불
light-bulb | 가로등, 전구
kimono | 망토
shield | 갑옷
sewing-needle | 바늘, 못
paintbrush | 붓
artist-palette | 물감, 페인트
broom | 빗자루
confetti-ball | 장식
seedling | 해초, 미역
canned-food | 깡통, 통조림
bottle-with-popping-cork | 병, 유리병
lotion-bottle | 케첩, 마요네즈, 스프레이
thong-sandal | 슬리퍼, 샌들
rolled-up-newspaper | 신문
shopping-cart | 손수레, 카트
police-officer | 경찰, 경찰관
guard | 경비원, 파수꾼
person-mage | 마법사
skunk | 스컹크
sloth | 개미핥기
shark | 가오리
oyster | 조개
tropical-fish | 흰동가리, 열대어
seal | 바다사자, 물개, 바다표범
house-with-garden | 개집, 닭장
slightly-smiling-face | 이모지
office-building | 빌딩, 고층건물
construction | 바리케이드
delivery-truck | 쓰레기차
tractor | 제설차, 콤바인
flying-disc | 원반, 퍽
spaghetti | 라자냐
person-supervillain | 갱스터
princess | 백설공주, 신데렐라
`;

export const gameThings = `
mask:monster | 몬스터, 괴물
microbe | 바이러스, 세균
person-zombie | 좀비
ninja | 닌자
guard | 경비병
person-mage | 마법사
woman-mage | 마녀
person-fairy | 요정
person-elf | 엘프
person-with-crown | 왕, 여왕
princess | 공주
prince | 왕자
person-merpeople | 인어
person-vampire | 뱀파이어, 흡혈귀
person-superhero | 영웅, 슈퍼히어로
person-supervillain | 악당, 도둑
ghost | 유령, 귀신
detective | 탐정, 탐험가, 모험가
hunter | 사냥꾼
astronaut | 우주비행사, 우주인
cook | 요리사, 셰프
baker | 제빵사
teacher | 선생님, 교수
librarian | 사서
office-worker | 회사원, 직장인
farmer | 농부
gardener | 정원사
shepherd | 양치기, 목동
mechanic | 정비사
plumber | 배관공
construction-worker | 건설 노동자
miner | 광부
police-officer | 경찰, 경찰관
baby-angel | 천사
alien | 외계인
alien-monster | 침략자
flying-saucer | 유에프오, 비행접시
comet | 운석, 혜성
star | 별
ringed-planet | 행성
coin | 동전, 코인, 금화, 돈
gem-stone | 보석, 수정
key | 열쇠
red-heart | 하트
crown | 왕관
axe | 도끼
bow-and-arrow | 활
sparkles | 마법
high-voltage | 번개, 에너지
fire | 불, 불꽃, 파이어볼
bomb | 폭탄
rock | 바위, 돌
cactus | 선인장
package | 상자, 택배, 박스
wrapped-gift | 선물
brick | 벽돌, 벽
locked | 문
hamster | 기니피그, 햄스터
chipmunk | 다람쥐
chestnut | 도토리, 밤, 견과
seal | 바다표범, 물개
shark | 상어
mouse | 쥐, 생쥐
cheese-wedge | 치즈
fish | 물고기, 생선
automobile | 자동차, 차
racing-car | 경주용 자동차, 레이싱카, 스포츠카
delivery-truck | 트럭
ship | 배
cloud | 구름
snowflake | 눈송이
snowman | 눈사람
white-circle | 진주, 거품
spiral-shell | 조개, 조개껍데기
jack-o-lantern | 호박
candy | 사탕, 캔디, 과자
red-apple | 사과, 과일
carrot | 당근, 채소, 야채
strawberry | 딸기, 베리
mushroom | 버섯
hot-beverage | 커피, 차 한잔
books | 책
bug | 애벌레, 책벌레
worm | 지렁이
lady-beetle | 무당벌레
honeybee | 벌, 꿀벌, 말벌
honey-pot | 꿀
blossom | 꽃
seedling | 씨앗, 식물, 새싹
evergreen-tree | 나무
sheaf-of-rice | 건초, 밀, 볏짚
broom | 청소기, 빗자루
flashlight | 손전등
basket | 바구니
beach-with-umbrella | 파라솔
coconut | 코코넛, 야자
hot-pepper | 고추
pizza | 피자
chart-increasing | 주식, 그래프
drop-of-blood | 피
baby-chick | 병아리
chicken | 닭, 암탉
t-rex | 공룡, 티라노사우루스
dragon | 드래곤, 용
cat | 고양이
dog | 강아지, 개, 멍멍이
wolf | 늑대, 늑대인간
rabbit | 토끼
fox | 여우
bear | 곰
frog | 개구리
snail | 달팽이
bird | 새, 비둘기, 갈매기
snake | 뱀
snow-capped-mountain | 산
house | 집
castle | 성, 궁전, 탑
fishing-pole | 낚싯대
goblin | 도깨비
robot | 로봇
wheel | 타이어, 바퀴
leafy-green | 나뭇잎, 잎, 상추
bucket | 양동이, 쓰레기
scorpion | 전갈
paw-prints | 동물
musical-notes | 음표
santa-claus | 산타, 산타클로스
eagle | 독수리, 매
owl | 부엉이, 올빼미
bat | 박쥐
spider | 거미
turtle | 거북이
horse | 말, 조랑말
monkey | 원숭이
parrot | 앵무새, 큰부리새
wood | 통나무
couch-and-lamp | 소파, 가구
tanabata-tree | 대나무
cucumber | 오이, 애호박
dumpling | 만두
raccoon | 너구리
hamster | 두더지
hedgehog | 고슴도치
canoe | 카누, 곤돌라
cookie | 쿠키
teapot | 주전자
llama | 라마, 알파카
dodo | 도도, 타조
sauropod | 트리케라톱스
badger | 오소리, 족제비
deer | 사슴, 순록
flamingo | 홍학, 두루미
hut | 오두막, 이글루
ice | 얼음 조각
butterfly | 나비, 잠자리
lady-beetle | 반딧불이
red-paper-lantern | 연등, 등불
dango | 당고, 경단
fish | 금붕어, 잉어
cook | 초밥 장인
baker | 제빵사
lotus | 연꽃, 연잎
brown-mushroom | 트러플
delivery-truck | 이삿짐 트럭
wastebasket | 쓰레기통
office-worker | 정치인
anchor | 닻, 부두
balloon | 풍선, 열기구
monkey | 손오공
steaming-bowl | 라면, 국수
ogre | 오니
`;

export const everydayThings = `
roll-of-paper | 화장지, 두루마리 휴지
`;
