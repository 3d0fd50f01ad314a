// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:금메달;
2nd-place-medal:은메달;준우승
3rd-place-medal:동메달;브론즈
abacus:주판;
accordion:아코디언;스퀴즈 박스|콘서티나
adhesive-bandage:반창고;
admission-tickets:입장 티켓;
aerial-tramway:케이블카;곤돌라
airplane:비행기;
airplane-arrival:비행기 착륙;도착하는 중|랜딩 중
airplane-departure:비행기 이륙;체크인
alarm-clock:알람 시계;
alembic:증류기;
alien:외계인;ufo|왕눈이|외계생명체
alien-monster:에일리언;게이머|생명체|외계 괴물|우주 침략자|우주생명체
ambulance:구급차;앰뷸런스
american-football:미식축구공;미식축구|슈퍼볼
amphora:암포라;물병자리
anatomical-heart:심장;심장학|진짜 심장|해부학
anger-symbol:화남;
angry-face:화난 얼굴;열받은
angry-face-with-horns:머리에 뿔이 달린 화난 얼굴;꼬마 악마
anguished-face:괴로워하는 얼굴;겁먹은|고민이 많은|괴로움|까먹은|스트레스
ant:개미;
antenna-bars:안테나 신호;
anxious-face-with-sweat:땀 흘리며 불안해하는 얼굴;긴장한|새파랗게 질린|서두른
articulated-lorry:트레일러 트럭;트레일러
artist:화가;미술도구|아티스트
artist-palette:팔레트;그림 그리기|다채로운|박물관|예술가 팔레트|예술적인
astonished-face:깜짝 놀란 얼굴;놀라움|놀란 얼굴|뭐라구|어이없음
astronaut:우주비행사;
atom-symbol:원자 기호;
auto-rickshaw:경삼륜차;
automobile:자동차;승용차
avocado:아보카도;아보카드
axe:도끼;손도끼|쪼개기
baby:아기;응애응애
baby-angel:아기 천사;
baby-bottle:젖병;갓난아기|마시는|젖먹이|태어난
baby-chick:병아리;아기 병아리
backhand-index-pointing-down:아래쪽을 가리키는 손등;검지손가락|손가락 아래로|손가락으로 아래를 가리키기|아래를 가리키는 검지손가락|아래쪽|아래쪽을 가리키는 검지손가락
backhand-index-pointing-left:왼쪽을 가리키는 손등;손가락 왼쪽으로|손가락으로 왼쪽 가리키기|왼쪽을 가리키는 검지손가락
backhand-index-pointing-up:위쪽을 가리키는 손등;손가락 위로|손가락으로 위를 가리키기|손가락질|위를 가리키는 검지손가락
backpack:학교 가방;책가방|학생 가방
bacon:베이컨;
badger:오소리;벌꿀오소리|심술쟁이
badminton:배드민턴;배드민턴채|셔틀콕
bagel:베이글;베이커리|슈미어|아침식사
baggage-claim:짐 찾는 곳;
baguette-bread:바게트;프랑스
balance-scale:접시저울;공평한|천칭자리
ballet-shoes:발레 슈즈;
balloon:풍선;
ballot-box-with-ballot:투표 용지가 있는 투표 상자;투표상자
banana:바나나;포타슘
banjo:밴조;현악기
bank:은행;
bar-chart:막대 그래프;그래프|데이터|막대그래프
barber-pole:이발소;이발사|이발소 기둥|이발소 표시
baseball:야구공;
basket:바구니;빨래바구니
basketball:농구;농구 링|농구공
bat:박쥐;
bathtub:욕조;
battery:배터리;건전지|배터리 충전
beach-with-umbrella:파라솔이 있는 해변;
beaming-face-with-smiling-eyes:미소 짓는 눈으로 웃는 얼굴;눈웃음
bear:곰 얼굴;곰돌이|으르렁거리는|회색곰
beating-heart:두근거리는 하트;두근거리는 마음|두근두근|떨리는 마음
beaver:비버;
bed:침대;
beer-mug:맥주잔;맥주컵|서머에일|옥토버페스트|파인트
beetle:딱정벌레;
bell:;쉬는시간
bell-pepper:피망;파프리카
bell-with-slash:음소거;소리 없음|조용한
bellhop-bell:호출 벨;데스크벨
bento-box:도시락;
beverage-box:음료 팩;쥬스 팩
bicycle:자전거;라이드|바이크|바이크 갱|사이클링|스피닝|스핀 클래스
bikini:비키니;수영장
billed-cap:야구모자;구부린 모자|아빠 모자
biohazard:생물학적 위험;
bird:;조류학
birthday-cake:생일 케이크;생일축하|생일케이크|케이크|페스츄리
bison:들소;바이슨
biting-lip:입술을 깨물고 있는 입;걱정스러운|깨무는|바람피는|예민한|예민함|초조함|플러팅
black-cat:검은 고양이;고양이 같은|불길한|핼러윈
black-circle:검은색 원;
black-flag:펄럭이는 검은색 깃발;
black-heart:검은색 하트;사악한
black-large-square:큰 검은색 사각형;
black-medium-small-square:중각 작은 검은색 사각형;
black-medium-square:중간 검은색 사각형;
black-nib:검은색 펜촉;
black-small-square:작은 검은색 사각형;
black-square-button:테두리가 검은 사각 버튼;
blackbird:검은 새;까마귀|떼까마귀|큰까마귀
blossom:꽃송이;꽃이 피다|민들레|버터컵
blowfish:복어;
blue-book:파란색 책;도서관|파란 책|파란색
blue-circle:파란 원;
blue-heart:파란색 하트;파란 하트
blue-square:파란색 사각형;
blueberries:블루베리;월귤나무
boar:멧돼지;
bomb:폭탄;뜨거운|위험한
bone:뼈다귀;위시본
bookmark:북마크;책갈피
bookmark-tabs:북마크 탭;포스트잇
books:책 여러 권;
boomerang:부메랑;
bottle-with-popping-cork:코르크가 튀어나오고 있는 병;와인병|코르크|팡 튀어오르는
bouquet:꽃다발;기념일|데이트
bow-and-arrow:활과 화살;사수자리
bowl-with-spoon:스푼과 사발;그릇과 숟가락|시리얼|씨리얼|오트밀
bowling:볼링;볼링공|볼링핀|스트라이크
boxing-glove:권투 글러브;글러브
boy:남자 아이;
brain:;머리가 좋은|지적인
bread:;토스트|한덩이
breast-feeding:모유 수유;
brick:벽돌;담벼락|모르타르|빨간 벽돌|클레이
bridge-at-night:밤하늘을 배경으로 하는 다리;달과 다리|밤의 다리|별과 다리
briefcase:서류 가방;사무실
briefs:삼각 수영복;수영복|언더웨어
bright-button:밝기 높음;
broccoli:브로콜리;양배추
broken-chain:끊어진 쇠사슬;끊어진|부서진
broken-heart:깨진 하트;가슴이 아픈|외로움|이별의 고통|이별의 아픔|헤어짐
broom:빗자루;
brown-circle:갈색 원;
brown-heart:갈색 하트;
brown-mushroom:갈색 양송이 버섯;균사류|채식주의|트러플|포토벨로|피자 토핑
brown-square:갈색 사각형;
bubble-tea:버블티;타이완
bubbles:거품;물 속|물에 둥둥
bucket:양동이;
bug:송충이;
building-construction:건물 공사;크래인
bullet-train:고속철;ktx|신칸센|암트랙|케이티엑스
bullseye:과녁 명중;
burrito:부리또;멕시칸|멕시코 요리|버리토
bus:버스;
bus-stop:버스 정류장;정류장
bust-in-silhouette:사람 그림자;미스테리한|상반신|실루엣
busts-in-silhouette:사람들 그림자;사람들|상체 그림자|영원한 베스트프렌드|친구들
butter:버터;유제품
butterfly:나비;
cactus:선인장;
calendar:달력;캘린더
call-me-hand:전화를 걸라는 손 모양;손모양
camel:낙타;단봉 낙타
camera:카메라;동영상|사진 촬영|지난 시절
camera-with-flash:플래시를 터트리고 있는 카메라;플래시|플래시 터트린 카메라
camping:캠핑;
candle:양초;
candy:사탕;단 음식을 좋아함
canned-food:통조림;
canoe:카누;
card-file-box:카드 파일 상자;
card-index:카드 인덱스;옛날 방식|인덱스
card-index-dividers:카드 색인 파일;
carousel-horse:회전 목마;놀이공원|유원지
carp-streamer:물고기 깃발;물고기 모양 깃발|물고기 장식|잉어 모양 깃발
carpentry-saw:목공 톱;자르기
carrot:당근;
castle:유럽 성;
cat:고양이;냐옹이|새끼 고양이|야옹이
cat-face:고양이 얼굴;
cat-with-tears-of-joy:기쁨의 눈물을 흘리는 고양이 얼굴;기뻐하면서 우는 고양이|기쁨의 눈물
cat-with-wry-smile:썩소 짓는 고양이;아이러니한
chains:쇠사슬;
chair:의자;
chart-decreasing:내려가는 그래프;내려가는|트렌드
chart-increasing:상승하는 그래프;상승 그래프|오른쪽으로 상승
chart-increasing-with-yen:엔화 관련 상승하는 그래프;
check-mark:체크 표시;
check-mark-button:체크 표시 버튼;
cheese-wedge:치즈 조각;치즈 덩어리
chequered-flag:격자 무늬 깃발;
cherries:체리;
cherry-blossom:벚꽃;꽃이 피는|벚꽃놀이
chess-pawn:체스 폰;소모품|체스 말
chestnut:;견과류|아몬드
child:어린이;성중립적인
children-crossing:어린이 보호 구역;
chipmunk:얼룩다람쥐;다람쥐
chocolate-bar:초콜렛;초코바
chopsticks:젓가락;
christmas-tree:크리스마스 트리;크리스마스
church:교회;기독교|십자가|예배당|크리스찬
cigarette:흡연 구역 신호;
circled-m:원글자 엠;
circus-tent:서커스;
cityscape:도시 전경;
cityscape-at-dusk:도시 야경;해질녘
clamp:압축기;바이스|콤프레셔|클램프
clapper-board:슬레이트;영화 촬영|클래퍼보드
clapping-hands:손뼉;기도한|대단한|대단해|박수 치기|박수치는 손|손뼉 치기|잘했어
classical-building:고전 양식의 건축물;고전 빌딩
clinking-beer-mugs:맥주;짠 하는 맥주잔
clinking-glasses:건배하는 샴페인 잔;
clipboard:클립보드;클리핑
clockwise-vertical-arrows:시계 방향 화살표;
closed-book:펼치지 않은 책;
closed-mailbox-with-lowered-flag:표지가 내려간 닫힌 우편함;내려간|우체통
closed-mailbox-with-raised-flag:표지가 올라간 닫힌 우편함;
closed-umbrella:접힌 우산;
cloud:구름;
cloud-with-lightning:번개구름;
cloud-with-lightning-and-rain:번개가 치는 비구름;
cloud-with-rain:비구름;
cloud-with-snow:눈구름;
clown-face:어릿광대 얼굴;어릿광대
club-suit:클럽;카드 게임|클로바 무늬
clutch-bag:파우치;드레스|클러치|클러치 백
coat:코트;따뜻하게 입은
cockroach:바퀴벌레;징그러운
cocktail-glass:칵테일;마티니|매드 맨|칵테일글라스|칵테일바|칵테일잔
coconut:코코넛;피냐 콜라다
coffin:;장례식|흡혈귀
coin:동전;
cold-face:추워하는 얼굴;고드름|얼어붙은|이를 떠는
collision:충돌;
comet:혜성;
compass:나침반;네비게이션|오리엔티어링
computer-disk:엠디;미니 디스크
computer-mouse:컴퓨터 마우스;마우스|컴퓨터
confetti-ball:박 터트리기;색종이 꽃가루처
confounded-face:당혹한 얼굴;당혹함|당황한 얼굴|민망함|좌절함|짜증남|혼란스러움
confused-face:혼란스러워하는 얼굴;모르겠어|정신이 없는|찡그린|헷갈림|혼란스러운|확신없는
construction:공사 중;공사 중 표시|분리대
construction-worker:건설 노동자;노동자|리모델링|안전모|재건축
control-knobs:컨트롤 레버;손잡이|조작 레버|컨트롤
convenience-store:편의점;
cook:요리사;주방장
cooked-rice:;밥공기
cookie:쿠키;초코 쿠키|초코칩 쿠키|초콜렛 칩
cooking:프라이팬;계란 프라이|써니사이드업
coral:산호초;기후변화
couch-and-lamp:소파와 전등;소파와 등|카우치
counterclockwise-arrows-button:반시계 방향 화살표;
cow:젖소;
cow-face:소 얼굴;
cowboy-hat-face:카우보이 모자 쓴 얼굴;카우걸|카우보이
crab:꽃게;게자리
crayon:크레용;크레파스
credit-card:신용카드;
crescent-moon:초승달;라마단
cricket:귀뚜라미;메뚜기|메뚜기류
cricket-game:크리켓;
crocodile:악어;동물원|크로커다일
croissant:크루아상;초승달 모양 롤
cross-mark:엑스 표시;
cross-mark-button:엑스 표시 버튼;
crossed-fingers:검지와 중지 크로스;크로스
crossed-flags:엇갈린 일본 국기;
crossed-swords:쌍검;교차된 검 두개
crown:왕관;
crutch:목발;다치다|이동 보조
crying-cat:울고 있는 고양이 얼굴;눈물 흘리는 고양이|울고 있는 고양이
crying-face:우는 얼굴;그리움|끔찍한
crystal-ball:수정 구슬;
cucumber:오이;
cup-with-straw:빨대와 컵;소프트 드링크
cupcake:컵케이크;스프링클
curling-stone:컬링 스톤;
curry-rice:카레라이스;카레밥
custard:커스타드 푸딩;커스타드
cut-of-meat:고깃덩이;붉은살 고기|스테이크|포크찹
cyclone:태풍;사이클론|싸이클론|어지러운|태풍의 눈
dagger:단검;
dango:떡꼬치;
dashing-away:달려나감;가버림|후다닥
deciduous-tree:나무;낙엽수
deer:사슴;
delivery-truck:운송 트럭;운송 차량
department-store:백화점;
derelict-house:낡은 주택 건물;주택 수리
desert:사막;
desert-island:사막 섬;
desktop-computer:데스크톱 컴퓨터;데스크톱|모니터
detective:탐정;
diamond-suit:다이아몬드;다이아몬드 무늬
diamond-with-a-dot:점이 찍힌 다이아몬드 모양;
dim-button:밝기 낮음;
disappointed-face:실망한 얼굴;낙담한
disguised-face:변장한 얼굴;스파이|콧수염
diving-mask:다이빙 마스크;다이빙|스노클링|스쿠버|스킨스쿠버
diya-lamp:기름 램프;
dizzy:어지러움;반짝반짝|슈팅스타|어질어질
dna:dna;생물학|생물학자|유전학
dodo:도도새;모리셔스|큰 새
dog:;멍멍이
dog-face:강아지 얼굴;강아지|사랑스러운
dollar-banknote:달러;달러화|미국 돈|미국 화폐
dolphin:돌고래;지느러미
donkey:당나귀;고집불통|엉덩이|포유동물
dotted-line-face:테두리가 점선으로 된 얼굴;내성적|보이지 않음|사라짐|어쩌라고|우울한
dotted-six-pointed-star:육각 별;
double-curly-loop:두 개의 고리;
double-exclamation-mark:두 개의 느낌표;
doughnut:도넛;초코 도넛
dove:비둘기;
down-arrow:아래쪽 화살표;
down-left-arrow:왼쪽 아래 화살표;
down-right-arrow:오른쪽 아래 화살표;
downcast-face-with-sweat:식은땀 흘리는 얼굴;땀흘리는|식은땀|아슬아슬한|아이쿠
downwards-button:내리기 버튼;
dragon:;드래곤
dragon-face:용 얼굴;
dress:원피스;차려입은
drooling-face:침 흘리는 얼굴;주르륵|침흘리기
drop-of-blood:핏방울;
droplet:물방울;
drum:드럼;
duck:오리;
dumpling:만두;덤플링
dvd:디비디;dvd|블루레이
e-mail:이메일;
eagle:독수리;
ear:;리스닝
ear-of-corn:옥수수;농작물|옥수수 한 자루
ear-with-hearing-aid:보청기를 낀 귀;
egg:달걀;
eggplant:가지;
eight-pointed-star:팔각 별;
eight-spoked-asterisk:여덟 갈래 별표;
eject-button:꺼냄 버튼;
electric-plug:전기 플러그;플러그
elephant:코끼리;
elevator:엘리베이터;승강 장치|승강기
empty-nest:빈 둥지;나뭇가지|네스트|새둥우리
envelope:봉투;
envelope-with-arrow:보낸 편지;보낸 이메일|전송된 이메일|전송된 편지
euro-banknote:유로;유럽 돈|유럽 화폐|유로화
evergreen-tree:소나무;상록수
ewe:;복실복실한|새끼 양
exclamation-question-mark:느낌표와 물음표;
exploding-head:폭발하는 얼굴;그럴리 없어|뚜껑 열린 머리|머리 폭발|충격받은
expressionless-face:무표정한 얼굴;감정없는|무표정한|부러운|어색한|표정 없는 얼굴
eye:;눈 하나|눈 한개|한 눈
eye-in-speech-bubble:말풍선 속 눈;목격자
eyes:왕눈이 눈알;구글리|훔쳐봄
face-blowing-a-kiss:키스를 보내는 얼굴;사랑스러움|사랑하는 사람|키스를 날리는 얼굴
face-exhaling:날숨 쉬는 얼굴;속삭임|휘파람
face-holding-back-tears:눈물을 참는 얼굴;자랑스러움
face-in-clouds:공상에 잠긴 얼굴;멍청한 얼굴|안개 속 얼굴
face-savoring-food:맛있는 음식을 음미하는 얼굴;맛있어|맛있어하는 얼굴|배고픈|배부른
face-screaming-in-fear:공포에 절규하는 얼굴;두려운|소리 지르는 얼굴
face-vomiting:토하는 얼굴;토하는
face-with-diagonal-mouth:입이 한쪽으로 올라간 얼굴;헷갈리는|확신이 없음|회의적인
face-with-hand-over-mouth:손으로 입을 가린 얼굴;갑자기 깨달은|큭큭거리는
face-with-head-bandage:머리에 붕대를 감은 얼굴;상처난
face-with-medical-mask:마스크 낀 얼굴;피부과 의사
face-with-monocle:단안경을 쓴 얼굴;클래식한
face-with-open-eyes-and-hand-over-mouth:눈을 뜨고 손으로 입을 가린 얼굴;믿기지 않음|서프라이즈
face-with-open-mouth:입벌린 얼굴;믿을 수 없는|입벌림|잊어버린
face-with-peeking-eye:한쪽 눈을 가리고 훔쳐보는 얼굴;매료됨|몰래 보는|빤히 쳐다보기|훔쳐보기
face-with-raised-eyebrow:눈썹을 치켜올린 얼굴;못마땅한|의심하는 얼굴
face-with-rolling-eyes:눈을 굴리고 있는 얼굴;눈 굴리기|무엇이든|미묘한
face-with-spiral-eyes:현기증 난 얼굴;나선형 눈|어지럼증|현기증
face-with-steam-from-nose:화내며 씩씩거리는 얼굴;승리감|이겼다|화가난
face-with-symbols-on-mouth:욕하는 얼굴;욕하는
face-with-tears-of-joy:기쁨의 눈물을 흘리는 얼굴;너무 웃겨서 눈물|너무 웃기는|울면서 웃음
face-with-thermometer:체온계를 물고 있는 얼굴;체온계
face-with-tongue:혀를 내민 얼굴;메롱하는 얼굴
face-without-mouth:입이 없는 얼굴;말이 없는|이상한|입 꾹|입 없음
factory:공장;
factory-worker:공장 직원;조립공
falafel:팔라펠;미트볼|병아리콩
fallen-leaf:낙엽;떨어지는|이파리|잎사귀
farmer:농부;농사꾼|농장 주인
fast-down-button:빨리 내리기 버튼;
fast-forward-button:빨리 감기 버튼;
fast-reverse-button:되감기 버튼;
fast-up-button:빨리 올리기 버튼;
fax-machine:팩스;팩스기|팩시밀리
fearful-face:두려워하는 얼굴;공포에 가득찬 얼굴|두려움|염려되는
feather:깃털;가벼운
female-sign:여성 기호;
ferris-wheel:관람차;대관람차
ferry:페리;연락선
field-hockey:필드 하키;
file-cabinet:파일 보관 서랍장;캐비닛|파일철
file-folder:폴더;
film-frames:영화 프레임;시네마|프레임
film-projector:영화 프로젝터;영사기|프로젝터
fire:;화끈한
fire-engine:소방차;
fire-extinguisher:소화기;
firecracker:폭죽;다이너마이트|폭발적인
firefighter:소방관;
fireworks:불꽃놀이;불꽃 축제
first-quarter-moon:오른쪽 반달;상현 반달
first-quarter-moon-face:얼굴이 있는 초승달;
fish:물고기;물고기자리|저녁식사
fish-cake-with-swirl:어묵;꽃모양 어묵|꽃모양 오뎅|회오리모양|회오리모양이 있는 어묵
fishing-pole:낚싯대;
flag-in-hole:골프;홀에 깃발
flamingo:홍학;플라밍고
flashlight:손전등;플래시라이트
flat-shoe:플랫 슈즈;슬립온|편안한
flatbread:플랫브레드;고르디타|라바쉬|아레파
fleur-de-lis:백합 문장;
flexed-biceps:알통;구부린 팔|벤치프레스|이두박근|헬스장
floppy-disk:플로피 디스크;디스켓|디스크
flower-playing-cards:화투;고스톱|화투게임|화투패
flushed-face:상기된 얼굴;달아오른 얼굴|당황스러워|말도 안돼|붉힌열이 오른|상기된|얼굴 붉힘|충격적|황당해
flute:플루트;리코더|목관악기|오케스트라|파이프|플루티스트
fly:파리;구더기
flying-disc:원반;야외 운동|프리스비
flying-saucer:비행접시;우주 생명체
fog:안개;물결표시
foggy:자욱한 안개;스모그|안개 낀
folded-hands:기도;기도하는 사람|파이브|하이파이브
folding-hand-fan:접이식 손 부채;부끄러운|시원한|펄럭 펄럭
fondue:퐁듀;스위스|초콜릿
foot:한쪽 발;발 한쪽|발구르기
footprints:발자국;가는 중|발바닥
fork-and-knife:포크와 나이프;나이프|맛있음|배고픔|아침밥|점심식사
fork-and-knife-with-plate:포크와 나이프가 있는 접시;
fortune-cookie:포츈 쿠키;포춘 쿠키
fountain:분수;분수대
fountain-pen:만년필;필기도구
four-leaf-clover:네잎클로버;아이리쉬|클로버
fox:여우 얼굴;
framed-picture:그림 액자;액자에 걸린 사진
french-fries:감자튀김;패스트푸드|프렌치|프렌치 프라이|프렌치프라이
fried-shrimp:새우튀김;
frog:개구리 얼굴;개구리
front-facing-baby-chick:정면을 향해 날개를 편 병아리;갓태어난
frowning-face:찡그린 얼굴;
frowning-face-with-open-mouth:입 벌리고 찌푸린 얼굴;허를 찔리다
fuel-pump:주유소;휘발유
full-moon:보름달;
full-moon-face:얼굴이 있는 보름달;
funeral-urn:납골 단지;유골함
game-die:주사위;경기에서 짐
garlic:마늘;조미료
gear:톱니바퀴;
gem-stone:원석;
gemini:쌍둥이 자리;
ghost:유령;고스트|귀신얼굴|어이없는|흥분한
ginger-root:생강 뿌리;향신료
giraffe:기린;
girl:여자 아이;눈을 반짝이는
glass-of-milk:우유 한잔;글라스
glasses:안경;안경류
globe-showing-americas:미대륙이 보이는 지구;글로벌|미국이 보이는 지구|미대륙|아메리카|지구본
globe-showing-asia-australia:아시아와 호주가 보이는 지구;아시아
globe-showing-europe-africa:유럽과 아프리카가 보이는 지구;아프리카
globe-with-meridians:자오선 지구;월드와이드|인터넷|자오선
gloves:장갑;
glowing-star:반짝이는 별;눈부시는|반짝거리는|반짝이다|반짝임|빛나는
goal-net:골대;구기종목
goat:염소;염소자리
goblin:코주부 도깨비 가면;심술궂은|코주부 도깨비
goggles:고글;물안경|수영 안경|안구 보호 장비
goose:거위;바보 같은
gorilla:고릴라;
graduation-cap:졸업 모자;졸업생|졸업식
grapes:포도;디오니소스
green-apple:초록 사과;초록색|파란 사과|풋사과
green-book:초록색 책;녹색 책
green-circle:녹색 원;
green-heart:초록색 하트;녹색 하트|로맨틱
green-salad:야채샐러드;샐러드
green-square:녹색 사각형;
grey-heart:회색 하트;슬레이트색
grimacing-face:찌푸린 얼굴;아무것도 아님|이상함
grinning-cat:활짝 웃는 고양이 얼굴;
grinning-cat-with-smiling-eyes:미소 짓는 눈으로 활짝 웃는 고양이 얼굴;
grinning-face:활짝 웃는 얼굴;발랄함
grinning-face-with-big-eyes:눈을 크게 뜨고 웃는 얼굴;웃고 있는
grinning-face-with-smiling-eyes:미소 짓는 눈으로 활짝 웃는 얼굴;활짝 웃는
grinning-face-with-sweat:땀 흘리며 웃는 얼굴;
grinning-squinting-face:눈웃음짓는 얼굴;ᄏᄏᄏ|ᄒᄒᄒ|눈 감고 미소|눈웃음 짓는 얼굴|입 벌리고 미소|하하하
growing-heart:커지는 하트;깊어지는 마음|깊어지는 사랑|심장박동|커지는 마음|흥분함
guard:근위병;경비대|경비대원|버킹엄 궁전
guide-dog:안내견;시각장애
guitar:기타;스트라토|스트라토캐스터|통기타
hair-pick:머리 빗;아프로
hamburger:햄버거;
hammer:망치;주택 개조
hammer-and-pick:망치와 곡괭이;
hammer-and-wrench:망치와 렌치;스패너
hamsa:함사;가이드|마리아|미리암|파티마
hamster:햄스터 얼굴;햄스터
hand-with-fingers-splayed:쫙 편 손바닥;
hand-with-index-finger-and-thumb-crossed:엄지와 중지를 교차한 손;너무 비싼|손가락 하트
handbag:핸드백;
handshake:악수;
hatching-chick:알에서 깬 병아리;갓 태어난 병아리
head-shaking-horizontally:도리도리;고개를 흔들다
head-shaking-vertically:끄덕끄덕;고개를 끄덕이다|주억거리다
headphone:헤드폰;음악 감상|이어버드|이어폰
headstone:묘비;
health-worker:의료인;간호사|건강관리|의료진|테라피스트
hear-no-evil-monkey:귀를 막고 있는 원숭이;나쁜것은 듣지도 말라
heart-decoration:하트 장식;퍼플 하트|하얀색 하트|화이트 하트
heart-exclamation:하트 모양 느낌표;느낌표
heart-hands:손 하트;아이 러브 유
heart-on-fire:불 난 하트;불타는 사랑
heart-suit:하트;하트 모양
heart-with-arrow:화살이 꽂힌 하트;큐피드
heart-with-ribbon:리본 달린 하트;발렌타인 초콜렛 상자|선물 상자
heavy-dollar-sign:미국 달러;
heavy-equals-sign:등호 기호;
hedgehog:고슴도치;뾰족뾰족
helicopter:헬리콥터;로플콥터
hibiscus:무궁화;히비스커스
high-heeled-shoe:하이힐;스틸레토|여성용 구두|여성용 신발
high-speed-train:고속열차;
high-voltage:고압 주의;고압 경고|메신저
hiking-boot:등산화;브라운 신발|하이킹
hindu-temple:힌두교 사원;힌두교
hippopotamus:하마;
hole:구멍;검은 구멍
hollow-red-circle:빨간색 정답 동그라미;
honey-pot:;꿀단지
honeybee:꿀벌;범블비
hook:갈고리;걸리게 하다|팔리는
horse:;레이스|레이싱|벨몬트 스테이크|켄터키 더비|트리플 크라운
horse-face:말 얼굴;마장마술
horse-racing:승마;말과 기수
hospital:병원;메디컬
hot-beverage:뜨거운 음료;뜨거움|카페인
hot-dog:핫도그;소세지|소시지|프랑크푸르트 소시지
hot-face:더운 얼굴;더워 죽는|더위 먹은|땀 흘리는|빨개진|열나는|헐떡이는
hot-pepper:홍고추;빨간 고추
hot-springs:온천;목욕탕
hotel:호텔;
hourglass-done:시간이 다 된 모래시계;
hourglass-not-done:시간이 남은 모래시계;기다림|모래가 떨어지는 모래시계|모래시계
house:;마음이 머무는 곳|시골집
house-with-garden:정원이 있는 집;정원이 있는 주택
houses:주택 건물;
hugging-face:포옹하고 있는 얼굴;반가워하는 얼굴
hundred-points:백점;자신 있는|최고점
hushed-face:숨죽인 얼굴;망연자실한|먹먹한|숨죽인|숨죽임|엄청난
hut:오두막;유르트|피난처
hyacinth:히아신스;라벤더|라일락|보라색|블루 보닛|스냅드래곤|인디고|제비꽃
ice:얼음;각얼음|차가운
ice-cream:아이스크림;떠먹는 아이스크림
ice-hockey:아이스 하키와 퍽;
ice-skate:아이스 스케이트;스케이트|아이스
identification-card:신분증;라이센스|아이디|자격증|허가증
inbox-tray:받은 편지함;메일 수신|받은편지함|편지 받기
incoming-envelope:받은 편지;수신된 이메일|수신된 편지
index-pointing-at-the-viewer:보는 사람을 가리키는 검지;가리키기|가리키다|상대방|찌르다
index-pointing-up:위쪽을 가리키는 손;
information:정보 출처;
input-latin-letters:라틴어 알파벳;
jack-o-lantern:할로윈;잭오랜턴|할로윈 장식
japanese-acceptable-button:옳을 가;
japanese-application-button:거듭 신;
japanese-bargain-button:얻을 득;
japanese-castle:일본 성;
japanese-congratulations-button:원 안의 축하 표의문자;
japanese-discount-button:나눌 할;
japanese-dolls:일본 인형;남녀 인형|페스티발
japanese-free-of-charge-button:없을 무;
japanese-here-button:일본어 "여기" 버튼;
japanese-monthly-amount-button:달 월;
japanese-no-vacancy-button:찰 만;
japanese-not-free-of-charge-button:있을 유;
japanese-open-for-business-button:벼슬 관;
japanese-passing-grade-button:합할 합;
japanese-post-office:일본 우체국;
japanese-prohibited-button:금할 금;
japanese-reserved-button:가리킬 지;
japanese-secret-button:원 표시된 비밀 표의문자;
japanese-service-charge-button:일본어 "봉사료" 버튼;
japanese-symbol-for-beginner:일본 초보운전 표시;
japanese-vacancy-button:빌 공;
jar:작은 병;비어 있는|아무것도 없는
jeans:바지;면바지|차려입음|청바지|캐주얼
jellyfish:해파리;따가워|무척추동물|쏘는 동물|플랑크톤
joker:조커;와일드카드
joystick:조이스틱;조종대
judge:판사;법조인
kaaba:카바;무슬림|이슬람
kangaroo:캥거루;새끼 캥거루|유대목 동물
key:열쇠;잠금해제|중요 열쇠|패스워드
keyboard:키보드;
kick-scooter:킥보드;씽씽카
kimono:기모노;일본 기모노
kiss-mark:입술;
kissing-cat:키스하는 고양이 얼굴;
kissing-face:키스하는 얼굴;입술을 내민 얼굴
kissing-face-with-closed-eyes:눈을 감은 채로 키스하는 얼굴;감은 눈|발그레
kissing-face-with-smiling-eyes:미소 짓는 눈으로 키스하는 얼굴;웃으면서 뽀뽀하는 얼굴
kitchen-knife:식칼;부엌 칼|요리용 칼
kite:;날리기|연날리기
kiwi-fruit:키위;
knocked-out-face:어지러운 얼굴;피곤함
knot:매듭;
koala:코알라;오스트레일리아|유대목
lab-coat:실험실 가운;실험실|흰 가운
label:라벨;
lacrosse:라크로스;그물채
ladder:사다리;발판 사다리|오르다
lady-beetle:무당벌레;
laptop:노트북;
large-blue-diamond:큰 파란색 마름모;
large-orange-diamond:큰 주황색 마름모;
last-quarter-moon:왼쪽 반달;하현 반달
last-quarter-moon-face:그믐달;얼굴이 있는 그믐달
last-track-button:이전 트랙 버튼;
latin-cross:라틴 십자가;
leaf-fluttering-in-wind:바람에 흔들리는 나뭇잎;가을 낙엽|바람에 떨어지는 잎|흔들림
leafy-green:녹색 채소;청경채
ledger:노트;
left-arrow:좌향 화살표;
left-arrow-curving-right:왼쪽에서 오른쪽으로 꺾는 화살표;
left-facing-fist:왼쪽을 향하는 주먹;
left-luggage:화물 서비스;
left-right-arrow:좌우 방향 화살표;
left-speech-bubble:왼쪽 말풍선;
leftwards-hand:왼쪽으로 향하는 손바닥;왼쪽 방향|좌측 방향|흔들다
leftwards-pushing-hand:왼쪽으로 밀치는 손;기다려|밀치기|하이 파이브
leg:한쪽 다리;구부린 다리|다리 한쪽
lemon:레몬;시큼한|시트러스
leopard:표범;레오파드|큰 고양이과 동물|포식자
level-slider:레벨 슬라이더;슬라이더
light-blue-heart:밝은 파란색 하트;밝은 파란색|청록색|하늘색 하트
light-bulb:전구;기발한 생각|아이디어
light-rail:경전철;
lime:라임;가니쉬|데킬라|마가리타|모히토|제스트
link:링크;링크 표시
linked-paperclips:이어져 있는 클립;연결된|페이퍼 클립
lion:사자 얼굴;사자자리|사파리|힘이 센
lipstick:립스틱;코스메틱|화장품
litter-in-bin-sign:쓰레기는 쓰레기통에;
lizard:도마뱀;파충류
llama:라마;과나코|비큐나|알파카
lobster:바닷가재;랍스터|비스크|집게발|해산물
locked:자물쇠;사적인
locked-with-key:자물쇠와 열쇠;자전거 자물쇠
locked-with-pen:자물쇠와 펜;사생활|프라이버시
locomotive:기관차;카부스|트레인
lollipop:롤리팝;막대 사탕|제과점
long-drum:긴 북;
lotion-bottle:로션;로션통|모이스처라이저|선크림
lotus:연꽃;베트남|아름다움|플라워
loudly-crying-face:엉엉 우는 얼굴;대성통곡
loudspeaker:확성기;
love-hotel:모텔;러브 호텔
love-letter:러브레터;발렌타인|사랑 고백|연애 편지
love-you-gesture:사랑을 표시하는 손;사랑 제스처|손가락 세개
low-battery:배터리 부족;배터리 없음|전원 없음|파워 부족
luggage:여행용 가방;짐싸기
lungs:;내쉬기|들이마시기
lying-face:거짓말하는 얼굴;거짓말|거짓말쟁이|피노키오
magic-wand:마술 지팡이;지팡이|지휘봉
magnet:자석;마그넷|말굽 자석|양극 음극
magnifying-glass-tilted-left:왼쪽으로 향한 돋보기;검색하기|연구실
magnifying-glass-tilted-right:오른쪽으로 향한 돋보기;돋보기
mahjong-red-dragon:마작;마작 기호|마작 빨간 용|빨간색
male-sign:남성 기호;
mammoth:매머드;맘모스|털복숭이 맘모스|털북숭이
man:남자;남자친구
mango:망고;열대 과일
mans-shoe:남성용 구두;남성용 신발|발차기|브라운
mantelpiece-clock:벽난로 선반 시계;벽난로
manual-wheelchair:수동 휠체어;
map-of-japan:일본 지도;
maple-leaf:단풍잎;메이플
maracas:마라카스;달가닥 소리|타악기
martial-arts-uniform:도복;가라데|유니폼|태권도|합기도
mate:마테차;
meat-on-bone:고기;고기 덩어리
mechanic:정비공;전기 기사
mechanical-arm:기계 팔;인공 팔
mechanical-leg:인공 다리;인공 기관
medical-symbol:의학 기호;
megaphone:메가폰;
melon:멜론;칸탈루프
melting-face:녹아 내리는 얼굴;녹아내리는|당황한|비웃는
memo:메모;메모장|메모지|미디어
mending-heart:낫고 있는 하트;
mens-room:남자 화장실;
metro:지하철;메트로
microbe:미생물;박테리아|아메바
microphone:마이크;가라오케|노래방
microscope:현미경;
middle-finger:중지;가운데 손가락
military-helmet:군용 헬멧;
military-medal:무공 훈장;
milky-way:은하수;
minibus:미니버스;소형 버스
mirror:거울;메이크업|반사경|반사체
mirror-ball:미러볼;디스코
moai:모아이;리톱스|모아이상
mobile-phone:휴대전화;모바일폰|휴대폰
mobile-phone-off:휴대전화 끄기;
mobile-phone-with-arrow:왼쪽에 화살표가 있는 휴대전화;만들다|모바일|주파수|화살표가 있는 휴대전화
money-bag:돈주머니;돈가방|주머니
money-mouth-face:돈 모양의 입이 있는 얼굴;계산한
money-with-wings:날개 달린 돈;날아가는 돈|돈 날림
monkey:원숭이;
monkey-face:원숭이 얼굴;원숭이띠
monorail:모노레일;
moon-cake:월병;
moon-viewing-ceremony:달맞이;달맞이 행사
moose:무스;가지진 뿔
mosque:모스크;
mosquito:모기;말라리아|바이러스
motor-boat:모터보트;
motor-scooter:스쿠터;
motorcycle:오토바이;모터사이클
motorized-wheelchair:전동 휠체어;
motorway:고속도로;
mount-fuji:후지산;
mountain:;산 정상
mountain-cableway:산악 케이블카;스키 리프트|케이블
mountain-railway:기차 터널;산악 철도|산터널
mouse:생쥐;
mouse-face:쥐 얼굴;
mouse-trap:쥐덫;
movie-camera:영화 카메라;발리우드|할리우드
mrs-claus:산타할머니;클로스
mushroom:버섯;독버섯
musical-keyboard:피아노;
musical-note:음표;
musical-notes:노래 음표;
musical-score:높은음자리표;높은음자리
muted-speaker:무음;소리 끄기|소리 없는|음소거된 스피커
mx-claus:산타;메리 크리스마스
nail-polish:매니큐어;끝났어|네일 아트|네일 케어|다듬기|손톱 정리|아무거나|지겨워
national-park:국립공원;
nauseated-face:구역질을 하는 얼굴;메스꺼운|속 울렁거림|역겨운|토하기
nazar-amulet:악마의 눈;나자르|탈리스만
necktie:넥타이;격식있는|샐러리맨|직장인
nerd-face:모범생 얼굴;공부벌레|모범생|범생이|스마트|전문가
nest-with-eggs:알이 들어 있는 둥지;새둥지
nesting-dolls:네스팅 인형;러시아|마트료시카|바부슈카
neutral-face:덤덤한 얼굴;감동 없는|웃음기없는|정색하는 얼굴
new-moon-face:얼굴이 있는 삭;달위에 얼굴
newspaper:신문;소식지
next-track-button:다음 트랙 버튼;
night-with-stars:밤하늘 별;
ninja:닌자;몰래 하기|암살자|야비함|전투원
no-bicycles:자전거 금지;
no-entry:진입 금지;
no-littering:쓰레기 투기 금지;
no-mobile-phones:휴대전화 사용금지;
no-pedestrians:보행자 금지;
no-smoking:금연 신호;
non-potable-water:마실 수 없는 물;
notebook:공책;
notebook-with-decorative-cover:표지가 있는 노트;
nut-and-bolt:볼트와 너트;
octopus:문어;
oden:오뎅;씨푸드|어묵꼬치|오뎅꼬치
office-building:빌딩;오피스|육면체|회사 건물
office-worker:회사원;건축가|관리자|매니저|사무직|화이트칼라
ogre:도깨비 가면;도깨비|도깨비 얼굴|무서운
oil-drum:기름통;
ok-hand:오케이를 표시한 손;꼬집기|알겠어|알았어|오케이 신호|한꼬집
old-key:오래된 열쇠;보물 열쇠
old-man:할아버지;대머리|머리가 빠지는
old-woman:할머니;
older-person:노인;성별 없음
olive:올리브;
oncoming-automobile:오고 있는 자동차;다가오는|오고 있는 승용차
oncoming-bus:오고 있는 버스;
oncoming-fist:주먹 전면;나중에 얘기해|날라오는 주먹|맹공격|주먹을 꽉진|틀림없이
oncoming-police-car:오고 있는 경찰차;다가오는 경찰차
oncoming-taxi:오고 있는 택시;노란 택시|다가오는 택시|택시 부르기
one-piece-swimsuit:원피스 수영복;
onion:양파;
open-book:펼쳐진 책;
open-file-folder:폴더 열기;열린 파일 폴더|열린 폴더
open-hands:양손을 모아서 벌린 모양;두 손 펼치기|재즈 핸드|펼친 두 손
open-mailbox-with-lowered-flag:표지가 내려간 열린 우편함;내려진
open-mailbox-with-raised-flag:표지가 올라간 열린 우편함;
optical-disk:씨디;
orange-book:주황색 책;오렌지색 책
orange-circle:오렌지색 원;
orange-heart:주황색 하트;오렌지색|오렌지색 하트
orange-square:오렌지색 사각형;
orangutan:오랑우탄;유인원
orthodox-cross:전통적인 십자가;
otter:수달;물고기 사냥|장난꾸러기
outbox-tray:보낸 편지함;메일 전송|보낸편지함|편지 보내기|편지함
owl:부엉이;올빼미|현명한
ox:;황소자리
p-button:주차 표시;
package:소포;꾸러미|소포 박스|소포 상자
page-facing-up:오른쪽 모서리가 접힌 문서;페이지
page-with-curl:안으로 말린 문서;
pager:삐삐;호출기
paintbrush:;페인트 브러쉬|페인트붓|페인팅
palm-down-hand:손바닥을 아래로 향한 손;그만두다|그만두라는 손|떨어뜨리다|물러나|저리 가
palm-tree:야자수;열대 나무
palm-up-hand:손바닥을 위로 향한 손;리프트|말해 줘|부르는 손|알려줘|이리 와
palms-up-together:내민 두 손;
pancakes:팬케이크;크레페|핫케이크
panda:판다 얼굴;대나무|판다곰
paperclip:클립;종이 클립
parachute:낙하산;스카이다이빙|패러세일링|행글라이더
parrot:앵무새;말하는 새
part-alternation-mark:부분 교체 기호;
party-popper:파티;신나는
partying-face:파티하는 얼굴;고깔모자
passenger-ship:여객선;
passport-control:출입국 심사;
pause-button:일시 정지 버튼;
paw-prints:곰발바닥;곰발자국|동물 발자국
pea-pod:완두콩 꼬투리;꼬투리|완두콩
peace-symbol:평화 기호;
peach:복숭아;
peacock:공작;뽐내는|수컷 공작|화려한
peanuts:땅콩;
pencil:연필;
penguin:펭귄;
pensive-face:수심 어린 얼굴;낙담한 얼굴|수심에 찬 얼굴|실망한
people-hugging:포옹하는 사람;고마워|굿바이|안아주기|잘 가
performing-arts:가면;마스크|셰익스피어|여배우|영화관
persevering-face:참아내는 얼굴;머리아픈|실수한 후 얼굴|얼빠짐|인내하는 얼굴|집중하는|초집중
person:사람;
person-beard:수염 난 사람;
person-biking:자전거 타는 사람;라이딩|사이클|사이클리스트|자전거 선수|자전거 주행
person-blonde-hair:금발인 사람;
person-bouncing-ball:공을 갖고 있는 사람;공 튀기는 사람|농구선수|드리블|운동 선수|자유투|챔피언십
person-bowing:절하는 사람;엎드려 사과하는 사람|정중함
person-cartwheeling:옆돌기하는 사람;섬머솔트|옆돌기|풍차돌리기|활동적
person-climbing:클라이밍하는 사람;등산가|암벽 등반|암벽 등반가|클라이밍
person-deaf:청각 장애가 있는 사람;청각장애|청각장애인
person-elf:엘프;
person-facepalming:골치 아파하는 사람;세상에|이럴 수가
person-fairy:요정;
person-feeding-baby:수유 중인 사람;
person-fencing:펜싱하는 사람;
person-frowning:찌푸린 사람;성가심|약오르는|언짢은
person-genie:지니;램프 문지르기
person-gesturing-no:안 된다는 제스처를 하는 사람;아니요|안 돼|어림없음|절대 안 돼
person-gesturing-ok:오케이라는 제스처를 하는 사람;omg|오케이
person-getting-haircut:헤어컷;가위와 빗|머리 깎기|머리 손질|머리 정돈|머리카락|머리카락 자름|머리카락을 자르는 사람|미용실|스타일|헤어스타일
person-getting-massage:마사지 받는 사람;골치아픔|마사지|마사지를 받는 사람|테라피|트리트먼트
person-golfing:골프치는 사람;골프 선수|골프 연습장|골프티
person-in-bed:침대에 누운 사람;잘 시간|쿨쿨쿨
person-in-lotus-position:가부좌한 사람;가부좌|다리 꼬기|아빠다리
person-in-manual-wheelchair:수동 휠체어를 탄 사람;
person-in-motorized-wheelchair:전동 휠체어를 탄 사람;
person-in-steamy-room:사우나 하는 사람;데이 스파|사우나
person-in-suit-levitating:공중에 떠 있는 정장 입은 남자;공중부양|비즈니스
person-in-tuxedo:턱시도를 입은 사람;턱시도
person-juggling:저글링하는 사람;멀티태스크|멀티태스킹|저글링
person-kneeling:무릎을 꿇은 사람;무릎을 꿇은
person-lifting-weights:역도 선수;데드리프트|보디빌더|역도선수|역도하는 사람|웨이트 트레이닝|트레이닝|파워 리프팅
person-mage:마법사;대마법사|역할극
person-merpeople:인어;남자 인어|바다 생물|삼지창|세이렌|여자 인어
person-mountain-biking:산악 자전거 타는 사람;산악 자전거 주행
person-playing-handball:핸드볼하는 사람;공놀이|던지기|운동선수|핸드볼
person-playing-water-polo:수구하는 사람;수상 스포츠|워터폴로
person-pouting:뾰로통한 사람;뾰로통한|징징거림|찌푸림|찡그림
person-raising-hand:한 손 든 사람;날 선택해|도와드릴게요|손들기|손들어|손을 든 사람|여기요|저 알아요|즐거워하는 사람
person-rowing-boat:노젓는 사람;노 젓기|노 젓는 보트|크루즈
person-running:뛰는 사람;마라토너|마라톤|마라톤 선수|서두르는
person-shrugging:어깨를 으쓱하는 사람;무관심|무슨 상관이야|상관없어|아마도|어깨 으쓱|잘 모르겠음
person-standing:서 있는 사람;서 있는
person-superhero:히로인;배트맨|슈퍼맨|슈퍼파워|슈퍼히어로|초능력|히어로
person-supervillain:슈퍼 악당;나쁜놈|범죄자
person-surfing:서핑하는 사람;파도 타기
person-swimming:수영하는 사람;수영 선수|수영하기|수영하는 남자|자유형|트라이애슬론
person-taking-bath:목욕하는 사람;
person-tipping-hand:손바닥 꺾은 사람;데스크 안내원|매력적인|머리 넘기기|머리카락으로 장난치는|뭐든지|비꼬는|빈정댐|안내 데스크|어쨌든
person-vampire:뱀파이어;드라큘라|송곳니|언데드|코스프레
person-walking:보행자;걷는 남자|걷는 사람|걸어가는 사람|돌아다니기|보행자용|하이크
person-wearing-turban:터번을 쓰고 있는 사람;아랍인|터번 쓴 사람
person-with-bunny-ears:토끼 귀를 쓰고 춤추는 사람들;바니걸|베스트프렌드|소울메이트|쌍둥이|토끼 귀
person-with-crown:왕관을 쓴 사람;로열티|크라운
person-with-skullcap:중국 전통 모자를 쓰고 있는 남자;과피모
person-with-veil:면사포를 쓴 사람;면사포|면사포를 쓴 신부
person-with-white-cane:지팡이를 든 사람;
person-wrestling:레슬링하는 사람;레슬러|레슬링|레슬링 선수
person-zombie:좀비;아포칼립스|워킹 데드
petri-dish:페트리 접시;
phoenix-bird:불사조;재창조|재탄생|피닉스
piata:피냐타;멕시코|신코 데 마요|씽꼬 데 마요
pick:곡괭이;
pickup-truck:픽업트럭;운송수단|플랫베드|화물차
pie:파이;애플파이|파이 한조각|패스트리|페스트리|호박파이
pig:돼지;꿀꿀이|돼지고기|암퇘지
pig-face:돼지 얼굴;돼지띠
pig-nose:돼지코;주둥이
pile-of-poo:;냄새가 지독한|똥덩어리|똥무더기|아 짜증나
pill:알약;비타민
pilot:기장;파일럿
pinched-fingers:꼬집는 손가락;꼬집는|릴랙스|빈정대는|손가락|손동작|입다물어
pinching-hand:꼬집는 손;한 꼬집
pine-decoration:일본 장식;
pineapple:파인애플;콜라다
ping-pong:탁구;탁구공|탁구채
pink-heart:분홍색 하트;귀여움|분홍색|좋아해
pirate-flag:해적 깃발;
pizza:피자;페페로니|피자 한 조각
placard:플래카드;알림판|표지판
play-button:재생 버튼;
play-or-pause-button:재생 또는 일시 정지 버튼;
playground-slide:미끄럼틀;놀이터|미끄러지다|슬라이드|슬라이딩
pleading-face:애원하는 얼굴;강아지 눈|글썽이는 눈|너무 슬프지 않니|애원하는|자비를 구하는|큰 눈
plunger:뚫어뻥;배관공|빨아들이기|화장실
polar-bear:북극곰;
police-car:경찰차;
police-officer:경찰관;
poodle:푸들;
pool-8-ball:당구;당구공
popcorn:팝콘;
post-office:우체국;
postal-horn:호른;
postbox:우편함;
pot-of-food:;음식 한 그릇
potato:감자;포테이토
potted-plant:분재;자라다|지루한|키우다
poultry-leg:닭다리;닭고기
pound-banknote:파운드;영국 돈|영국 화폐|파운드화
pouring-liquid:쏟아져 나오는 액체;엎지르다|유리잔|흘리다
pouting-cat:뾰로통한 고양이 얼굴;토라진|토라짐
pouting-face:뾰로통한 얼굴;불행한|뾰로통함|새빨간
prayer-beads:묵주;묵주 목걸이
pregnant-man:임신한 남자;너무 많이 먹은|배가 터질 듯한|임신한
pregnant-person:임신한 사람;
pregnant-woman:임산부;임신부
pretzel:프레첼;구불구불한
prince:왕자;왕자님|프린스
princess:공주;공주님|프린세스
printer:프린터;인쇄기
purple-circle:보라색 원;
purple-heart:보라색 하트;
purple-square:보라색 사각형;
purse:지갑;
pushpin:압정;콜라주
puzzle-piece:퍼즐;조각퍼즐|직소퍼즐
rabbit:토끼;토깽이
rabbit-face:토끼 얼굴;토끼띠
raccoon:너구리;장난기 있는|호기심
racing-car:경주용 자동차;레이싱카
radio:라디오;옛날 회상
radio-button:라디오 버튼;
railway-car:전철;철도 차량|트롤리버스
railway-track:철도 선로;
rainbow:무지개;레인보우|레즈비언|양성애자|젠더퀴어|트랜스|트랜스젠더|프라이드
rainbow-flag:무지개 깃발;
raised-back-of-hand:손등;들어보이기
raised-fist:주먹;꼭 쥐고|주먹을 든
raised-hand:손바닥;보자기
raising-hands:만세;
ram:숫양;양자리
razor:면도칼;날카로운|면도기
receipt:영수증;
record-button:녹음/녹화 버튼;
recycling-symbol:재활용 표시;
red-apple:빨간 사과;다이어트
red-circle:빨간 원;
red-envelope:세뱃돈;돈 봉투|빨간 봉투
red-exclamation-mark:빨간색 느낌표;
red-heart:빨간색 하트;
red-paper-lantern:일본식 등;선술집|이자카야|일본식 선술집
red-question-mark:빨간색 물음표;
red-square:빨간색 사각형;
red-triangle:빨간색 위쪽 삼각형;
red-triangle-pointed-down:빨간색 아래쪽 삼각형;
relieved-face:안심한 얼굴;
reminder-ribbon:추모 리본;
repeat-button:전곡 반복 재생;
repeat-single-button:한 곡 반복 재생;
rescue-workers-helmet:흰 십자가가 있는 헬멧;구조대원 헬멧|안전요원
reverse-button:반대로 버튼;
revolving-hearts:회전하는 하트;빙글빙글
rhinoceros:코뿔소;
ribbon:리본;
rice-ball:삼각 김밥;
rice-cracker:주먹밥;쌀 과자|크래커
right-anger-bubble:화난 표현의 오른쪽 말풍선;
right-arrow:우향 화살표;
right-arrow-curving-down:아래쪽으로 꺾어지는 우향 화살표;
right-arrow-curving-left:오른쪽에서 왼쪽으로 꺾는 화살표;
right-arrow-curving-up:오른쪽에서 위로 꺾는 화살표;
right-facing-fist:오른쪽을 향하는 주먹;오른쪽|오른쪽을 향하는|오른편
rightwards-hand:오른쪽으로 향하는 손등;오른손|오른쪽 방향|우측 방향
rightwards-pushing-hand:오른쪽으로 밀치는 손;
ring:반지;눈이 부신
ring-buoy:구명부환;구명 기구|구명 튜브|구조원|구하다
ringed-planet:고리가 있는 행성;
roasted-sweet-potato:고구마;달콤한|삶은 고구마|찐 고구마
robot:로봇 얼굴;
rock:바위;단단한|무거운
rocket:로켓;로케트
roll-of-paper:두루마리;종이 수건|종이 타월|페이퍼 타월|화장지
rolled-up-newspaper:돌돌 말린 신문;신문 뭉치
roller-coaster:롤러코스터;코스터
roller-skate:롤러스케이트;블레이드
rolling-on-the-floor-laughing:바닥을 구르며 웃는 얼굴;구르기|눈물나게 웃긴|데굴데굴|빵 터짐|완전 재미있는
rooster:수탉;
rose:장미꽃;발레타인|우아한
rosette:장미;로제트|장미 모양
round-pushpin:둥근 머리 핀;둥근 머리 압정
rugby-football:럭비공;
running-shirt:러닝 셔츠;민소매 상의|운동복|운동복 상의
running-shoe:운동화;달리기|러닝화|스니커즈
sad-but-relieved-face:실망했지만 안도하는 얼굴;구사일생|복잡한|실망감|실망하는 얼굴|안도감|지금 말고
safety-pin:옷핀;고정용 핀
safety-vest:구명조끼;안전조끼
sailboat:돛단배;세일링
sake:사케;병과 술잔
salt:소금;양념통
saluting-face:경례하는 얼굴;굿 럭|행운을 빌어
sandwich:샌드위치;
santa-claus:산타클로스;산타 할아버지|아버지
sari:사리;
satellite:인공위성;
satellite-antenna:위성 안테나;안테나|위성 방송
sauropod:초식 공룡;디플로도쿠스|브라키오사우루스|브론토사우루스
saxophone:색소폰;
scarf:스카프;따뜻하게 두른|목도리
school:학교;
scientist:과학자;기술자|물리학자|수학자|엔지니어|연구자
scissors:가위;
scorpion:전갈;스콜피온|전갈자리
screwdriver:드라이버;편리한
scroll:문서;스크롤
seal:물개;바다사자
seat:좌석;
see-no-evil-monkey:눈을 가리고 있는 원숭이;금지된|나쁜것은 보지도 말라|볼수 없음|부끄러워
seedling:새싹;싹이 돋다|어린 나무|어린잎
selfie:셀카;
service-dog:보조견;서비스
sewing-needle:바늘;바느질|재봉 바늘
shaking-face:요동치는 얼굴;깜짝 놀람|떨고 있음|요동침
shallow-pan-of-food:납작한 냄비;납작한|빠에야|캐서롤|파에야
shamrock:토끼풀;샤머록|세잎클로버
shark:상어;바다생물
shaved-ice:샤베트 아이스크림;간 얼음|샤베트
sheaf-of-rice:;벼이삭
shield:방패;
shinto-shrine:신토 신사;일본 신사
ship:선박;타이타닉
shooting-star:별똥별;
shopping-bags:쇼핑백;쇼핑가방
shopping-cart:쇼핑카트;장보기
shortcake:조각 케익;쇼트케이크|조각케이크
shorts:반바지;
shower:샤워;
shrimp:새우;갑각류
shuffle-tracks-button:랜덤 재생;
shushing-face:쉿 하는 얼굴;
sign-of-the-horns:뿔 모양 손짓;락 음악|손 모양
singer:가수;록스타|엔터테이너|연예인
skateboard:스케이트보드;스케이트 타는 사람
skier:스키 타는 사람;스키타는 사람
skis:스키;스키 부츠
skull:해골;나 죽었어|요정이야기|진짜 웃겨|해골 바가지
skull-and-crossbones:해골과 뼈다귀;
skunk:스컹크;냄새가 고약한|냄새나는
sled:썰매;눈썰매|터보건
sleeping-face:졸고 있는 얼굴;자고 있는 얼굴|자는 시간|자는 얼굴
sleepy-face:졸린 얼굴;피곤한
slightly-frowning-face:살짝 찡그린 얼굴;
slightly-smiling-face:살짝 미소 짓는 얼굴;
slot-machine:슬롯 머신;카지노|파칭코
sloth:나무늘보;게으른
small-airplane:경비행기;소형비행기|항공기
small-blue-diamond:작은 파란색 마름모;
small-orange-diamond:작은 주황색 마름모;
smiling-cat-with-heart-eyes:하트 눈 고양이 얼굴;사랑에 빠진 고양이
smiling-face:웃는 얼굴;웃음 짓는 얼굴
smiling-face-with-halo:후광이 비치는 웃는 얼굴;순수한|웃는 얼굴 천사|천사같은|천사고리가 있는 얼굴
smiling-face-with-heart-eyes:하트 눈 얼굴;하트 뿅뿅 얼굴
smiling-face-with-hearts:하트와 함께 웃는 얼굴;사랑에 빠진|사랑에 빠진 얼굴|사랑하는
smiling-face-with-horns:머리에 뿔이 달린 웃는 얼굴;
smiling-face-with-smiling-eyes:미소 짓는 눈으로 살짝 웃는 얼굴;
smiling-face-with-sunglasses:선글라스 낀 얼굴;개성있는
smiling-face-with-tear:눈물 흘리며 웃는 얼굴;
smirking-face:히죽거리는 얼굴;교활한|낄낄거리는|멋부리는|음흉한|의심스러운|히죽히죽
snail:달팽이;슬러그|에스카르고
snake:;뱀주인자리
sneezing-face:재채기하는 얼굴;몸조심하세요|재채기
snow-capped-mountain:눈 덮인 산;
snowboarder:스노보드 타는 사람;스노보더|스노보드
snowflake:눈송이;
snowman:눈사람;
snowman-without-snow:스노우맨;
soap:비누;비누 거품|비누 그릇|비누통|클렌징
soccer-ball:축구공;호날두
socks:양말;스타킹
soft-ice-cream:소프트 아이스크림;아이스크림 콘|콘 아이스크림
softball:소프트볼;글로브|언더암
spade-suit:스페이드;스페이드 모양
spaghetti:스파게티;이탈리안|파스타
sparkler:불꽃;
sparkles:블링블링;반짝거림
sparkling-heart:빛나는 하트;기쁨으로 가득찬 마음|두근거림|사랑의 기쁨|좋은 밤
speak-no-evil-monkey:입을 막고 있는 원숭이;나쁜것은 말하지도 말라|말하다
speaker-high-volume:스피커 소리 크게;소리 큼|소리 키우기
speaker-low-volume:스피커;부드러운|소리 있음|스피커 소리 낮게
speaker-medium-volume:스피커 소리 작게;미디엄|소리 작게|소리 작음|소리 줄이기|스피커 미디엄 소리
speaking-head:말하고 있는 옆얼굴;말하는
speech-balloon:말풍선;대화창|메시지
speedboat:쾌속정;럭셔리|억만장자
spider:거미;스파이더
spider-web:거미줄;
spiral-calendar:스프링 달력;벽걸이 달력
spiral-notepad:스프링 노트;
spiral-shell:달팽이집;달팽이 껍질|소라고둥|조개껍데기
sponge:스펀지;구멍이 뽕뽕
spoon:숟가락;주방용품|테이블웨어
sport-utility-vehicle:지프;suv|레크리에이션|지프차
sports-medal:스포츠 메달;스포츠|어워드
spouting-whale:물 뿜는 고래;
squid:오징어;연체동물
squinting-face-with-tongue:눈을 감고 메롱하는 얼굴;
stadium:경기장;스타디움
star:;천문학|화이트 미디엄 별|흰색 미디엄 별
star-and-crescent:초승달과 별;
star-of-david:다윗의 별;
star-struck:반한 얼굴;반짝이는 눈으로 미소짓는|별 눈|별 모양의 눈
station:기차역;전철역|지하철역
statue-of-liberty:자유의 여신상;여신상
steaming-bowl:국수;김이 나는|쌀국수
stethoscope:청진기;심박수
stop-button:정지 버튼;
stop-sign:멈춤 표시;교통신호|팔각형
stopwatch:스톱워치;
straight-ruler:;직선자
strawberry:딸기;
student:학생;학사모
studio-microphone:스튜디오 마이크;마이크로폰|사회자 마이크|스튜디오
stuffed-flatbread:밀전병에 싼 요리;가득넣은
sun:태양;화창한
sun-behind-cloud:구름 뒤의 해;구름에 가린 해
sun-behind-large-cloud:큰 구름 뒤의 태양;
sun-behind-rain-cloud:비구름 뒤의 태양;
sun-behind-small-cloud:작은 구름 뒤의 태양;
sun-with-face:얼굴이 있는 해;눈부신|해 방긋
sunflower:해바라기;
sunglasses:선글라스;어두운
sunrise:일출;해가 뜸
sunrise-over-mountains:산에서 떠오르는 해;산에 해가 뜸
sunset:일몰;도시에 해가 짐|해가 짐
sushi:초밥;
suspension-railway:매달린 케이블카;자기부상|자기부상 열차
swan:백조;못난 아기 오리|새끼 백조
sweat-droplets:;삐질삐질
synagogue:시나고그;유대교|유대인
syringe:주사기;독감 주사|주사 바늘
t-rex:티라노사우루스;t 렉스|티라노사우르스 렉스|티렉스
t-shirt:티셔츠;
taco:타코;
takeout-box:테이크아웃 상자;음식 배달
tamale:타말레;빠몽야
tanabata-tree:소원을 건 나무;기원 쪽지|다나바타 나무|소원 빌기|소원 쪽지|소원 쪽지 매달기
tangerine:;비타민 c|오렌지|천도복숭아
taxi:택시;
teacher:교사;강연자|선생님
teacup-without-handle:;손잡이 없는 찻잔
teapot:찻주전자;우리기
tear-off-calendar:뜯어진 달력;
technologist:기술 전문가;개발자|발명가|소프트웨어|코딩하는 사람|프로그래머
teddy-bear:테디 베어;곰인형|놀잇감|솜인형|장난감
telephone:전화기;유선전화
telephone-receiver:수화기;인터넷 전화
telescope:망원경;
television:텔레비전;
tennis:테니스;
tent:텐트;
test-tube:시험관;화학자
thermometer:온도계;
thinking-face:생각하는 얼굴;고려해서|곰곰히|생각 중|생각에 잠긴 얼굴
thong-sandal:가락신;가죽 끈|비치 샌들|플립플랍
thought-balloon:생각 풍선;깨달음
thread:실타래;뜨개질
thumbs-down:내린 엄지;싫어요|좋지 않아
thumbs-up:올린 엄지;나이스|엄지 척|좋아요
ticket:티켓;표 확인
tiger:호랑이;타이거
tiger-face:호랑이 얼굴;호랑이띠
timer-clock:타이머 시계;타이머
tired-face:피곤한 얼굴;
toilet:변기;
tokyo-tower:도쿄 타워;
tomato:토마토;
toolbox:공구통;공구함
tooth:이빨;진주같은|치과의사|화이트
toothbrush:칫솔;깨끗한|브러시
top-arrow:맨 위 화살표;
top-hat:마술사 모자;격식차린|마술사|실크해트
tornado:토네이도;소용돌이
trackball:트랙볼;
tractor:트랙터;
train:기차;칙칙폭폭
tram:트램;
tram-car:트램 차량;전차 차량
transgender-flag:트랜스젠더 깃발;
transgender-symbol:트랜스젠더 기호;
triangular-flag:세모 깃발;
triangular-ruler:삼각자;
troll:트롤;트롤링
trolleybus:트롤리 버스;트롤리
trophy:트로피;챔피온
tropical-drink:음료수;드링크|열대 음료
tropical-fish:열대어;열대지방
trumpet:트럼펫;
tulip:튤립;
tumbler-glass:양주잔;글래스|스카치|위스키|텀블러
turkey:칠면조;추수감사절
turtle:거북이;
two-hearts:하트 두 개;
two-hump-camel:쌍봉 낙타;
umbrella:우산;
umbrella-on-ground:땅에 꽂힌 파라솔;파라솔|해변가
umbrella-with-rain-drops:빗방울이 있는 우산;강한 비|빗방울이 떨어지는 우산
unamused-face:지루해하는 얼굴;재미없어 하는 얼굴|절레절레|지루함|짜증난
unicorn:유니콘 얼굴;유니콘
unlocked:열린 자물쇠;잠금풀림
up-arrow:위쪽 화살표;
up-button:위로 버튼;
up-down-arrow:위아래 방향 화살표;
up-left-arrow:왼쪽 위 화살표;
up-right-arrow:오른쪽 위 화살표;
upside-down-face:거꾸로 된 얼굴;뒤집힘|위아래
upwards-button:올리기 버튼;
vibration-mode:진동 모드;
victory-hand:브이 표시;브이하는 손|빅토리
video-camera:캠코더;동영상 촬영
video-game:비디오 게임;게임패드|컨트롤러
videocassette:비디오테이프;비디오카세트|테이프
violin:바이올린;스트라디바리우스
volcano:화산;볼케이노
volleyball:배구공;
vulcan-salute:벌칸식 인사;벌컨 인사|스타트렉
waffle:와플;우유부단한
waning-crescent-moon:그믐달 하현;점점 작아지는
waning-gibbous-moon:하현달;점점 기울어가는
wastebasket:쓰레기통;휴지통
watch:시계;손목 시계
water-buffalo:물소;버팔로
water-pistol:물총;리볼버|피스톨
water-wave:파도;
watermelon:수박;
waving-hand:흔드는 손;거기 있어?|나중에 봐|이따가 봐|펼친 손
wavy-dash:물결 모양 대시;
waxing-crescent-moon:초승달 상현;
waxing-gibbous-moon:상현달;
weary-cat:절규하는 고양이 얼굴;
weary-face:지친 얼굴;
wedding:결혼식;결혼한|교회 결혼식|성당 결혼식|혼례식
whale:고래;
wheel:;타이어|탈 것
wheel-of-dharma:진리의 수레바퀴;
white-cane:시각장애인 지팡이;
white-circle:흰색 원;
white-exclamation-mark:하얀색 느낌표;
white-flag:펄럭이는 흰색 깃발;
white-flower:흰 꽃;꽃 도장|꽃 표시|화이트 플라워
white-heart:흰색 하트;
white-large-square:큰 흰색 사각형;
white-medium-small-square:중간 작은 흰색 사각형;
white-medium-square:중간 흰색 사각형;
white-question-mark:하얀색 물음표;
white-small-square:작은 흰색 사각형;
white-square-button:테두리가 하얀 사각 버튼;
wilted-flower:시든 꽃;꺾인 고개|시들어 가는
wind-chime:풍경;
wind-face:얼굴이 있는 바람;바람 부는
window:창문;맑은 공기|윈도우|투명한
wine-glass:와인잔;와인글라스|와인바
wing:날개;날아오르다|천상의
winking-face:윙크하는 얼굴;
winking-face-with-tongue:윙크하면서 혀를 내민 얼굴;약간 정신이 나간|열광하는|윙크하면서 메롱하는 얼굴|재미있는
wolf:늑대 얼굴;
woman:여자;
womans-boot:부츠;여성용 부츠
womans-clothes:여성복;블라우스
womans-hat:여성용 모자;가든 파티|챙 넓은 모자
womans-sandal:샌들;여성용 샌들
womens-room:여자 화장실;
wood:목재;통나무
woozy-face:헤롱헤롱 얼굴;맛이 간|비뚤거리는 입|짝짝이 눈|헤롱거리는
world-map:세계 지도;
worm:지렁이;기생충|환형동물
worried-face:걱정스러운 얼굴;걱정스러움|염려스러운|울렁거림
wrapped-gift:선물;
wrench:렌치;
writing-hand:글을 쓰고 있는 손;글쓰기|연필 쥔 손
x-ray:엑스레이;스켈레톤
yarn:실뭉치;코바늘
yawning-face:하품하는 얼굴;아무튼
yellow-circle:노란색 원;
yellow-heart:노란색 하트;노란 하트|노란색
yellow-square:노란색 사각형;
yen-banknote:;일본 돈|일본 화폐
yo-yo:요요;오르락내리락
zany-face:괴짜 얼굴;엉뚱한 얼굴|익살스러운 얼굴|장난스러운 눈|정신이 나간|환한 미소
zebra:얼룩말;줄무늬
zipper-mouth-face:지퍼로 입을 잠근 얼굴;말하지 마|비밀 지켜|입 다문
zzz:졸림;안녕히 주무세요|자고 있음|자는 중`;
