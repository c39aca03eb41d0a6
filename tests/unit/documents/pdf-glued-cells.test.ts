// Tables of PDFs with very narrow gaps: cells are split at the columns of the other rows.
import { expect, it } from 'vitest';
import { segmentsOf } from '../../helpers/ingest-here.ts';
import { type Placed, pdf } from '../../helpers/made-files.ts';

type At = readonly [x: number, text: string];
const LEADING = 16;

const rowsOf = async (rows: readonly (readonly At[])[], heads: readonly Placed[] = []) => {
  const items = rows.flatMap((row, n) => row.map(([x, text]) => ({ x, y: 100 + n * LEADING, text })));
  const segments = await segmentsOf('table.pdf', pdf([[...heads, ...items]]));
  return segments.filter(({ kind }) => kind === 'row').map(({ cells }) => cells);
};

it('separates a long label from the figure beside it, and merged headers from each other', async () => {
  expect(
    await rowsOf([
      [[203, 'FY2023 FY2024']],
      [
        [50, 'Revenue'],
        [200, '121.7'],
        [238, '134.5'],
      ],
      [
        [50, 'Cost of sales'],
        [200, '(80.9)'],
        [238, '(88.1)'],
      ],
      [
        [50, 'Depreciation of plant and vessels (28.6)'],
        [238, '(31.8)'],
      ],
      [
        [50, 'Operating profit'],
        [200, '12.2'],
        [238, '14.6'],
      ],
    ]),
  ).toEqual([
    ['', 'FY2023', 'FY2024'],
    ['Revenue', '121.7', '134.5'],
    ['Cost of sales', '(80.9)', '(88.1)'],
    ['Depreciation of plant and vessels', '(28.6)', '(31.8)'],
    ['Operating profit', '12.2', '14.6'],
  ]);
});

it('separates columns of words where other rows begin theirs', async () => {
  expect(
    await rowsOf([
      [
        [70, 'Name'],
        [165, 'Role'],
        [232, 'Since'],
      ],
      [
        [50, 'Ines Holloway Chair'],
        [232, '2021'],
      ],
      [
        [50, 'Tom Abara'],
        [116, 'Director of finance'],
        [232, '2019'],
      ],
      [
        [50, 'Una Reyes'],
        [116, 'Director of vessels'],
        [232, '2020'],
      ],
    ]),
  ).toEqual([
    ['Name', 'Role', 'Since'],
    ['Ines Holloway', 'Chair', '2021'],
    ['Tom Abara', 'Director of finance', '2019'],
    ['Una Reyes', 'Director of vessels', '2020'],
  ]);
});

it('keeps a row in the table if all its figures are in its label', async () => {
  expect(
    await rowsOf([
      [
        [90, 'Holder'],
        [206, 'Share'],
      ],
      [[50, 'Fellgate Harbour Growth Fund 58.0%']],
      [
        [50, 'Ines Holloway'],
        [200, '24.5%'],
      ],
      [
        [50, 'Other holders'],
        [200, '17.5%'],
      ],
    ]),
  ).toEqual([
    ['Holder', 'Share'],
    ['Fellgate Harbour Growth Fund', '58.0%'],
    ['Ines Holloway', '24.5%'],
    ['Other holders', '17.5%'],
  ]);
});

it('keeps a label whole if it contains a number', async () => {
  expect(
    await rowsOf([
      [
        [200, '2025'],
        [238, '2024'],
      ],
      [
        [50, 'Loans due in 2030'],
        [200, '12.2'],
        [238, '14.6'],
      ],
      [
        [50, 'Notes at 5.25%'],
        [200, '8.0'],
        [238, '9.5'],
      ],
    ]),
  ).toEqual([
    ['', '2025', '2024'],
    ['Loans due in 2030', '12.2', '14.6'],
    ['Notes at 5.25%', '8.0', '9.5'],
  ]);
});

it('ends a table at a heading in a larger font', async () => {
  const y = 100 + 3 * LEADING + 20;
  const below = [
    { x: 50, y, text: 'Balance sheet', size: 16 },
    { x: 50, y: y + 22, text: 'Vessels' },
    { x: 300, y: y + 22, text: '38.2' },
    { x: 50, y: y + 38, text: 'Quays' },
    { x: 300, y: y + 38, text: '9.8' },
  ];

  expect(
    await rowsOf(
      [
        [
          [50, 'Revenue'],
          [200, '121.7'],
          [238, '134.5'],
        ],
        [
          [50, 'Cost of sales'],
          [200, '(80.9)'],
          [238, '(88.1)'],
        ],
        [
          [50, 'Profit'],
          [200, '40.8'],
          [238, '46.4'],
        ],
      ],
      below,
    ),
  ).toEqual([
    ['Revenue', '121.7', '134.5'],
    ['Cost of sales', '(80.9)', '(88.1)'],
    ['Profit', '40.8', '46.4'],
    ['Vessels', '38.2'],
    ['Quays', '9.8'],
  ]);
});
