/** Countries of one league or one union, in the words of each language, and what only sounds like one. */
import { describe, expect, it } from 'vitest';
import { contentIn } from '../../../src/generation/asks/content.js';
import { capitalPairs } from '../../../src/generation/content/capitals.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';

const ARAB: Readonly<Record<string, string>> = {
  en: 'quiz on Arab capitals',
  es: 'quiz de capitales de países árabes',
  fr: 'quiz sur les capitales arabes',
  de: 'Quiz über Hauptstädte der arabischen Länder',
  pt: 'quiz das capitais dos países árabes',
  it: 'quiz sulle capitali dei paesi arabi',
  nl: 'quiz over hoofdsteden van Arabische landen',
  pl: 'quiz: stolice krajów arabskich',
  tr: 'Arap ülkelerinin başkentleri yarışması',
  ru: 'викторина: столицы арабских стран',
  uk: 'вікторина: столиці арабських країн',
  ja: 'アラブ諸国の首都クイズ',
  zh: '阿拉伯国家首都问答',
  ko: '아랍 국가의 수도 퀴즈',
  hi: 'अरब देशों की राजधानी प्रश्नोत्तरी',
  ar: 'مسابقة عواصم الدول العربية',
  id: 'kuis ibu kota negara-negara Arab',
};
const UNION: Readonly<Record<string, string>> = {
  en: 'capitals of the European Union',
  es: 'capitales de la Unión Europea',
  fr: "capitales de l'Union européenne",
  de: 'Hauptstädte der EU-Länder',
  pt: 'capitais da União Europeia',
  it: "capitali dell'Unione Europea",
  nl: 'hoofdsteden van de EU-landen',
  pl: 'stolice Unii Europejskiej',
  tr: 'Avrupa Birliği başkentleri',
  ru: 'столицы Евросоюза',
  uk: 'столиці Євросоюзу',
  ja: '欧州連合の首都',
  zh: '欧盟国家首都',
  ko: '유럽 연합 나라 수도',
  hi: 'यूरोपीय संघ की राजधानियाँ',
  ar: 'عواصم الاتحاد الأوروبي',
  id: 'ibu kota Uni Eropa',
};

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  it('the Arab countries', () => expect(contentIn(ARAB[language] ?? '', language)?.region).toBe('arab'));
  it('the European Union', () => expect(contentIn(UNION[language] ?? '', language)?.region).toBe('eu'));
});

it.each([
  ['ar', 'مسابقة عواصم أوروبا باللغة العربية', 'europe'],
  ['id', 'kuis ibu kota Eropa dalam bahasa Arab', 'europe'],
  ['de', 'Quiz: Hauptstädte Europas', 'europe'],
  ['nl', 'quiz over Europese hoofdsteden', 'europe'],
  ['fr', "capitales d'Afrique", 'africa'],
])('another part of the world stays itself, in %s: %s', (language, prompt, region) =>
  expect(contentIn(prompt, language)?.region).toBe(region),
);

it('asks about members alone', () => {
  const arab = capitalPairs('en', 'arab').map(({ ask }) => ask);
  expect(arab).toContain('Egypt');
  expect(arab).not.toContain('Cuba');
  expect(arab).not.toContain('Iran');
  const union = capitalPairs('en', 'eu').map(({ ask }) => ask);
  expect(union).toContain('Cyprus');
  expect(union).not.toContain('Norway');
});
