// Findings in a printed table: computed with a formula, or none if adding up would be wrong.
import { expect, it } from 'vitest';
import { plainTable } from '#functions/analyses/evidence/plain-table.ts';
import { tableFindings } from '#functions/analyses/room/table-findings.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

/** A table without a page, so that it does not seem to continue on the next. */
const ofWorkbook = (chunk: Chunk): Chunk => ({ ...chunk, spans: [{ start: 0, end: chunk.text.length, locator: {} }] });

const findingsOf = (rows: readonly (readonly string[])[]) => {
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Alder Brewing' } });
  const table = plainTable({ source: 'FILES', chunk: ofWorkbook(tableChunk(rows)), score: 1, signals: {} });
  return table ? tableFindings(context, table) : [];
};

it('returns the total, its largest part, and its change', () => {
  const [total, moved, fastest] = findingsOf([
    ['Depot', '2024 (£m)', '2025 (£m)'],
    ['Hull', '4', '6'],
    ['York', '3', '3'],
    ['Leeds', '1', '1'],
  ]);

  expect(total?.text).toBe('The total of 2025 is £10m; the largest is Hull with £6m (60.0%).');
  expect(total?.findings).toMatchObject([{ code: 'computed', instead: '6 ÷ (6 + 3 + 1) = 60.0%' }]);
  expect(moved?.text).toContain('rose 25.0%');
  expect(fastest?.text).toBe('Hull grew fastest, from £4m to £6m (50.0%).');
});

it('names the subject and unit if the header of the rows does', () => {
  const [total, moved] = findingsOf([
    ['Market by service (£m)', '2024', '2025'],
    ['Storage', '40', '60'],
    ['Transport', '30', '30'],
    ['Customs', '10', '10'],
  ]);

  expect(total?.text).toBe('Market by service: the total of 2025 is £100m; the largest is Storage with £60m (60.0%).');
  expect(moved?.text).toContain('from £80m in 2024 to £100m in 2025');
});

it('adds up rows with one name, such as a department with several units', () => {
  const [total] = findingsOf([
    ['Department', 'Unit', 'People'],
    ['Fleet', 'Deck', '30'],
    ['Fleet', 'Engine', '20'],
    ['Shore', 'Leith', '40'],
  ]);

  expect(total?.text).toContain('the largest is Fleet with 50 (55.6%)');
});

it.each([
  [
    'years below each other',
    [
      ['Year', 'Joiners'],
      ['2023', '10'],
      ['2024', '12'],
      ['2025', '9'],
    ],
  ],
  [
    'days of appointment',
    [
      ['Name', 'Appointed'],
      ['Ann Lee', '2019'],
      ['Bo Park', '2021'],
      ['Cy Orr', '2024'],
    ],
  ],
  [
    'rates',
    [
      ['Depot', 'Utilisation rate'],
      ['Hull', '91'],
      ['York', '80'],
      ['Leeds', '62'],
    ],
  ],
  [
    'a plan beside what was reached',
    [
      ['Line', '2025 budget', '2025 actual'],
      ['A', '3', '4'],
      ['B', '2', '2'],
      ['C', '1', '1'],
    ],
  ],
  [
    'parts of another whole',
    [
      ['Depot', '2025'],
      ['Hull', '4'],
      ['York', '3'],
      ['Leeds', '1'],
      ['Total', '20'],
    ],
  ],
  [
    'a line that is shorter than the head',
    [
      ['Depot', 'Staff', 'Head'],
      ['Hull', '4', 'A'],
      ['York', '3', 'B'],
      ['Leeds', '1', 'C'],
      ['Others', '90'],
    ],
  ],
])('returns nothing for %s', (_what, rows) => {
  expect(findingsOf(rows)).toEqual([]);
});

it('never names the remainder as the largest part', () => {
  const [total] = findingsOf([
    ['Holder', 'Shares'],
    ['Family trust', '40'],
    ['Ash Fund', '10'],
    ['Others', '50'],
  ]);

  expect(total?.text).toContain('the largest is Family trust with 40 (40.0%)');
});

it('adds up nothing on a page without a printed total: the table may continue', () => {
  const rows = [
    ['Depot', 'Staff'],
    ['Hull', '4'],
    ['York', '3'],
    ['Leeds', '1'],
  ];
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Alder Brewing' } });
  const table = plainTable({ source: 'FILES', chunk: tableChunk(rows), score: 1, signals: {} });

  expect(table && tableFindings(context, table)).toEqual([]);
});

it('does not give a column the unit of another', () => {
  const [total] = findingsOf([
    ['Department', 'People', 'Average pay (£k)'],
    ['Fleet', '30', '41'],
    ['Shore', '20', '38'],
    ['Office', '10', '36'],
  ]);

  expect(total?.text).toBe('The total of People is 60; the largest is Fleet with 30 (50.0%).');
});

it('adds up no rates and no rows of several units', () => {
  const rows = [
    ['Joiners and leavers', '2025', '2024'],
    ['Joined (people)', '4', '5'],
    ['Left (people)', '13', '11'],
    ['Attrition (%)', '8.7', '7.2'],
  ];

  expect(findingsOf(rows)).toEqual([]);
});

it('spells the header of a program with its unit', () => {
  const [total] = findingsOf([
    ['type', 'annual_cost_gbp_k'],
    ['Hosting', '864'],
    ['Payments', '62'],
    ['Property', '468'],
  ]);

  expect(total?.text).toMatch(/^The total of Annual cost \(GBP k\) is 1,394;/);
});
