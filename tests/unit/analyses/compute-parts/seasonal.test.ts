// A series from rows: a month that sums several rows is marked as computed and quotes none of them as its source.
import { expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

it('cites a month of several rows from the first to the last', async () => {
  // Prepare
  const months = Array.from({ length: 24 }, (_, i) => [
    `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    100 + i,
  ]);
  const sheets = [sheetOf('Months', [['Date', 'Value'], ['2024-01', 7], ...months])];
  const workbook = {
    fileId: 'fil_000000000001_00000000000000ff',
    columns: { date: 'Date', value: 'Value' },
  };

  // Act
  const built = await compute(
    { kind: 'compute', calculator: 'seasonal', part: 'index' },
    contextFor({ type: 'SeasonalAnalysis', inputs: { workbook }, sheets }),
  );

  // Assess
  const cells = built.workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells = [] }) => cells) ?? [];
  const [first, second] = ['value.0', 'value.1'].map((id) => cells.find((cell) => cell?.id === id));
  expect(first).toMatchObject({ value: 107, origin: { place: 'Months!A2 – Months!A3' } });
  expect(first).not.toMatchObject({ origin: { quote: expect.anything() } });
  expect(built.note).toBe('Several rows were added up in: 2024-01.');
  expect(second).toMatchObject({ value: 101, origin: { place: 'Months!A4', quote: '2024-02\t101' } });
});

it('leaves out a total row even if its label column is not mapped', async () => {
  const months = Array.from({ length: 24 }, (_, i) => [
    ['A', `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`, 100 + i],
    ['小計', `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`, 100 + i],
  ]).flat();
  const sheets = [sheetOf('Months', [['Shop', 'Date', 'Value'], ...months])];
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: { date: 'Date', value: 'Value' } };

  const built = await compute(
    { kind: 'compute', calculator: 'seasonal', part: 'index' },
    contextFor({ type: 'SeasonalAnalysis', inputs: { workbook }, sheets }),
  );

  const cells = built.workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells = [] }) => cells) ?? [];
  expect(cells.find((cell) => cell?.id === 'value.1')).toMatchObject({ value: 101 });
  expect(built.note).toMatch(/^Total rows left out: 24/);
});

it('says which month has the largest share of a whole year, and when that differs from the index', async () => {
  // A ledger that ends early in its last month, after two whole years; sales jump in June of the second.
  const days = Array.from({ length: 26 }, (_, i) => {
    const month = `${2023 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
    const last = i === 25 ? [] : [[`${month}-27`, 50]];
    return [[`${month}-02`, i % 12 === 11 ? 90 : 60 + (i > 16 ? 40 : 0)], ...last];
  }).flat();
  const sheets = [sheetOf('Days', [['Date', 'Value'], ...days])];
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: { date: 'Date', value: 'Value' } };

  const { blocks, note } = await compute(
    { kind: 'compute', calculator: 'seasonal', part: 'index' },
    contextFor({ type: 'SeasonalAnalysis', inputs: { workbook }, sheets }),
  );

  const texts = blocks.flatMap(sentencesOf).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('By its average share of a whole year (2023, 2024), December'));
  expect(note).toContain('The file breaks off within 2025-02');
});
