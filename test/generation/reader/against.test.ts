/** "Against X", "X'e karşı", "X を相手に": X is whom one plays against, in every language and wherever its word stands. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string): GameDesign => readPrompt({ prompt, seed: 7, supported: GENRES });
const met = ({ cast }: GameDesign): string[] =>
  cast.enemies.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);
const played = ({ cast: { hero } }: GameDesign): string | undefined =>
  hero.from === 'prompt' ? hero.sprite : undefined;

describe('a game against somebody', () => {
  it.each([
    ['dominoes against three cats'],
    ['Domino gegen drei Katzen'],
    ['dominos contre trois chats'],
    ['dominó contra tres gatos'],
    ['dominó contra três gatos'],
    ['domino contro tre gatti'],
    ['domino tegen drie katten'],
    ['domino przeciwko trzem kotom'],
    ['üç kediye karşı domino'],
    ['домино против трёх котов'],
    ['доміно проти трьох котів'],
    ['دومينو ضد ثلاث قطط'],
    ['तीन बिल्लियों के खिलाफ डोमिनो'],
    ['domino melawan tiga kucing'],
    ['三匹の猫を相手にドミノ'],
    ['고양이 세 마리를 상대로 도미노'],
  ])('%s: dominoes, and cats are the rivals', (prompt) => {
    const design = read(prompt);
    expect([design.genre, met(design), played(design)]).toEqual(['dominoes', ['cat'], undefined]);
  });

  it.each([
    ['tennis vs a fox'],
    ['tilkiye karşı tenis'],
    ['tenis melawan rubah'],
    ['여우 상대로 테니스'],
    ['网球对战狐狸'],
  ])('%s: the fox is the rival', (prompt) => {
    const design = read(prompt);
    expect([design.genre, met(design), played(design)]).toEqual(['duel', ['fox'], undefined]);
  });
});

describe('somebody against somebody', () => {
  it.each([
    ['a knight against dragons'],
    ['ein Ritter gegen Drachen'],
    ['un chevalier contre des dragons'],
    ['un caballero contra dragones'],
    ['um cavaleiro contra dragões'],
    ['un cavaliere contro i draghi'],
    ['een ridder tegen draken'],
    ['rycerz przeciwko smokom'],
    ['ejderhalara karşı bir şövalye'],
    ['рыцарь против драконов'],
    ['лицар проти драконів'],
    ['فارس ضد التنانين'],
    ['ड्रैगनों के खिलाफ एक शूरवीर'],
    ['seorang ksatria melawan naga'],
    ['騎士対ドラゴン'],
    ['기사 대 용'],
    ['骑士对抗龙'],
  ])('%s: the knight plays, dragons are met', (prompt) => {
    const design = read(prompt);
    expect(played(design)).toBe('knight');
    expect(['dragon', 'dragon-face']).toContain(met(design)[0]);
  });

  it.each([
    ['chats vs chiens'],
    ['gatos vs perros'],
    ['gatti vs cani'],
    ['Katzen vs. Hunde'],
    ['kucing vs anjing'],
    ['बिल्लियाँ बनाम कुत्ते'],
    ['고양이 대 강아지'],
    ['猫大战狗'],
  ])('%s: who is named first plays, also where “vs” is all that tells the language', (prompt) => {
    const design = read(prompt);
    expect([played(design), met(design)]).toEqual(['cat', ['dog']]);
  });
});
