// Names of documents as words with the same meaning in three languages.
import { describe, expect, it } from 'vitest';
import { piecesOf } from '#functions/domain/checklists/subject-words.ts';

const textsOf = (text: string): string[] => piecesOf(text).map((piece) => piece.text);
const share = (one: string, other: string): boolean =>
  piecesOf(one).every(({ meanings }) =>
    piecesOf(other).some((piece) => [...piece.meanings].some((meaning) => meanings.has(meaning))),
  );

describe('the words of a name', () => {
  it('are split where a word with a meaning begins, and without numbers', () => {
    expect(textsOf('得意先別売上 2026')).toEqual(['得意先', '別', '売上']);
    expect(textsOf('raw material prices')).toEqual(['raw material', 'prices']);
    expect(textsOf('양산공장은')).toEqual(['양산', '공장', '은']);
    expect(textsOf('青葉精機의 부두の')).toEqual(['青葉精機', '의', '부두']);
  });

  it.each([
    ['customer', '得意先', true],
    ['차량', 'vehicles', true],
    ['machinery', '機械', true],
    ['board', '이사회', true],
    ['customer', '仕入先', false],
  ])('"%s" and "%s" mean the same: %s', (one, other, is) => {
    expect(share(one, other)).toBe(is);
  });

  it('may have no meaning', () => {
    expect(piecesOf('Brannoch')).toEqual([{ text: 'brannoch', meanings: new Set() }]);
  });
});
