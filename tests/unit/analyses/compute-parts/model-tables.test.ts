// Sheets of a model as tables of a report: every column has a name, and each year is above its column.
import { describe, expect, it } from 'vitest';
import { sheetTables } from '#functions/analyses/compute-parts/model-tables.ts';
import type { Origins } from '#functions/analyses/compute-parts/origins.ts';
import { comps } from '#shared/finance/comps/comps.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { assumed } from '#shared/finance/given.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { compsSample } from '#tests/unit/shared/finance/comps-sample.ts';
import { dcfSample } from '#tests/unit/shared/finance/dcf-sample.ts';

const given = (value: number) => assumed(value, 'x');
const origins: Origins = {
  sourced: ({ value }) => given(value),
  entered: given,
  defaulted: given,
  fromAccounts: given,
  held: ({ value }) => given(value),
  derived: ({ value }) => given(value),
  refsOf: () => [],
  all: () => [],
};
const tablesOf = (of: ReturnType<typeof dcf> | ReturnType<typeof comps>, sheet: string, language: Language = 'ko') =>
  sheetTables({ language, workbook: of.workbook, values: of.values, origins }, sheet).flatMap((block) =>
    block.kind === 'table' ? [block] : [],
  );

describe('tables of a model', () => {
  it.each(LANGUAGES)('have a header for every column in %s', (language) => {
    const valued = dcf(dcfSample());
    const compared = comps(compsSample());
    const tables = [
      ...['assumptions', 'dcf'].flatMap((sheet) => tablesOf(valued, sheet, language)),
      ...['multiples', 'range'].flatMap((sheet) => tablesOf(compared, sheet, language)),
    ];

    const unnamed = tables.filter(({ columns }) => columns.some(({ label }) => label === ''));

    expect(tables.length).toBeGreaterThan(8);
    expect(unnamed.map(({ caption }) => caption)).toEqual([]);
    expect(tables.filter(({ columns, rows }) => rows.some((row) => row.length !== columns.length))).toEqual([]);
  });

  it('have the years as headers of discounted values', () => {
    const input = dcfSample();

    const [, discounting] = tablesOf(dcf(input), 'dcf');

    expect(discounting?.columns.slice(2).map(({ label }) => label)).toEqual(input.years.map((year) => `${year}E`));
  });
});
