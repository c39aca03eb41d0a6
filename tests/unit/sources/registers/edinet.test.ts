// EDINET lists filings by day: the days that are requested, the filings that count, and how their figures are read.
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { likelyReports } from '#functions/sources/registers/edinet/days.ts';
import { readInstance } from '#functions/sources/registers/edinet/instance.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const LIST = [
  'ダウンロード実行日,2026年11月20日現在,件数,2件',
  'ＥＤＩＮＥＴコード,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,証券コード',
  '"E00001","3月31日","みなと薬品株式会社","MINATO YAKUHIN CO.,LTD.","ミナトヤクヒンカブシキガイシャ","45990"',
  '"E00002","12月31日","港薬品株式会社","MINATO DRUGS CO.,LTD.","ミナトヤクヒンカブシキガイシャ",""',
].join('\r\n');
const codeList: Answer = { body: zipSync({ 'EdinetcodeDlInfo.csv': new Uint8Array(iconv.encode(LIST, 'shift_jis')) }) };

const row = (more: object = {}) => ({
  ...{ docID: 'S100AAAA', edinetCode: 'E00001', filerName: 'みなと薬品株式会社', fundCode: null, docTypeCode: '120' },
  ...{ periodEnd: '2026-03-31', submitDateTime: '2026-06-24 15:00', withdrawalStatus: '0', xbrlFlag: '1' },
  ...{ docDescription: '有価証券報告書－第70期(2025/04/01－2026/03/31)', ...more },
});
const listOf = (...rows: object[]): Answer => ({ body: { metadata: { status: '200' }, results: rows } });
const NOW = Date.parse('2026-11-20T09:00:00Z');

const sourceWith = (...rules: (readonly [string, Answer])[]) => {
  const { web, requests } = fakeWeb([['Edinetcode.zip', codeList], ...rules, ['documents.json', listOf()]]);
  const source = PROVIDERS.edinet({ web, clock: fakeClock(NOW), key: { key: 'secret' } });
  return { source, days: () => requests.flatMap(({ url }) => /date=([\d-]+)/.exec(url)?.[1] ?? []) };
};
const company = { name: 'みなと薬品', edinetCode: 'E00001' };

describe('the days searched for a report', () => {
  it('begin with the last workday of the third month after the year, and go backwards', () => {
    const [half, annual] = likelyReports(3, NOW, 1);
    expect([half?.end, half?.days[0]]).toEqual(['2026-09-30', '2026-11-13']);
    expect([annual?.end, annual?.days.slice(0, 3)]).toEqual(['2026-03-31', ['2026-06-30', '2026-06-29', '2026-06-26']]);
  });
  it('are never in the future', () => {
    const all = likelyReports(12, Date.parse('2026-03-20T00:00:00Z'), 1).flatMap(({ days }) => days);
    expect(all.every((day) => day <= '2026-03-20')).toBe(true);
  });
});

describe('filings', () => {
  it('are found by day, and no earlier days are requested', async () => {
    const { source, days } = sourceWith(['date=2026-06-24', listOf(row())]);
    const found = await source.search({ company, periodicOnly: true, limit: 1 });
    expect(found).toMatchObject({ is: 'ok', value: [{ id: 'edinet:S100AAAA', publishedAt: '2026-06-24' }] });
    expect(found.is === 'ok' && found.value[0]?.filing).toEqual({
      ...{ type: '有価証券報告書', number: 'S100AAAA', periodEnd: '2026-03-31', isAmendment: false },
    });
    expect(days()).not.toContain('2026-06-23');
  });
  it.each([
    ['of another company', { edinetCode: 'E00002' }],
    ['withdrawn', { withdrawalStatus: '1' }],
    ['of a fund', { fundCode: 'G00001' }],
    ['without XBRL', { xbrlFlag: '0' }],
    ['that is no regular report', { docTypeCode: '180' }],
    ['without a number', { docID: null }],
  ])('are ignored: %s', async (_, more) => {
    const { source } = sourceWith(['date=2026-06-24', listOf(row(more))]);
    expect(await source.search({ company, periodicOnly: true })).toEqual({ is: 'empty' });
  });
  it('are refused if the key is, whatever the HTTP status', async () => {
    const refused: Answer = { body: { StatusCode: 401, message: 'Access denied due to invalid subscription key.' } };
    const { source } = sourceWith(['documents.json', refused]);
    expect([await source.search({ company }), await source.test()]).toEqual([
      { is: 'unauthorised' },
      { is: 'unauthorised' },
    ]);
  });
});

