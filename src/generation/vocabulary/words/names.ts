/** Where a game ends, as its goal line names it: `picture | reach: en | es | de (accusative) | fr | pt | it | ja | zh | ru | ar | ko`. */
export const GOALS = `
ringed-planet | the planet | el planeta | den Planeten | la planète | o planeta | il pianeta | 惑星 | 星球 | планета | الكوكب | 행성
hut | the hut | la cabaña | die Hütte | la cabane | a cabana | la capanna | 小屋 | 小屋 | хижина | الكوخ | 오두막
treasure-chest | the treasure | el tesoro | den Schatz | le trésor | o tesouro | il tesoro | 宝物 | 宝藏 | сокровище | الكنز | 보물
classical-building | the old temple | el templo antiguo | den alten Tempel | le vieux temple | o templo antigo | il tempio antico | 神殿 | 古老的神庙 | древний храм | المعبد القديم | 옛 신전
office-building | the tower | la torre | den Turm | la tour | a torre | la torre | ビル | 大楼 | башня | البرج | 빌딩
castle | the castle | el castillo | das Schloss | le château | o castelo | il castello | お城 | 城堡 | замок | القلعة | 성
birthday-cake | the cake | la tarta | die Torte | le gâteau | o bolo | la torta | ケーキ | 蛋糕 | торт | الكعكة | 케이크
derelict-house | the haunted house | la casa encantada | das Spukhaus | la maison hantée | a casa assombrada | la casa stregata | お化け屋敷 | 鬼屋 | дом с привидениями | البيت المسكون | 유령의 집
house-with-garden | the cottage | la casita | das Häuschen | la maisonnette | a casinha | la casetta | おうち | 小房子 | домик | البيت | 작은 집
moai | the stone statue | la estatua de piedra | die Steinstatue | la statue de pierre | a estátua de pedra | la statua di pietra | 石像 | 石像 | каменная статуя | التمثال الحجري | 석상
desert-island | the island | la isla | die Insel | l’île | a ilha | l’isola | 島 | 小岛 | остров | الجزيرة | 섬
volcano | the volcano | el volcán | den Vulkan | le volcan | o vulcão | il vulcano | 火山 | 火山 | вулкан | البركان | 화산
school | the school | la escuela | die Schule | l’école | a escola | la scuola | 学校 | 学校 | школа | المدرسة | 학교
satellite-antenna | the antenna | la antena | die Antenne | l’antenne | a antena | l’antenna | アンテナ | 天线 | антенна | الهوائي | 안테나
rainbow | the rainbow | el arcoíris | den Regenbogen | l’arc-en-ciel | o arco-íris | l’arcobaleno | 虹 | 彩虹 | радуга | قوس قزح | 무지개
wrapped-gift | the big present | el gran regalo | das große Geschenk | le grand cadeau | o grande presente | il grande regalo | 大きなプレゼント | 大礼物 | большой подарок | الهدية الكبيرة | 큰 선물
chequered-flag | the finish | la meta | das Ziel | l’arrivée | a chegada | il traguardo | ゴール | 终点 | финиш | خط النهاية | 결승점
house | the house | la casa | das Haus | la maison | a casa | la casa | 家 | 房子 | дом | البيت | 집
`;
