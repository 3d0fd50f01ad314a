/** Korean: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | 친구
neighbour | 이웃
family | 가족
child | 아이, 어린이, 꼬마
fisherman | 어부, 낚시꾼
patient | 환자
captain | 선장
sailor | 선원
driver | 운전사, 기사
shopkeeper | 가게 주인, 사장
villager | 마을 사람, 주민
lifeguard | 구조대원
owner | 주인
visitor | 손님, 방문객, 관광객
stranger | 낯선 사람
messenger | 전령, 심부름꾼
survivor | 생존자
grandchild | 손자, 손녀
mum | 엄마
dad | 아빠
people | 사람들
piglet | 새끼 돼지, 아기 돼지
calf | 송아지
stork | 황새
hornet | 말벌
locust | 메뚜기
heron | 왜가리
water | 물
smoke | 연기
shadow | 그림자
wind | 바람
rain | 비
storm | 폭풍, 태풍
waterfall | 폭포
wave | 파도
hill | 언덕
cave | 동굴
forest | 숲
meadow | 풀밭, 초원
field | 밭, 들판
swamp | 늪
mud | 진흙
sand | 모래
pond | 연못
puddle | 웅덩이
cliff | 절벽
shore | 해변, 강가
sea | 바다
river | 강
lake | 호수
mountain | 산
island | 섬
street | 길거리, 거리
farm | 농장
roof | 지붕
station | 기차역
village | 마을
city | 도시
base | 기지
playground | 놀이터
market | 시장
museum | 박물관
restaurant | 식당
cellar | 지하실
tunnel | 터널
stable | 마구간
burrow | 굴, 둥지
beehive | 벌집
anthill | 개미집
bin | 쓰레기통, 휴지통, 분리수거함
shelf | 선반
well | 우물
paper | 종이
carpet | 양탄자
screw | 나사
hose | 호스
spring | 용수철, 스프링
plastic | 플라스틱
metal | 금속
block | 블록
cube | 정육면체, 큐브
number | 숫자
word | 단어, 낱말
question | 질문, 문제
letter | 글자
medicine | 약
domino | 도미노
towel | 수건
wind turbine | 풍력 발전기
solar panel | 태양광 패널
traffic light | 신호등
button | 단추
saw | 톱
rifle | 소총
crumb | 부스러기
pollution | 오염
darkness | 어둠
throne | 왕좌
tray | 쟁반
kitchen | 부엌, 주방
bathroom | 욕실, 화장실
bedroom | 침실
living room | 거실
classroom | 교실
attic | 다락방
`;
