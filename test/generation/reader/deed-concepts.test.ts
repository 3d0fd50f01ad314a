/** The concepts that a prompt speaks of: each language's own words, and words that only look like them. */
import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../../src/generation/reader/deeds/cues.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';

const conceptsOf = (prompt: string, language: string): string[] =>
  cuesOf(tokenise(normalise(prompt), language), language).map(({ id }) => id);

describe('who is first', () => {
  it.each([
    ['en', 'who’s first at the oak wins'],
    ['es', 'gana el que llega antes'],
    ['fr', 'le premier à cinq touches'],
    ['de', 'wer zuerst fünf Treffer hat'],
    ['pt', 'quem chega antes no oásis'],
    ['it', 'chi taglia il traguardo'],
    ['nl', 'wie het eerst over de streep is'],
    ['pl', 'kto pierwszy trafi pięć razy'],
    ['tr', 'vahaya ilk varan'],
    ['ru', 'кто первый у дуба'],
    ['uk', 'хто перший перетне фініш'],
    ['ja', '先に五回突いた方の勝ち'],
    ['zh', '谁先到橡树'],
    ['ko', '먼저 도착하면 이김'],
    ['hi', 'जो पहले पहुँचे'],
    ['ar', 'من يسبق إلى الواحة'],
    ['id', 'siapa duluan sampai'],
  ])('%s: %s', (language, prompt) => expect(conceptsOf(prompt, language)).toContain('first'));
});

describe('a concept is heard', () => {
  it.each([
    ['es', 'hacer garabatos en la pared', 'draw'],
    ['fr', 'un monstre me suit', 'horror'],
    ['de', 'der Lichtstrahl trifft den Kristall', 'light'],
    ['pt', 'duas esgrimistas', 'fight'],
    ['it', 'la locomotiva', 'rail'],
    ['nl', 'zet de wissels goed', 'rail'],
    ['pl', 'rozbitek robi kilof', 'explore'],
    ['tr', 'çocuklar resmi boyuyor', 'draw'],
    ['ru', 'замесить тесто', 'cook'],
    ['uk', 'звідусіль лізуть', 'allsides'],
    ['ja', '無人島で道具を作る', 'explore'],
    ['zh', '周围都是狼', 'allsides'],
    ['ko', '칠판에 낙서하기', 'draw'],
    ['hi', 'गाड़ियों से भरी सड़क के उस पार', 'cross'],
    ['ar', 'نضع المدافع', 'place'],
    ['id', 'perahu menolong warga', 'rescue'],
  ])('%s: %s: %s', (language, prompt, concept) => expect(conceptsOf(prompt, language)).toContain(concept));

  it.each([
    ['en', 'is it a cat', 'tag'],
    ['es', 'hace frío', 'cook'],
    ['fr', 'un loup gris', 'tag'],
    ['de', 'vielleicht ein normales Haus', 'light'],
    ['de', 'ein normales Haus', 'fight'],
    ['pt', 'um jogo bonito', 'throw'],
    ['it', 'meno male', 'fight'],
    ['nl', 'een pop aankleden', 'horror'],
    ['pl', 'coraz lepszy', 'cook'],
    ['tr', 'uzay boyunca', 'tail'],
    ['tr', 'uzay boyunca', 'draw'],
    ['ru', 'лупа', 'fight'],
    ['uk', 'гусениця', 'herd'],
    ['ja', '人形の服', 'horror'],
    ['zh', '颜色不一样的木头', 'explore'],
    ['ko', '기차 칸', 'board'],
    ['hi', 'तलवार', 'cook'],
    ['ar', 'بيت وسط المدينة', 'allsides'],
    ['id', 'meja kayu', 'explore'],
  ])('%s: %s: is not %s', (language, prompt, concept) => expect(conceptsOf(prompt, language)).not.toContain(concept));
});
