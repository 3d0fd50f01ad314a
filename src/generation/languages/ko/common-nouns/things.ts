/** Korean: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | 콘센트, 멀티탭
router | 공유기, 모뎀, 반도체 칩, 회로판, 퓨즈, 온도조절기, 하드디스크
nut and bolt | 너트, 볼트, 나사못, 리벳
conveyor belt | 파레트, 컨베이어 벨트, 컨테이너, 비계, 철골, 지렛대, 도르래
toolbox | 공구 상자, 연장통
clamp | 모루
power drill | 사포, 핀셋, 집게, 쇠지레, 흙손
plunger | 변기 뚫는 것
skein | 털실, 털실 뭉치
bobbin | 재봉실
baby bottle | 우유병
clay pot | 도자기, 물동이, 장독
oil lamp | 호롱불, 등잔, 등잔불
quilt | 방석, 침낭
dishwasher | 식기세척기, 건조기
hair dryer | 에어컨, 재봉틀, 커피머신, 자판기, 초인종
sieve | 강판, 깔때기, 병따개, 깡통따개, 감자칼, 호두까기 인형, 절구, 뒤집개, 주걱
comb | 면봉, 머리빗, 치약, 치실, 샴푸, 물티슈, 휴지
scouring pad | 수세미
dumpster | 쓰레기봉투
fire extinguisher | 소화기
feather duster | 먼지떨이, 모기장, 모기향, 표백제, 세제, 빨랫줄, 현관매트
balcony | 베란다, 다락방, 창턱
roof tile | 홈통, 벽난로
castanets | 캐스터네츠, 탬버린, 실로폰, 만돌린, 오보에, 꽹과리, 심벌즈, 거문고, 해금, 리코더, 오르골, 아쟁
flute | 피리, 대금
accordion | 아코디언
conga | 소고
trombone | 트롬본, 튜바, 나팔, 나발, 태평소
ukulele | 우쿨렐레, 베이스 기타, 비파
viola | 비올라, 첼로, 콘트라베이스
folding fan | 부채, 쥘부채
chess piece | 장기알, 바둑알, 바둑돌, 장기말
rocking horse | 목마, 인형집, 찰흙, 종이비행기, 종이배, 공깃돌, 제기, 딱지, 물풍선, 오뚝이, 종이학, 윷가락
shuttlecock | 배드민턴 채
ping-pong ball | 탁구 라켓
baseball bat | 야구 방망이, 방망이, 배트
hockey stick | 하키 스틱, 하키채
dumbbell | 아령, 역기, 덤벨, 러닝머신, 샌드백, 골프채, 당구 큐대, 다이빙대, 평균대, 바통, 뜀틀, 철봉
butterfly net | 뜰채, 족대, 거미줄 그물
playing card | 트럼프 카드, 화투패, 카드 한 벌
email | 스팸 메일, 메일
keyboard | 타자기
printer | 복사기, 스캐너
pencil case | 필통, 연필깎이, 수정액, 형광펜, 각도기, 성적표, 시간표, 게시판
rain boots | 고무장화
sneakers | 축구화
raincoat | 우비, 점퍼, 조끼, 가운, 후드티, 두루마기
shawl | 숄, 두건
sun hat | 밀짚모자
helmet | 헬멧, 안전모, 투구
`;
