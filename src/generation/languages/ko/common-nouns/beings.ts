/** Korean: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | 플라멩코 무용수, 발레리나
bridesmaid | 신부 들러리
angler | 뱃사공
gondolier | 곤돌라 사공
lumberjack | 벌목꾼
foreman | 공사장 인부, 용접공
sculptor | 조각가, 벽화가
astronomer | 천문학자, 화학자, 생물학자, 연구원
hacker | 해커, 스트리머
caretaker | 열쇠공
confectioner | 웨이트리스, 빵집 주인
optician | 조산사, 안과의사, 구급대원, 의사 선생님
receptionist | 접수원, 공무원
croupier | 딜러, 경매사
linesman | 주심, 부심, 심판관
striker | 수문장, 공격수, 수비수
bowler | 타자, 투수, 볼러
tennis player | 테니스 선수
golfer | 골퍼
gymnast | 체조 선수, 치어리더
weightlifter | 역도 선수
sprinter | 육상 선수
ice skater | 피겨 선수, 스케이터
juggler | 저글러, 광대 저글러
street musician | 바이올리니스트, 피아니스트, 기타리스트, 지휘자
shepherdess | 농부
cameraman | 촬영 기사, 카메라맨
film director | 작가, 시인, 소설가, 영화감독
magistrate | 재판관
constable | 순경, 교통경찰, 보안관
bouncer | 보초, 경호원
pickpocket | 소매치기, 밀수꾼, 밀렵꾼, 깡패
stepsister | 여동생
stepbrother | 사촌 동생
godmother | 숙모, 새엄마
godfather | 외삼촌, 고모부, 이모부
great-grandma | 외할머니, 증조할머니, 할매
great-grandpa | 외할아버지, 할배, 증조할아버지
teenager | 청소년, 십대, 룸메이트
duchess | 황후, 여제
emperor | 황제, 파라오
jester | 어릿광대, 피에로
bullfighter | 투우사, 굴뚝 청소부
cosmonaut | 우주비행사
airman | 승무원, 스튜어디스, 비행사
squire | 여전사, 총사
nomad | 상인, 거지, 유목민, 고아, 세입자, 장사꾼, 보부상
street sweeper | 하녀, 집사, 미화원
taxi driver | 택시기사, 버스기사, 트럭기사
usher | 안내원, 매표원, 관광 가이드, 벨보이
cobbler | 구두장이, 시계공, 꽃집 주인, 보석상, 도공
orchestra | 관객
djinn | 램프의 요정
troll | 거인
leshy | 두억시니
kappa | 구미호, 해태, 이무기, 불가사리 괴물, 그리핀
baba yaga | 무당, 점쟁이, 마귀할멈
tooth fairy | 이빨 요정, 선녀
selkie | 인어공주
kobold | 꼬마 악마
leprechaun | 땅속 요정
reaper | 저승사자
wraith | 처녀귀신
ghoul | 강시
antelope | 노루, 영양, 고라니
lynx | 스라소니, 퓨마, 재규어
jackal | 자칼, 하이에나
sheepdog | 진돗개, 치와와
tabby | 냥이, 길고양이
pullet | 꼬꼬닭
cockerel | 수탉
quail | 메추라기, 꿩, 종달새, 물총새, 벌새
pelican | 펠리컨
jay | 찌르레기
budgie | 잉꼬
osprey | 솔개
catfish | 메기, 정어리, 멸치, 송어, 붕어, 명태
moray eel | 비단뱀, 장어, 살모사, 방울뱀, 구렁이
porpoise | 상괭이
stingray | 황새치, 백상아리
sea anemone | 말미잘, 해삼, 거머리, 플랑크톤, 멍게
prawn | 가재, 대하
cockle | 홍합, 가리비, 바지락
cuttlefish | 갑오징어, 꼴뚜기
dragonfly | 나비
firefly | 반딧불이
weevil | 진딧물, 빈대, 풍뎅이
gnat | 모기떼, 하루살이, 각다귀
roach | 바퀴벌레
millipede | 지네, 누에, 벌레, 곤충, 쥐며느리
stick insect | 매미, 여치, 방아깨비
vole | 들쥐, 시궁쥐
stoat | 담비, 페럿, 미어캣
guanaco | 라마
cassowary | 에뮤, 화식조
pterodactyl | 익룡, 비룡
stegosaur | 스테고사우루스
`;
