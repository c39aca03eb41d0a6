// Companies whose own reports are among the files and that sell what the company sells.
import { expect, it } from 'vitest';
import { reportedRivals } from '#functions/analyses/evidence/reported-rivals.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const own = { company: 'Alder Brewing plc', document: 'Alder Brewing annual report.html' };
const segments = tableChunk(
  [
    ['Segment', '2025', '2024'],
    ['Cask beer', '410', '400'],
    ['Bottled cider', '90', '80'],
    ['Total', '500', '480'],
  ],
  { ...own, section: 'Revenue by segment', unit: '(in thousands of dollars)', periods: ['2025', '2024'] },
);
const reportOf = (name: string, text: string, fileId: string) => [
  {
    ...tableChunk(
      [
        ['Results', '2025', '2024'],
        ['Revenue', '800', '790'],
        [text, '7', '9'],
      ],
      {
        ...{ company: name, document: 'results.html', section: `${name} results for 2025` },
      },
    ),
    fileId,
  },
];

const rivalsWith = async (text: string, said = 'The year was dry.') => {
  const chunks = [
    segments,
    chunkOf({ text: said }, { ...own, section: 'Customers' }),
    ...reportOf('Tarn Ales plc', text, 'fil_000000000001_0000000000000007'),
  ];
  const context = contextFor({ type: 'CompetitiveLandscape', inputs: { company: 'Alder Brewing' }, chunks });
  return (await reportedRivals(context)).map(({ company }) => company.name);
};

it('are compared, if no paper names a competitor', async () => {
  expect(await rivalsWith('Barrels of cask beer and bottled cider')).toEqual(['Tarn Ales']);
});

it('are not those that sell something else, nor a customer', async () => {
  expect(await rivalsWith('Hotel rooms')).toEqual([]);
  expect(await rivalsWith('Pubs for cask beer and bottled cider', 'Our customers are Tarn Ales and 40 pubs.')).toEqual(
    [],
  );
});
