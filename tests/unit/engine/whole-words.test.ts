// Whole words of three languages, as opposed to parts of other words.
import { describe, expect, it } from 'vitest';
import { isWholeWord, type WordKind } from '#functions/engine/whole-words.ts';

/** The word is in brackets. */
const isWhole = (marked: string, kind: WordKind = 'noun'): boolean => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return isWholeWord(marked.replace(/[[\]]/g, ''), { start, end }, kind);
};

describe('a Korean word', () => {
  it.each([
    '[유가]가 올랐다',
    '국제[유가]에 따라',
    '총[차입금]의존도',
    '[불만]은 배송에 있다',
    '[생산]량이 늘었다',
    '[투자]했다',
    '제2[공장]장',
    'ODM[사업]부',
  ])('begins a word or joins a compound, with its particles and suffixes: %s', (text) => {
    expect(isWhole(text)).toBe(true);
  });

  it.each(['경[유가]에 붙는 세금', '시[장점]유율', '[값]진 경험', '25억[원가]량이다', '재[구매]율이 높다'])(
    'is not part of another: %s',
    (text) => {
      expect(isWhole(text)).toBe(false);
    },
  );

  it.each([
    '지분[을 인수]하였다',
    '19명으[로 줄었]고',
    '군산[에서 설립]되어',
    '900[억원을 투자]한다',
    '[늘리]려고 한다',
  ])('begins after a particle and ends like its verb: %s', (text) => {
    expect(isWhole(text, 'phrase')).toBe(true);
  });
});

describe('a Japanese word', () => {
  it.each(['[成長]率', '大[株主]の状況', '当社の[借入]れは', '[シェア]は三割', '工場[を建設]した'])(
    'begins with a word of the text: %s',
    (text) => {
      expect(isWhole(text, 'phrase')).toBe(true);
    },
  );

  it.each(['棚[卸]の差', '[シェア]リングの普及'])('is not part of another: %s', (text) => {
    expect(isWhole(text)).toBe(false);
  });
});

it('leaves Latin words to their own rule', () => {
  expect(isWhole('a [fee] is due')).toBe(true);
});

it('reads a long text without spaces only as far as a word can reach', () => {
  const text = `${'가나'.repeat(200_000)}시장점유율`;

  expect(isWholeWord(text, { start: text.length - 4, end: text.length - 2 }, 'noun')).toBe(true);
});
