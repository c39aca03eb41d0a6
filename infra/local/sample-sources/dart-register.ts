// The companies and filings of the sample DART. 가온물류 is the company of the sample workspace; two others share a name.
import { GAON, GAON_SEPARATE } from '../samples/make/companies.ts';
import type { Statement } from '../samples/make/statements.ts';

export type SampleCompany = {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly ticker: string;
  readonly homepage: string;
  readonly industry: string;
  readonly consolidated: readonly Statement[];
  readonly separate: readonly Statement[];
};

const company = (
  code: string,
  [name, english]: readonly [string, string],
  more: Partial<SampleCompany> = {},
): SampleCompany => ({
  ...{ code, name, english, ticker: '', homepage: '', industry: '', consolidated: [], separate: [] },
  ...more,
});

export const COMPANIES: readonly SampleCompany[] = [
  company('99000101', ['가온물류', 'GAON LOGISTICS CO.,LTD'], {
    ...{ ticker: '990010', homepage: 'www.gaon-logistics.example', industry: '52' },
    ...{ consolidated: GAON, separate: GAON_SEPARATE },
  }),
  company('99000102', ['가온물류서비스', 'GAON LOGISTICS SERVICE CO.,LTD']),
  company('99000201', ['한결식품', 'HANGYEOL FOODS CO.,LTD'], {
    homepage: 'www.hangyeol-foods.example',
    industry: '10',
  }),
  company('99000202', ['한결식품', 'HAN GYEOL FOOD CO.,LTD'], { homepage: 'hangyeol.example', industry: '46' }),
];

type SampleFiling = {
  readonly receipt: string;
  readonly code: string;
  readonly report: string;
  readonly year?: number;
};

export const FILINGS: readonly SampleFiling[] = [
  { receipt: '20260318990001', code: '99000101', report: '사업보고서 (2025.12)', year: 2025 },
  { receipt: '20251112990004', code: '99000101', report: '타법인주식및출자증권취득결정' },
  { receipt: '20250402990003', code: '99000101', report: '[기재정정]사업보고서 (2024.12)', year: 2024 },
  { receipt: '20250317990002', code: '99000101', report: '사업보고서 (2024.12)', year: 2024 },
  { receipt: '20240315990001', code: '99000101', report: '사업보고서 (2023.12)', year: 2023 },
];

/** The receipt number of a year's statements in DART: the last report filed for that year. */
export const receiptOf = (code: string, year: number): string | undefined =>
  FILINGS.filter((filing) => filing.code === code && filing.year === year)
    .map(({ receipt }) => receipt)
    .sort()
    .at(-1);
