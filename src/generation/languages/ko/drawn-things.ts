/** Korean: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | 노점, 좌판, 과일 가판대, 가판대
stapler | 스테이플러, 호치키스
speed-bump | 과속방지턱, 과속 방지턱, 방지턱
sugar-cube | 각설탕
flying-carpet | 마법 양탄자, 하늘을 나는 양탄자
bottle-cap | 병뚜껑, 병 뚜껑
dam | 댐
oar | 카누 노, 카누 패들
toothpick | 이쑤시개
rice-cooker | 밥솥, 전기밥솥, 전기 밥솥
rubber-stamp | 고무도장, 고무 도장
glass-bottle | 유리병
plastic-bottle | 페트병, 플라스틱병, 플라스틱 병, 물병
sprinkler | 스프링클러
sandbag | 모래주머니, 모래 주머니, 모래자루
cash-register | 금전등록기, 계산대
rolling-pin | 밀대, 반죽 밀대
gong | 놋쇠 징, 공징
clog | 나막신, 나무 신발
minaret | 미너렛, 첨탑
banana-peel | 바나나 껍질, 바나나껍질
skittle | 볼링 핀, 볼링핀
tin-can | 빈 캔, 깡통, 양철통
rubber-duck | 고무 오리, 고무오리, 오리 장난감, 러버덕
drill | 전동 드릴, 전동드릴
turnip | 순무
escalator | 에스컬레이터
bell-tower | 종탑
bookshelf | 책장, 책꽂이
fly-swatter | 파리채
crater | 분화구, 크레이터
millstone | 맷돌
ladle | 국자
washboard | 빨래판
reef | 산호초
cinnamon | 계피, 시나몬
windsock | 바람자루
oxygen-tank | 산소통, 산소탱크, 산소 탱크
note | 포스트잇, 쪽지, 메모지
tile | 바닥 타일, 욕실 타일
sack | 마대자루, 포대, 쌀자루
drain | 배수구, 하수구
clothes-peg | 빨래집게, 빨래 집게
watering-can | 물뿌리개, 물조리개
street-lamp | 가로등
road-sign | 도로 표지판, 표지판, 교통 표지판
hair-dryer | 헤어드라이어, 드라이기, 헤어드라이기
roof-tile | 기와, 지붕 기와
pallet | 나무 팔레트, 팰릿
guava | 구아바
sea-urchin | 성게
steering-wheel | 운전대, 자동차 핸들
lighthouse-keeper | 등대지기
lock-keeper | 수문지기, 갑문지기
bridge-keeper | 다리지기
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | 물
wind | 바람
sand | 모래
smoke | 연기
mud | 진흙
paper | 종이
plastic | 플라스틱
`;
