/** Korean: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | 단팥빵, 소보로빵, 크림빵
croissant | 크로와상
bagel | 베이글
meatballs | 완자, 고로케, 동그랑땡
samosa | 춘권, 군만두, 물만두
crepe | 빈대떡, 전병
taco | 나초, 케사디야
burrito | 부리토, 또띠아
hamburgers | 햄버거
wurst | 순대, 비엔나
drumstick | 치킨, 닭강정, 닭날개, 통닭
roast | 갈비, 족발, 돈까스, 등갈비
skewer | 꼬치
borscht | 우동, 칼국수, 떡국, 미역국
biryani | 비빔밥, 볶음밥, 덮밥, 오므라이스
lasagne | 마카로니, 짜장면, 잡채
sashimi | 유부초밥
tempura | 튀김
potato wedge | 감자칩
gingerbread man | 약과
profiterole | 슈크림, 찐빵, 호빵
strudel | 타르트
cheesecake | 치즈케이크, 카스텔라, 롤케이크
pudding | 계란찜
sherbet | 빙수, 팥빙수, 슬러시
ice lolly | 하드 아이스크림, 소프트콘
toffee | 젤리, 마시멜로
praline | 초콜릿
gherkin | 피클, 오이지
asparagus | 아스파라거스, 깻잎
cauliflower | 콜리플라워
turnip | 무우, 깍두기
squash | 단호박, 늙은호박
lentil | 강낭콩, 렌틸콩
cashew | 피스타치오
peanut | 땅콩
papaya | 석류, 무화과, 파파야, 리치, 두리안, 모과, 곶감
cherry | 앵두, 버찌
cornflakes | 콘플레이크
yogurt | 요구르트, 두유, 요거트, 생크림, 밀크셰이크
cider | 수정과, 탄산음료
cheddar | 모짜렐라
spices | 향신료, 식초, 고추장, 된장, 간장, 후추
`;
