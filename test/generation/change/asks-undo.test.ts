import { describe, expect, test } from 'vitest';
import { asksUndo } from '../../../src/generation/change/asks-undo.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { UNDO_PHRASES } from '../../../src/generation/languages/undo.js';

describe('a request for the version before', () => {
  test('is known in every language', () => {
    expect(Object.keys(UNDO_PHRASES).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  });

  test.each([
    'undo the last change',
    'Please undo that!',
    'Deshaz el último cambio',
    'Annule la dernière modification',
    'Mach die letzte Änderung rückgängig, bitte.',
    'Desfaça a última alteração',
    "Annulla l'ultima modifica",
    'Maak de laatste wijziging ongedaan',
    'Cofnij ostatnią zmianę',
    'Son değişikliği geri al',
    'Отмени последнее изменение',
    'Скасуй останню зміну',
    'Batalkan perubahan terakhir',
    'पिछला बदलाव वापस लो',
    'تراجع عن آخر تغيير',
    '最後の変更を取り消してください',
    '撤销上一步',
    '마지막 변경을 되돌려줘',
  ])('%s', (prompt) => {
    expect(asksUndo(prompt)).toBe(true);
  });

  test.each([
    '',
    'please',
    'undo the curse of the dragon',
    'go back in time with a knight',
    'the hero can undo moves',
    'undo the last change and add a boss',
    'a game about a time machine',
    `undo ${'x'.repeat(200)}`,
  ])('not: %s', (prompt) => {
    expect(asksUndo(prompt)).toBe(false);
  });
});