describe('companies', () => {
  it('with one name in kana are both returned, and never chosen between', async () => {
    const { source } = sourceWith();
    const found = await source.companies?.({ name: 'ミナトヤクヒン' });
    expect(found?.is === 'ok' && found.value.map(({ company: { edinetCode } }) => edinetCode)).toEqual([
      'E00001',
      'E00002',
    ]);
    expect(await source.search({ company: { name: 'ミナトヤクヒン' } })).toEqual({ is: 'empty' });
  });
  it('are found by securities code', async () => {
    const { source } = sourceWith();
    const found = await source.companies?.({ ticker: '4599' });
    expect(found).toMatchObject({ is: 'ok', value: [{ company: { ticker: '4599' }, reasons: ['sameTicker'] }] });
  });
});

const context = (id: string, period: string, member = '') =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="x">E00001-000</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period>${member && `<xbrli:scenario><xbrldi:explicitMember dimension="d">${member}</xbrldi:explicitMember></xbrli:scenario>`}</xbrli:context>`;
const YEAR = '<xbrli:startDate>2025-04-01</xbrli:startDate><xbrli:endDate>2026-03-31</xbrli:endDate>';
const sales = (contextRef: string, value: string) =>
  `<jppfs_cor:NetSales contextRef="${contextRef}" decimals="-6" unitRef="JPY">${value}</jppfs_cor:NetSales>`;
const INSTANCE = [
  '<xbrli:xbrl>',
  context('Y', YEAR),
  context('Y_Non', YEAR, 'jppfs_cor:NonConsolidatedMember'),
  context('Y_Seg', YEAR, 'jpcrp_cor:ReportableSegmentsMember'),
  sales('Y', '12000000'),
  sales('Y_Non', '9000000'),
  sales('Y_Seg', '5000000'),
  sales('Missing', '1'),
  sales('Y', ''),
  '<jppfs_cor:PurchaseOfPropertyPlantAndEquipmentInvCF contextRef="Y" decimals="-6" unitRef="JPY">-3000000</jppfs_cor:PurchaseOfPropertyPlantAndEquipmentInvCF>',
  '</xbrli:xbrl>',
].join('');

describe('figures', () => {
  it('exclude those of a segment, and those without a period or a value', () => {
    const read = readInstance(INSTANCE).filter(({ concept }) => concept === 'jppfs_cor:NetSales');
    expect(read.map(({ basis, value, scale }) => [basis, value, scale])).toEqual([
      ['consolidated', 12_000_000, 6],
      ['separate', 9_000_000, 6],
    ]);
  });
  it('have label, fiscal year and filing; a payment is an amount', async () => {
    const archive: Answer = { body: zipSync({ 'XBRL/PublicDoc/jpcrp030000.xbrl': strToU8(INSTANCE) }) };
    const { source } = sourceWith(['date=2026-06-24', listOf(row())], ['documents/S100AAAA', archive]);
    const found = await source.facts?.({ company, fromYear: 2026, toYear: 2026 });
    const facts = found?.is === 'ok' ? found.value : [];
    expect(facts.map(({ metric, label, period, value, basis }) => [metric, label, period.key, value, basis])).toEqual([
      ['revenue', '売上高', '2026', 12_000_000, 'consolidated'],
      ['revenue', '売上高', '2026', 9_000_000, 'separate'],
      ['capex', '有形固定資産の取得による支出', '2026', 3_000_000, 'consolidated'],
    ]);
  });
  it('are omitted only for the filing that cannot be fetched', async () => {
    const { source } = sourceWith(['date=2026-06-24', listOf(row())], ['documents/S100AAAA', { status: 503 }]);
    expect(await source.facts?.({ company, fromYear: 2026, toYear: 2026 })).toEqual({ is: 'unreachable' });
  });
});
