// The depreciation of a company without a cash flow statement.
import { expect, it } from 'vitest';
import { chargedDepreciation } from '#functions/analyses/evidence/charged-depreciation.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

type Line = readonly [label: string, concept: string, ...figures: number[]];

const chargedOf = (lines: readonly Line[], note: string) => {
  const income = madeStatement('income', [['Revenue', 'revenue', 900, 850], ...lines], {
    periods: ['2025', '2024'],
    scale: 3,
  });
  const chunk = chunkOf({ text: note });
  const filed = {
    ...{ fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined, statements: [income] },
    ...{ unread: [], ...tieOut([income]), chunkOf: () => chunk, prose: [chunk] },
  };
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Ferry Lines' } });
  return chargedDepreciation(context, filed).map(({ year, value }) => [year, value]);
};

it('is the sum of its lines on the face of the income statement', () => {
  const lines: readonly Line[] = [
    ['Depreciation of ships', '', -60, -55],
    ['Amortization of licences', '', -5, -4],
    ['Income before depreciation', '', 200, 190],
  ];

  expect(chargedOf(lines, '')).toEqual([
    ['2024', 59_000],
    ['2025', 65_000],
  ]);
});

it.each([
  ['Depreciation for the year was $64,000 (2024: $58,500).', [64_000, 58_500]],
  [
    'EBITDA, being operating profit before depreciation of $64,000 and closure costs of $9,000, was $181,000.',
    [64_000],
  ],
  ['감가상각비는 $64,000(전기 $58,500)이며, 이를 가산한 EBITDA는 $181,000(전기 $160,000)입니다.', [64_000, 58_500]],
  ['減価償却費 64,000ドル(前期 58,500ドル)。材料費 871,400ドル', [64_000, 58_500]],
  ['減価償却費は64,000ドル（前期 58,500ドル）、支払利息は9,300ドル（前期 10,400ドル）であります。', [64_000, 58_500]],
  [
    'Operating profit is stated after charging depreciation of 64 (2024: 58), and audit fees of 4 (2024: 3).',
    [64_000, 58_000],
  ],
  ['The ships are insured. Depreciation and amortization amounted to $64,000.', [64_000]],
])('is the amount of a sentence about it: %s', (note, values) => {
  expect(chargedOf([], note)).toEqual(values.map((value, n) => [String(2025 - n), value]));
});

it.each([
  'Depreciation of quays was $4,000 and that of ships $60,000.',
  'Accumulated depreciation was $640,000.',
  'Repairs were $12,000, less than depreciation.',
])('is not a part of it: %s', (note) => {
  expect(chargedOf([], note)).toEqual([]);
});

it('is not the amortization of licences alone', () => {
  expect(chargedOf([['Amortization of licences', '', -5, -4]], '')).toEqual([]);
});
