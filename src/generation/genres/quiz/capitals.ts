/** Countries and their capitals: twelve of Europe, eight of America, eight of the rest of the world, in the same order in each language. */
import type { GameDesign } from '../../design.js';

const EUROPE = 12;
const AMERICA = 20;

const CAPITALS: Readonly<Record<string, string>> = {
  en:
    'France:Paris|Germany:Berlin|Spain:Madrid|Italy:Rome|Portugal:Lisbon|Austria:Vienna|Greece:Athens|' +
    'Poland:Warsaw|Sweden:Stockholm|Ireland:Dublin|Hungary:Budapest|Ukraine:Kyiv|Canada:Ottawa|' +
    'Mexico:Mexico City|Cuba:Havana|Brazil:Brasília|Argentina:Buenos Aires|Peru:Lima|Chile:Santiago|' +
    'Colombia:Bogotá|Japan:Tokyo|China:Beijing|India:New Delhi|Thailand:Bangkok|Egypt:Cairo|Kenya:Nairobi|' +
    'Australia:Canberra|Turkey:Ankara',
  es:
    'Francia:París|Alemania:Berlín|España:Madrid|Italia:Roma|Portugal:Lisboa|Austria:Viena|Grecia:Atenas|' +
    'Polonia:Varsovia|Suecia:Estocolmo|Irlanda:Dublín|Hungría:Budapest|Ucrania:Kiev|Canadá:Ottawa|' +
    'México:Ciudad de México|Cuba:La Habana|Brasil:Brasilia|Argentina:Buenos Aires|Perú:Lima|Chile:Santiago|' +
    'Colombia:Bogotá|Japón:Tokio|China:Pekín|India:Nueva Delhi|Tailandia:Bangkok|Egipto:El Cairo|Kenia:Nairobi|' +
    'Australia:Canberra|Turquía:Ankara',
  de:
    'Frankreich:Paris|Deutschland:Berlin|Spanien:Madrid|Italien:Rom|Portugal:Lissabon|Österreich:Wien|' +
    'Griechenland:Athen|Polen:Warschau|Schweden:Stockholm|Irland:Dublin|Ungarn:Budapest|Ukraine:Kiew|' +
    'Kanada:Ottawa|Mexiko:Mexiko-Stadt|Kuba:Havanna|Brasilien:Brasília|Argentinien:Buenos Aires|Peru:Lima|' +
    'Chile:Santiago|Kolumbien:Bogotá|Japan:Tokio|China:Peking|Indien:Neu-Delhi|Thailand:Bangkok|Ägypten:Kairo|' +
    'Kenia:Nairobi|Australien:Canberra|Türkei:Ankara',
  fr:
    'France:Paris|Allemagne:Berlin|Espagne:Madrid|Italie:Rome|Portugal:Lisbonne|Autriche:Vienne|Grèce:Athènes|' +
    'Pologne:Varsovie|Suède:Stockholm|Irlande:Dublin|Hongrie:Budapest|Ukraine:Kiev|Canada:Ottawa|Mexique:Mexico|' +
    'Cuba:La Havane|Brésil:Brasilia|Argentine:Buenos Aires|Pérou:Lima|Chili:Santiago|Colombie:Bogota|Japon:Tokyo|' +
    'Chine:Pékin|Inde:New Delhi|Thaïlande:Bangkok|Égypte:Le Caire|Kenya:Nairobi|Australie:Canberra|Turquie:Ankara',
  pt:
    'França:Paris|Alemanha:Berlim|Espanha:Madri|Itália:Roma|Portugal:Lisboa|Áustria:Viena|Grécia:Atenas|' +
    'Polônia:Varsóvia|Suécia:Estocolmo|Irlanda:Dublin|Hungria:Budapeste|Ucrânia:Kiev|Canadá:Ottawa|' +
    'México:Cidade do México|Cuba:Havana|Brasil:Brasília|Argentina:Buenos Aires|Peru:Lima|Chile:Santiago|' +
    'Colômbia:Bogotá|Japão:Tóquio|China:Pequim|Índia:Nova Délhi|Tailândia:Bangcoc|Egito:Cairo|Quênia:Nairóbi|' +
    'Austrália:Camberra|Turquia:Ancara',
  it:
    'Francia:Parigi|Germania:Berlino|Spagna:Madrid|Italia:Roma|Portogallo:Lisbona|Austria:Vienna|Grecia:Atene|' +
    'Polonia:Varsavia|Svezia:Stoccolma|Irlanda:Dublino|Ungheria:Budapest|Ucraina:Kiev|Canada:Ottawa|' +
    'Messico:Città del Messico|Cuba:L’Avana|Brasile:Brasilia|Argentina:Buenos Aires|Perù:Lima|Cile:Santiago|' +
    'Colombia:Bogotá|Giappone:Tokyo|Cina:Pechino|India:Nuova Delhi|Thailandia:Bangkok|Egitto:Il Cairo|' +
    'Kenya:Nairobi|Australia:Canberra|Turchia:Ankara',
  ja:
    'フランス:パリ|ドイツ:ベルリン|スペイン:マドリード|イタリア:ローマ|ポルトガル:リスボン|オーストリア:ウィーン|ギリシャ:アテネ|ポーランド:ワルシャワ|スウェーデン:ストックホルム|アイルランド:ダブリン|' +
    'ハンガリー:ブダペスト|ウクライナ:キーウ|カナダ:オタワ|メキシコ:メキシコシティ|キューバ:ハバナ|ブラジル:ブラジリア|アルゼンチン:ブエノスアイレス|ペルー:リマ|チリ:サンティアゴ|コロンビア:ボゴタ|' +
    '日本:東京|中国:北京|インド:ニューデリー|タイ:バンコク|エジプト:カイロ|ケニア:ナイロビ|オーストラリア:キャンベラ|トルコ:アンカラ',
  zh:
    '法国:巴黎|德国:柏林|西班牙:马德里|意大利:罗马|葡萄牙:里斯本|奥地利:维也纳|希腊:雅典|波兰:华沙|瑞典:斯德哥尔摩|爱尔兰:都柏林|匈牙利:布达佩斯|乌克兰:基辅|加拿大:渥太华|墨西哥:墨西哥城|' +
    '古巴:哈瓦那|巴西:巴西利亚|阿根廷:布宜诺斯艾利斯|秘鲁:利马|智利:圣地亚哥|哥伦比亚:波哥大|日本:东京|中国:北京|印度:新德里|泰国:曼谷|埃及:开罗|肯尼亚:内罗毕|澳大利亚:堪培拉|土耳其:安卡拉',
  ru:
    'Франция:Париж|Германия:Берлин|Испания:Мадрид|Италия:Рим|Португалия:Лиссабон|Австрия:Вена|Греция:Афины|' +
    'Польша:Варшава|Швеция:Стокгольм|Ирландия:Дублин|Венгрия:Будапешт|Украина:Киев|Канада:Оттава|Мексика:Мехико|' +
    'Куба:Гавана|Бразилия:Бразилиа|Аргентина:Буэнос-Айрес|Перу:Лима|Чили:Сантьяго|Колумбия:Богота|Япония:Токио|' +
    'Китай:Пекин|Индия:Нью-Дели|Таиланд:Бангкок|Египет:Каир|Кения:Найроби|Австралия:Канберра|Турция:Анкара',
};

export interface Capital {
  readonly country: string;
  readonly city: string;
}

/** Those of the part of the world that the mode names, else all of them; English where the language has none. */
export function capitals(lang: string, mode?: GameDesign['mode']): Capital[] {
  const all = (CAPITALS[lang] ?? CAPITALS['en'] ?? '').split('|').map((pair) => {
    const [country = '', city = ''] = pair.split(':');
    return { country, city };
  });
  if (mode === 'capitals_europe') return all.slice(0, EUROPE);
  if (mode === 'capitals_america') return all.slice(EUROPE, AMERICA);
  return all;
}
