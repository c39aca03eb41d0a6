// How probable a ticked statement has to be, by its kind and by the words of the question.
import { describe, expect, it } from 'vitest';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import {
  GIVE,
  GIVE_WHOLE,
  KEEP,
  KEEP_ALIKE,
  KEEP_FAR,
  KEEP_NAMED,
  KEEP_ROWS,
  KEEP_ROWS_OF_ALL,
  KEEP_WHOLE,
} from '#functions/engine/write/answering/answering-probability.ts';
import { leastOf, leastToGive } from '#functions/engine/write/answering/least-probability.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

const leastFor = (question: string, text: string, given: Partial<Statement> = {}): number => {
  const { own, judged } = judgedStatement(question, text, given);
  return leastOf(own, judged);
};

describe('a sentence that is only alike', () => {
  it('has to be likelier if no kind of thing is asked for', () => {
    expect(leastFor('窯の検査は', '窯の検査をまとめた報告書である。')).toBe(KEEP_ALIKE);
  });

  it('has to be likelier still if it lacks a word of the question', () => {
    expect(leastFor('ベトナムの窯の検査は', '窯の検査をまとめた報告書である。')).toBe(KEEP_FAR);
  });

  it('need not be if it states what is asked for beside every word', () => {
    expect(leastFor('窯の検査はいつ', '窯の検査は2026年3月4日に行う。')).toBe(KEEP);
  });

  it('has to be likelier if it has one word beside any name', () => {
    expect(leastFor('who are the owners', 'The kiln at Saltings Point was kept to please owners.')).toBe(KEEP_FAR);
  });

  it.each([
    ['新しい窯の本部長は?', '窯の本部長に入谷 蓮を選任した。'],
    ['what does Hale say about kiln prices', 'Hale: prices of a kiln are too high for us.'],
  ])('need not be if it names an office or a speaker: %s', (question, text) => {
    expect(leastFor(question, text)).toBe(KEEP);
  });

  it('need not be if the question has many words', () => {
    const text = '도예가 정연수는 1998년 백자 항아리 전시회에서 유약 기법을 선보였다.';
    expect(leastFor('도예가 정연수가 백자 항아리 전시회에서 선보인 유약 기법의 이름은?', text)).toBe(KEEP);
  });

  it('may be less likely if a rule has found all that is asked for', () => {
    expect(leastFor('窯の検査はいつ', '窯の検査は2026年3月4日に行う。', { isJudged: true })).toBe(KEEP_WHOLE);
  });

  it('may not if the figure is of another clause', () => {
    const text = '通販が大きく伸びた一方、卸は大型の注文2件が取り消されたため減少した。';
    expect(leastFor('通販はどれだけ伸びた', text, { isJudged: true })).toBe(KEEP);
  });

  it('need not be if a rule has judged it', () => {
    expect(leastFor('窯の検査は', '窯の検査をまとめた報告書である。', { isJudged: true })).toBe(KEEP);
  });
});

describe('a sentence that explains every word of a question', () => {
  it.each([
    ['窯の検査はなぜ延びた', '窯の検査が延びたのは、部品が届かなかったためである。'],
    ['does the lender hold a mortgage on the kiln', 'The kiln is under a first mortgage of the lender.'],
    ['대표가 가마 보증을 섰나', '대표의 가마 보증은 2023년에 풀렸다.'],
  ])('may be less likely for yes and no and for a reason: %s', (question, text) => {
    expect(leastFor(question, text)).toBe(KEEP_NAMED);
  });

  it('may not if a word is left open', () => {
    expect(leastFor('ベトナムの窯の検査はなぜ延びた', '部品が届かなかったためである。')).not.toBe(KEEP_NAMED);
  });
});

describe('the best line where nothing is ticked', () => {
  const leastGiven = (question: string, text: string): number => {
    const { own, judged } = judgedStatement(question, text);
    return leastToGive(own, judged);
  };

  it('may be less likely if it has all words of the question', () => {
    expect(leastGiven('窯の検査はいつ', '窯の検査は2026年3月4日に行う。')).toBe(GIVE_WHOLE);
  });

  it.each([
    ['it lacks one', 'ベトナムの窯の検査はいつ', '窯の検査は2026年3月4日に行う。'],
    ['there is one word only', '検査はいつ', '検査は2026年3月4日に行う。'],
    ['yes or no is asked for', '窯の検査は無料ですか', '窯の検査は2026年3月4日に行う。'],
    [
      'the state of today is asked for and a day is stated',
      '가마 검사 지금 등급이 뭐야',
      '가마 검사 등급은 23년 12월에 D였다.',
    ],
  ])('may not if %s', (_, question, text) => {
    expect(leastGiven(question, text)).toBe(GIVE);
  });
});

describe('the row of a table', () => {
  it('is not given a tick for having all words of the question', () => {
    const { own, judged } = judgedStatement('窯の検査はいつ', '窯の検査 2026年3月4日', { kind: 'row' });

    expect(leastToGive(own, judged)).toBe(GIVE);
  });

  it('has to be likelier if it only has the one word of a question', () => {
    expect(leastFor('what did we get from the brewery', 'Brewery (3.6)', { kind: 'row' })).toBe(KEEP_ALIKE);
  });

  it('need not be if a kind of thing is asked for', () => {
    expect(leastFor('窯の検査はいつ', '窯の検査 2026年3月4日', { kind: 'row' })).toBe(KEEP_ROWS);
  });
});

describe('the row of a thing', () => {
  const head = '窯\t家賃(千円)';
  const leastOfRow = (question: string, label: string): number => {
    const row = [{ text: '第二窯' }, { text: '480', check: 'verified' as const }];
    const table = { kind: 'table' as const, columns: [{ label: '窯' }, { label }], rows: [row] };
    return leastFor(question, `第二窯\t480`, { kind: 'row', of: row, table, text: `${head} 第二窯 ${label} 480` });
  };

  it('may be less likely if it has every word, one of them over the cell', () => {
    expect(leastOfRow('第二窯の家賃', '家賃(千円)')).toBe(KEEP_ROWS_OF_ALL);
  });

  it('may not if no head is what is asked for', () => {
    expect(leastOfRow('第二窯の家賃', '面積')).not.toBe(KEEP_ROWS_OF_ALL);
  });
});
