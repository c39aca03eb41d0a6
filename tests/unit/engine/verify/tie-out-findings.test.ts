// A figure of a statement that does not add up is uncertain in every sentence and cell; other figures are not.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { withBrokenLines } from '#functions/engine/tables/statements/broken-lines.ts';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import { figureCell } from '#functions/engine/write/figures/figure-cell.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf, cite } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const LANGUAGES = [
  {
    language: 'en',
    labels: ['Cash', 'Receivables', 'Total current assets'],
    unit: '(In millions)',
    say: (year: number, shown: string) => `Receivables of Harbor were $${shown} million in ${year}.`,
  },
  {
    language: 'ko',
    labels: ['현금', '매출채권', '유동자산합계'],
    unit: '(단위 : 백만원)',
    say: (year: number, shown: string) => `한빛의 ${year}년 매출채권은 ${shown}백만원입니다.`,
  },
  {
    language: 'ja',
    labels: ['現金', '売掛金', '流動資産合計'],
    unit: '（単位：百万円）',
    say: (year: number, shown: string) => `楓の${year}年度の売掛金は${shown}百万円です。`,
  },
] as const;

type Spoken = (typeof LANGUAGES)[number];

/** A balance sheet in which the cash of 2024 should be 1,100. */
const sheetOf = ({ labels, unit }: Spoken, cash: number): Chunk => {
  const rows = [
    [labels[0], cash.toLocaleString('en-US'), '1,090'],
    [labels[1], '1,200', '1,210'],
    [labels[2], '2,300', '2,300'],
  ];
  const header = '\t2024\t2023\n';
  const text = header + rows.map((cells) => cells.join('\t')).join('\n');
  const chunk = chunkOf({ text, kind: 'table', seq: 1 }, { unit, periods: ['2024', '2023'] });
  const made = madeStatement('balance', [
    [labels[0], 'cash', cash, 1090],
    [labels[1], 'receivables', 1200, 1210],
    [labels[2], 'currentAssets', 2300, 2300],
  ]);
  const lines = made.lines.map((line) => {
    const start = text.indexOf(`${line.label}\t`);
    return { ...line, start, end: text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start) };
  });
  const [tied] = withBrokenLines([chunk], [{ ...made, lines }]);
  if (!tied) throw new Error('no chunk');
  return tied;
};

describe.each(LANGUAGES)('in $language', (spoken) => {
  const { labels, say } = spoken;
  const check = (cash: number, year: number, shown: string) =>
    checkSentence({ text: say(year, shown), cited: [cite(sheetOf(spoken, cash), `${labels[1]}\t1,200\t1,210`)] });

  it('verifies a figure of a statement that adds up', () => {
    expect(check(1100, 2024, '1,200')).toEqual({ check: 'verified', findings: [] });
  });

  it('marks a figure as uncertain in the year that does not add up, with the equation', () => {
    const { check: verdict, findings } = check(1500, 2024, '1,200');

    expect(verdict).toBe('uncertain');
    expect(findings).toContainEqual(expect.objectContaining({ code: 'tieOut', instead: expect.stringContaining('≠') }));
  });

  it('still verifies the other year of the line', () => {
    expect(check(1500, 2023, '1,210').check).toBe('verified');
  });

  it('does the same for a table cell', () => {
    const chunk = sheetOf(spoken, 1500);
    const row = readTable(chunk).rows.find(({ label }) => label === labels[1]);
    const passage = { source: 'FILES' as const, chunk, score: 0, signals: {} };
    const checks = row?.values.map((value) => figureCell(passage, row, value, 1).check);

    expect(checks).toEqual(['uncertain', 'verified']);
  });
});
