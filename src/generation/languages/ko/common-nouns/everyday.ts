/** Korean: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | 손님, 고객
guest | 방문객
boy | 소년, 남자아이, 남자애
girl | 소녀, 여자아이, 여자애
man | 남자, 아저씨
woman | 여자, 아주머니, 아줌마
baby | 아기, 갓난아기
grandmother | 할머니
grandfather | 할아버지
aunt | 이모, 고모
uncle | 삼촌
brother | 형, 오빠, 남동생
sister | 누나, 언니, 여동생
father-in-law | 장인어른, 시아버지, 새아버지
mother-in-law | 장모님, 시어머니, 새어머니
brother-in-law | 처남, 매형, 매부
sister-in-law | 처제, 형수, 올케
cousin | 사촌, 사촌동생
nephew | 조카
niece | 조카딸
neighbour | 이웃, 이웃집 아저씨, 옆집 아저씨
student | 학생, 초등학생, 중학생
teacher | 선생님, 교사
postman | 우체부, 집배원
plumber | 배관공
mechanic | 정비사, 수리공, 수리기사
electrician | 전기 기사
bricklayer | 벽돌공, 건설 노동자, 인부
carpenter | 목수
gardener | 정원사
baker | 제빵사
butcher | 정육점 주인
waiter | 웨이터, 종업원, 점원, 알바생
nurse | 간호사
doctor | 의사
dentist | 치과 의사
hairdresser | 미용사, 이발사
cleaner | 청소부, 환경미화원
courier | 택배기사, 배달부, 배달원, 택배 아저씨
cyclist | 자전거 타는 사람
pedestrian | 행인, 보행자
tourist | 관광객, 여행자
cashier | 계산원
librarian | 도서관 사서
lawyer | 변호사
goalkeeper | 골키퍼
footballer | 축구 선수
thief | 도둑, 강도, 괴도, 산적
guard | 경비원, 경비병, 문지기
hunter | 사냥꾼
king | 왕, 임금님, 임금
queen | 여왕, 왕비
magician | 마법사, 마술사
clown | 광대, 삐에로
priest | 스님, 신부님
warrior | 전사, 무사
bride | 신부
dancer | 무용수, 댄서
musician | 음악가, 연주자
wrestler | 씨름 선수, 레슬러
homework | 숙제, 방학 숙제
eraser | 지우개
ruler | 줄자
pencil | 연필
pen | 볼펜, 만년필
notebook | 공책
book | 책, 만화책, 시집
textbook | 교과서, 참고서
schoolbag | 책가방, 배낭
blackboard | 칠판
glue | 딱풀, 접착제
chalk | 분필
dictionary | 사전
pillow | 베개, 쿠션
blanket | 이불, 담요
bed | 침대
chair | 의자
table | 책상, 탁자, 식탁
sofa | 소파
lamp | 램프, 전구, 전등
exit | 출구, 비상구
window | 창문
mirror | 거울
vacuum cleaner | 청소기, 로봇청소기
washing machine | 세탁기
fridge | 냉장고
oven | 오븐, 가스레인지, 전자레인지
bucket | 양동이
broom | 빗자루
sponge | 스펀지
soap | 비누
toothbrush | 칫솔
scissors | 가위
needle | 바늘
iron | 다리미
candle | 촛불, 양초
vase | 꽃병
flowerpot | 화분
key | 열쇠
pot | 냄비, 솥
pan | 프라이팬
plate | 접시
bowl | 그릇
cup | 컵, 찻잔, 머그컵
glass | 유리컵, 유리잔
spoon | 숟가락
fork | 포크
knife | 식칼, 부엌칼, 칼
bottle | 유리병
tin | 통조림, 캔
jar | 항아리
basket | 바구니
kettle | 주전자
groceries | 장바구니, 식료품
roll | 모닝빵, 붕어빵
bread | 식빵, 빵
sandwich | 샌드위치
pancake | 팬케이크, 호떡
flour | 밀가루
sugar | 설탕
salt | 소금
butter | 버터
sausage | 소시지
meat | 고기
soup | 수프, 찌개
pasta | 파스타, 국수, 라면
rice | 쌀밥, 밥
dough | 반죽
cake | 케이크
pie | 파이
chocolate | 초콜릿
sweets | 사탕, 과자
ice cream | 아이스크림
jam | 딸기잼
cheese | 치즈
milk | 우유
juice | 주스
tea | 녹차
coffee | 커피
egg | 계란, 달걀
fries | 감자튀김
biscuit | 쿠키, 비스킷
fruit | 과일
vegetable | 채소, 야채
plum | 자두, 매실
raspberry | 산딸기
cabbage | 양배추, 배추
beetroot | 비트 뿌리
pumpkin | 호박
cucumber | 오이
pea | 완두콩
bean | 콩
nut | 호두, 견과류, 도토리
seed | 씨앗
wheat | 밀밭, 벼
hay | 건초
hammer | 망치
saw | 톱
spanner | 렌치, 스패너
screwdriver | 십자드라이버
shovel | 삽
rake | 갈퀴
ladder | 사다리
rope | 밧줄
pipe | 파이프, 배관
tap | 수도꼭지
drop | 물방울, 빗방울
brick | 벽돌
plank | 판자, 널빤지
stump | 그루터기, 통나무
tyre | 타이어, 바퀴
scooter | 킥보드
motorcycle | 오토바이
moped | 스쿠터
bicycle | 자전거
tram | 전차 열차
minibus | 미니버스, 봉고차
van | 승합차, 배달차
lorry | 트럭
digger | 굴착기, 포크레인, 경운기
ambulance | 구급차
pushchair | 유모차
boat | 보트, 나룻배, 돛단배
raft | 뗏목
shirt | 셔츠, 티셔츠, 스웨터
jacket | 재킷, 외투
trousers | 바지
dress | 드레스, 치마, 원피스
shoe | 신발, 구두, 운동화, 짚신
boot | 장화, 부츠
sock | 양말
glove | 장갑
scarf | 목도리
hat | 모자
cap | 야구모자
glasses | 안경
laundry | 빨래, 옷
bakery | 빵집, 제과점
supermarket | 슈퍼마켓, 마트
pharmacy | 약국
office | 사무실
bridge | 다리교, 구름다리
tower | 탑
gate | 성문, 대문
stairs | 계단
lift | 엘리베이터, 승강기
swimming pool | 수영장
garage | 주차장
tent | 텐트
tooth | 이빨, 치아, 충치
bone | 뼈, 뼈다귀
brain | 뇌
snowman | 눈사람
hail | 우박
lightning | 번개
leaf | 나뭇잎, 낙엽
branch | 나뭇가지
stone | 돌, 바위, 돌멩이
pothole | 구덩이, 웅덩이
grass | 풀밭, 잔디, 잡초
fly | 파리
mosquito | 모기
wasp | 말벌
caterpillar | 애벌레
beetle | 딱정벌레, 장수풍뎅이, 사슴벌레
moth | 나방
crow | 까마귀
pigeon | 비둘기
seagull | 갈매기
sparrow | 참새
dinosaur | 공룡
dragon | 드래곤
puppy | 강아지
kitten | 새끼 고양이, 아기 고양이
balloon | 풍선
kite | 연날리기 연
doll | 인형
teddy bear | 곰인형, 테디베어
toy | 장난감
dice | 주사위
gift | 선물
parcel | 소포, 택배, 택배 상자
envelope | 편지 봉투
newspaper | 신문
map | 보물 지도, 지도
ticket | 차표, 티켓, 입장권
coin | 동전, 엽전
money | 돈
wallet | 지갑
suitcase | 여행 가방, 캐리어
bag | 가방, 핸드백
umbrella | 우산
computer | 컴퓨터, 노트북
battery | 건전지, 배터리
cable | 전선, 케이블
rubbish | 쓰레기, 쓰레기통, 휴지통
box | 상자, 박스
crate | 나무 상자
fence | 울타리
net | 그물, 잠자리채
dust | 먼지
slingshot | 새총
pill | 알약
syringe | 주사기
plaster | 반창고
virus | 바이러스, 세균
snake | 뱀
drum | 북, 드럼, 장구
piano | 피아노
whistle | 호루라기
magnet | 자석
wallpaper | 벽지
petal | 꽃잎
sled | 썰매
treasure | 보물
sword | 장검
chimney | 굴뚝
sheet of paper | 종이, 종잇조각
chick | 병아리
wand | 마법 지팡이, 요술봉
ghost | 유령, 귀신
marble | 구슬
secretary | 비서
colleague | 동료
shop assistant | 판매원
mayor | 시장님
engineer | 기술자, 엔지니어
miner | 광부
shepherd | 양치기, 목동
beekeeper | 양봉가
scientist | 과학자, 박사님
programmer | 프로그래머, 개발자
vet | 수의사
surgeon | 외과의사
pharmacist | 약사
burglar | 도적
spy | 스파이, 첩자
police officer | 경찰관
firefighter | 소방관
swimmer | 수영선수
climber | 등산객, 등반가
surfer | 서퍼
skier | 스키 선수
bridegroom | 신랑
toddler | 아기
prisoner | 죄수
referee | 심판
coach | 코치
train conductor | 차장, 기관사
tailor | 재단사, 재봉사
blacksmith | 대장장이
potter | 도예가
scout | 보이스카우트
twin | 쌍둥이
actor | 배우
photographer | 사진사
journalist | 기자
monk | 수녀
bartender | 바텐더, 바리스타
babysitter | 보모, 유모
hare | 토끼, 산토끼
lamb | 어린 양, 새끼 양
pony | 조랑말, 망아지
bull | 황소
goldfish | 금붕어
carp | 잉어, 연어, 참치, 고등어
toad | 두꺼비, 올챙이
earthworm | 지렁이
grasshopper | 메뚜기, 귀뚜라미
ladybird | 무당벌레
flea | 벼룩, 진드기
slug | 달팽이, 민달팽이
guinea pig | 기니피그
canary | 앵무새, 카나리아
duckling | 오리, 새끼 오리
woodpecker | 제비, 딱따구리, 뻐꾸기, 까치
hawk | 독수리, 송골매
mule | 당나귀, 노새
reindeer | 순록, 사슴
hen | 암탉, 닭
seashell | 조개, 조개껍데기, 소라
honey | 벌꿀
muffin | 머핀, 컵케이크
dumpling | 만두, 송편
stew | 카레, 전골
noodle soup | 국밥, 냉면, 짬뽕
flatbread | 부침개, 파전
fritter | 도넛, 꽈배기
kebab | 닭꼬치, 떡볶이, 핫도그
rice ball | 주먹밥, 김밥, 가래떡
loaf | 바게트
salad | 샐러드, 상추, 나물
spinach | 시금치, 대파, 무청
courgette | 애호박
apricot | 살구, 복숭아
berry | 블루베리, 오디
lemonade | 레모네이드, 콜라, 사이다, 식혜
beer | 맥주
wine | 와인, 포도주, 막걸리
ham | 베이컨, 햄, 삼겹살
steak | 스테이크, 돈가스, 불고기
wardrobe | 옷장, 장롱
drawer | 서랍
curtain | 커튼
armchair | 안락의자
bench | 벤치
cot | 매트리스, 요람
bed sheet | 침대보
sink | 싱크대, 세면대
tablecloth | 식탁보, 냅킨
mop | 대걸레
rag | 걸레, 행주
clothes peg | 옷걸이
lid | 냄비뚜껑
chopping board | 도마
microwave | 아궁이
ceiling fan | 선풍기, 난로
remote control | 리모컨
apron | 앞치마
crayon | 크레파스, 색연필
paint | 물감, 페인트
sticker | 스티커, 우표
folder | 서류, 결재판
hole punch | 스테이플러
invoice | 영수증, 청구서
document | 문서, 신청서
diploma | 졸업장, 두루마리
painting | 그림액자
nails | 펜치, 드릴
wheelbarrow | 손수레, 수레
lawnmower | 잔디깎이
watering can | 물뿌리개
hoe | 호미, 낫, 괭이
weed | 쐐기풀
hedge | 덤불, 수풀
fir | 소나무, 전나무
oak | 참나무, 버드나무, 감나무
daisy | 민들레, 진달래, 무궁화, 코스모스
mushroom | 버섯, 송이
corn | 옥수수
acorn | 알밤
garbage truck | 쓰레기차, 덤프트럭
bulldozer | 지게차, 불도저, 트랙터
crane | 크레인, 기중기
caravan | 캠핑카
carriage | 마차
railway wagon | 객차, 화물칸
rowing boat | 카약, 쪽배
fishing boat | 어선, 화물선
pavement | 인도길, 보도블록
zebra crossing | 횡단보도
street lamp | 전봇대
road sign | 간판
kiosk | 포장마차, 매점, 구멍가게
café | 카페, 식당, 분식집
barn | 헛간, 닭장, 외양간, 개집
greenhouse | 온실, 텃밭, 비닐하우스
prison | 감옥, 교도소
palace | 궁전, 요새, 모래성, 성벽
skyscraper | 고층건물, 아파트, 빌딩, 시청
skirt | 드레스치마
sweater | 블라우스
slippers | 슬리퍼, 고무신, 실내화
pyjamas | 잠옷, 파자마
belt | 허리띠, 벨트
necklace | 목걸이, 팔찌, 귀걸이
nappy | 기저귀, 공갈젖꼭지
lantern | 청사초롱, 연등, 등불
firecracker | 폭죽, 불꽃놀이
bauble | 장식, 크리스마스 장식
easter egg | 부활절 달걀
spinning top | 팽이, 줄넘기, 딸랑이
swing | 그네, 시소, 모래밭
puppet | 꼭두각시
racket | 라켓
puck | 하키 퍽, 다트
bowling pin | 볼링핀
harp | 가야금, 하프, 단소
stretcher | 들것, 링거
germ | 병균
icicle | 고드름, 빙산, 얼음
spark | 불꽃, 불씨
coal | 석탄, 연탄
firewood | 장작, 땔감
pearl | 진주
seaweed | 미역, 해초, 다시마
trap | 함정, 덫
binoculars | 쌍안경, 망원경
matchstick | 성냥, 라이터
torch | 손전등, 후레시
robot | 로봇
elf | 요정, 난쟁이, 엘프
`;
