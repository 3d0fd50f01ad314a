/** Korean: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | 우주, 은하, 달나라, 화성
theme ice | 얼음, 눈밭, 겨울, 북극, 남극, 크리스마스, 눈 덮인, 설원
theme forest | 숲, 가을, 공원, 산속
theme ocean | 바다, 바닷속, 해저, 수족관, 호수, 강, 심해
theme desert | 사막, 이집트, 피라미드, 서부
theme city | 도시, 빌딩, 사무실, 도로, 병원
theme castle | 성, 중세, 왕국, 기사, 판타지, 던전, 신전, 마법
theme candy | 사탕, 초콜릿, 케이크, 디저트, 아이스크림, 무지개, 과자
theme haunted | 폐가, 폐병원
theme haunted | 유령, 할로윈, 핼러윈, 무덤, 좀비, 마녀, 귀신, 공포, 흉가
theme haunted | 귀신의 집, 유령의 집
theme farm | 농장, 목장, 밭, 트랙터
theme jungle | 정글, 밀림, 사파리, 아프리카, 공룡, 동물원, 대나무
theme beach | 해변, 섬, 해적, 여름, 바닷가, 무인도, 하와이
theme volcano | 화산, 용암, 지옥
theme garden | 정원, 꽃밭, 봄, 꽃, 텃밭, 벚꽃
theme kitchen | 부엌, 주방, 식당, 피자, 빵집, 요리, 카페, 음식, 레스토랑
theme school | 학교, 교실, 도서관, 대학, 숙제, 책, 실험실
theme cyberpunk | 사이버펑크, 네온, 미래, 로봇, 해커, 공장
theme sky | 하늘, 구름, 비행기, 풍선, 새, 산
theme cave | 동굴, 광산, 지하, 터널, 보석, 보물
theme toys | 장난감, 인형, 서커스, 놀이공원, 생일
theme home | 집, 집안, 집 안, 집에서, 우리 집, 아파트, 거실, 침실, 안방, 방, 욕실, 화장실, 다락방, 지하실, 복도, 할머니 집, 할머니 댁, 소파, 카펫, 청소기, 집안일, 가구, 빨래, 베개, 이불
theme village | 마을, 동네, 시골, 읍내, 거리, 골목, 골목길, 이웃, 이웃집, 광장, 시장, 전통시장, 장터, 축제, 교회, 종탑, 우체부, 작은 마을
theme sports | 스포츠, 운동, 운동장, 경기장, 축구장, 축구, 야구장, 야구, 농구장, 농구, 배구, 테니스, 테니스장, 체육관, 헬스장, 운동회, 체육, 체육 시간, 육상, 올림픽, 월드컵, 마라톤, 승부차기, 체조
time night | 밤, 한밤, 밤하늘, 어두운
time dawn | 새벽, 아침, 일출
time dusk | 저녁, 노을, 황혼, 석양
time day | 낮, 화창한, 맑은
weather snow | 눈 내리는, 눈보라, 겨울
weather rain | 비 오는, 폭풍, 빗속
weather leaves | 가을, 낙엽, 단풍
weather petals | 벚꽃, 꽃잎, 봄
weather fog | 안개
weather embers | 용암, 화산
weather bubbles | 바닷속, 물속, 거품
weather stars | 별이 빛나는, 우주, 은하
mood cheerful | 귀여운, 즐거운, 재미있는, 신나는, 밝은
mood calm | 편안한, 힐링, 잔잔한, 느긋한, 차분한, 평화로운
mood tense | 긴장감, 스릴, 격렬한, 위험한
mood spooky | 무서운, 으스스한, 공포, 호러
mood epic | 장대한, 전설, 영웅, 모험, 전쟁
mood melancholy | 슬픈, 외로운, 외로움, 그리움, 쓸쓸한, 이별, 고독
difficulty easy | 쉬운, 간단한, 어린이, 아이들, 너무 어렵지
difficulty hard | 어려운, 고난도, 극한
difficulty easy | 너무 세지, 너무 강하지, 약한 컴퓨터, 쉽게, 안 어렵게
difficulty hard | 어렵게, 강한 컴퓨터, 빡세게, 빡센
difficulty easy | 초보, 초보자, 초보자용, 초보용, 너무 어렵지 않게
difficulty hard | 아주 어려운, 진짜 어렵게, 엄청 어려운
colour #e53935 | 빨간, 빨강, 빨강색, 빨간색
colour #fb8c00 | 주황
colour #fdd835 | 노란, 노랑, 노란색, 금색
colour #43a047 | 초록, 녹색
colour #00acc1 | 청록
colour #1e88e5 | 파란, 파랑, 파란색, 파랑색
colour #8e24aa | 보라, 보라색
colour #ec407a | 분홍, 분홍색, 핑크색, 핑크
look warm | 따뜻한 색
look pastel | 파스텔
look neon | 네온
look muted | 회색, 흑백
style flat | 미니멀, 플랫 디자인
style pixel | 픽셀, 픽셀 아트, 도트, 8비트, 16비트, 레트로
style noir | 흑백, 누아르, 느와르, 모노크롬
style paper | 종이, 종이접기, 종이 공예, 그림책, 동화책, 손그림, 수채화
`;
