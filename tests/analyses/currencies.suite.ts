// Reports in another currency than the sources: converted by an entered rate, cited with date and source, or not at
// all.
import { beforeAll, describe, expect, it } from 'vitest';
import { GAON } from '#infra/local/samples/make/companies.ts';
import { type Desk, type Golden, runOf, sampleDesk } from './sample-desk.ts';
import { PEER_PRICES } from './sample-workbooks.ts';
import { COMPANY, sources, workbook } from './wanted.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await sampleDesk();
});

describe('another currency', () => {
  const RATE = 'USD/KRW 1,250 2026-09-30 한국은행';
  const tableOf = (golden: Golden, id: string) =>
    golden.sections.find((section) => section.id === id)?.blocks.find((block) => block.kind === 'table');

  it('shows converted amounts with rate, day and source, and computes ratios from filed amounts', async () => {
    const inputs = { ...COMPANY, currency: 'USD', exchangeRates: RATE };

    const golden = await runOf({
      desk,
      type: 'FinancialPerformance',
      inputs,
      sources,
      language: 'en',
      only: 'incomeStatement',
    });

    const [income] = golden.sections;
    const revenue = tableOf(golden, 'incomeStatement')
      ?.rows.find(([first]) => first?.text === 'Revenue')
      ?.at(-1);
    expect(revenue?.text).toBe(
      ((GAON.at(-1)?.revenue ?? 0) / 1250).toLocaleString('en-US', { maximumFractionDigits: 1 }),
    );
    expect(revenue?.findings).toMatchObject([{ code: 'computed', instead: expect.stringContaining('÷ 1250') }]);
    expect(income?.note).toContain('1 USD = 1250 KRW (2026-09-30, source: 한국은행)');
    expect(income?.assumptions).toMatchObject([{ value: '1250', note: '2026-09-30, 한국은행' }]);
  });

  it('keeps the filed currency without a rate, and states that', async () => {
    const inputs = { ...COMPANY, currency: 'EUR', exchangeRates: RATE };

    const golden = await runOf({
      desk,
      type: 'FinancialPerformance',
      inputs,
      sources,
      language: 'en',
      only: 'incomeStatement',
    });

    expect(golden.sections[0]?.note).toContain('no exchange rate from KRW to EUR');
    expect(tableOf(golden, 'incomeStatement')?.columns.at(-1)?.unit).toContain('KRW');
  });
});

describe('peers with prices', () => {
  const sheets = [PEER_PRICES];
  const inputs = {
    ...COMPANY,
    peers: ['Northway Freight Systems'],
    ...workbook({ company: '회사', price: '주가', shares: '주식수' }),
  };

  it('have multiples at the entered rate, with a workbook', async () => {
    const asked = { ...inputs, exchangeRates: 'USD/KRW 1,250 2026-09-30' };

    const golden = await runOf({ desk, type: 'PeerComps', inputs: asked, workbook: sheets, sources });

    const [, multiples, range] = golden.sections;
    expect([multiples?.status, range?.status]).toEqual(['done', 'done']);
    expect(range?.workbook).toBeDefined();
    expect(range?.assumptions).toMatchObject([{ value: '1250' }]);
  });

  it('in another currency without a rate have a reason and no multiple', async () => {
    const golden = await runOf({ desk, type: 'PeerComps', inputs, workbook: sheets, sources, language: 'en' });

    const [, multiples] = golden.sections;
    expect(multiples).toMatchObject({ status: 'failed', blocks: [] });
    expect(multiples?.note).toBe('There is no exchange rate from USD to KRW. Enter one to convert.');
  });
});
