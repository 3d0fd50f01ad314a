/** Korean: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | 툭툭, 인력거, 삼륜차
hoverboard | 전동 킥보드, 호버보드, 씽씽이
longboard | 스케이트보드
tow truck | 견인차, 레미콘, 택배차, 용달차, 화물차
forklift | 지게차
fire truck | 불자동차
tugboat | 예인선, 바지선, 구명정, 유조선
vaporetto | 여객선
rowboat | 조각배, 오리배, 나무배
handcart | 리어카, 광차
tricycle | 세발자전거, 외발자전거, 두발자전거
railway track | 철길, 선로, 철도, 건널목
market stall | 꽃집, 생선가게, 문구점
granary | 곡식 창고, 곳간, 사일로, 돼지우리, 제재소, 물레방아, 망루, 공중전화 부스, 톨게이트, 초소
paddock | 난간, 담장, 차단기, 가드레일, 철조망
pier | 선착장, 방파제, 수문, 육교, 제방, 도개교
kindergarten | 유치원, 어린이집, 대학교, 고등학교
courthouse | 법원, 국회의사당, 대사관
rock pool | 석호, 시냇물, 개울, 간헐천, 협곡, 모래언덕, 빙하, 눈사태, 암초, 밀물, 계곡, 골짜기
rice paddy | 논밭, 포도밭, 과수원, 옥수수밭, 화단
bouquet | 부케
lilac | 난초, 수선화, 카네이션, 개나리, 라벤더, 들꽃
maple tree | 떡갈나무, 사과나무, 단풍나무, 은행나무, 느티나무, 자작나무, 벚나무
spruce | 삼나무, 잣나무, 측백나무
palm | 야자나무, 종려나무
bramble | 관목, 가시덤불, 떨기나무
`;
