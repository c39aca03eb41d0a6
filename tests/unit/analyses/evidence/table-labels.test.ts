// Tables of a source in a report of another language: headers and labels are translated, names and figures are not.
import { describe, expect, it } from 'vitest';
import { labelIn, withLabelsIn } from '#functions/analyses/evidence/table-labels.ts';
import type { Block } from '#shared/report/blocks.ts';

const table: Block = {
  kind: 'table',
  caption: '주요 주주 현황',
  columns: [{ label: '주주' }, { label: '주식 수', numeric: true }],
  rows: [
    [{ text: '한지석 외 특수관계인' }, { text: '2,310,000주', refs: [1] }],
    [{ text: '합계' }, { text: '5,000,000주', refs: [1] }],
  ],
};

describe('the labels of a table', () => {
  it('are in the language of the report', () => {
    expect(withLabelsIn('en', [table])).toMatchObject([
      {
        caption: 'Principal shareholders',
        columns: [{ label: 'Shareholder' }, { label: 'Shares', unit: 'shares', numeric: true }],
        rows: [
          [{ text: '한지석 외 특수관계인' }, { text: '2,310,000' }],
          [{ text: 'Total' }, {}],
        ],
      },
    ]);
  });

  it.each(['ko', 'en', 'ja'] as const)('are unchanged if they are in that language already (%s)', (language) => {
    const own = { ko: '총계', en: 'Headquarters', ja: '本社' }[language];

    expect(labelIn(language, own)).toBe(own);
  });
});
