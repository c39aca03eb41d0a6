// The wording of inputs: countries and choices are named in the report's language, proposed values are left out.
import { describe, expect, it } from 'vitest';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { countryName, inputLine } from '#shared/analyses/input-wording.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { translateId } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';

const FILE = 'fil_000000000001_00000000000000ff';
const line = (language: Language, analysis: Analysis, raw: Record<string, unknown>): string => {
  const { inputs, problems } = parseInputs(analysis.fields, raw);
  expect(problems).toEqual([]);
  const text = (key: string) => translateId(language, 'analyses', key);
  return inputLine(analysis.fields, inputs, { language, text, files: new Map([[FILE, 'payments.csv']]) });
};

describe('the line of inputs', () => {
  it('names countries and choices in the language of the report', () => {
    const raw = { industry: '물류', country: 'KR', sizes: ['51-200'], types: ['PublicCompany'] };

    expect(line('ko', ANALYSES.CompanySearch, raw)).toBe('물류 · 대한민국 · 51–200명 · 상장 기업');
    expect(line('en', ANALYSES.CompanySearch, raw)).toBe('물류 · South Korea · 51–200 employees · Public Company');
    expect(line('ja', ANALYSES.CompanySearch, raw)).toBe('물류 · 韓国 · 51～200名 · 上場企業');
  });

  it('leaves out proposed values, and explains other numbers', () => {
    expect(line('en', ANALYSES.DCF, { company: 'Gaon' })).toBe('Gaon');
    expect(line('en', ANALYSES.DCF, { company: 'Gaon', terminalGrowth: 2 })).toMatch(/^Gaon · .+ 2%$/);
  });

  it('names a workbook by its file name, and an address without its scheme', () => {
    const workbook = { fileId: FILE, columns: { customer: 'a', date: 'b', revenue: 'c' } };

    expect(line('ko', ANALYSES.CohortAnalysis, { workbook })).toBe('payments.csv');
    expect(line('ko', ANALYSES.ProductPortfolio, { company: '가온', homepage: 'www.gaon.example/' })).toBe(
      '가온 · www.gaon.example',
    );
  });

  it('keeps a typed country', () => {
    expect(countryName('ko', '대한민국')).toBe('대한민국');
  });
});
