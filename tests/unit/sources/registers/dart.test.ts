// DART over hand-written replies: names, filings, documents, and the period of each figure.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '#functions/ports/sources.ts';
import { amountOf } from '#functions/sources/registers/dart/amounts.ts';
import { readReportName } from '#functions/sources/registers/dart/filings.ts';
import { columnsOf } from '#functions/sources/registers/dart/report-periods.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { fc } from '#tests/helpers/properties.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const REGISTER = `<?xml version="1.0" encoding="UTF-8"?><result>
<list><corp_code>00000001</corp_code><corp_name>한결식품</corp_name><corp_eng_name>HANGYEOL FOODS CO.,LTD</corp_eng_name><stock_code>111111</stock_code><modify_date>20260101</modify_date></list>
<list><corp_code>00000002</corp_code><corp_name>한결식품</corp_name><corp_eng_name>HAN GYEOL</corp_eng_name><stock_code> </stock_code><modify_date>20260101</modify_date></list>
<list><corp_code>00000003</corp_code><corp_name>가온 &amp; 물류</corp_name><corp_eng_name>GAON</corp_eng_name><stock_code> </stock_code><modify_date>20260101</modify_date></list>
<list><corp_code>00000004</corp_code><corp_name>한결식품홀딩스</corp_name><corp_eng_name></corp_eng_name><stock_code> </stock_code><modify_date>20260101</modify_date></list>
</result>`;
const register: readonly [string, Answer] = ['/corpCode.xml', { body: zipSync({ 'CORPCODE.xml': strToU8(REGISTER) }) }];

const dartWith = (...rules: (readonly [string, Answer])[]) => {
  const { web, requests } = fakeWeb(rules);
  const dart = PROVIDERS.dart({ web, clock: fakeClock(), key: { key: 'k'.repeat(40) } });
  return { dart, requests };
};

describe('names', () => {
  it('returns both companies of one name, the listed one first', async () => {
    const found = await dartWith(register).dart.companies?.({ name: '(주)한결식품' });
    expect(found?.is === 'ok' && found.value.map(({ company, reasons }) => [company.corpCode, reasons])).toEqual([
      ['00000001', ['sameName']],
      ['00000002', ['sameName']],
      ['00000004', ['nameBegins']],
    ]);
  });
  it('never chooses between two companies of one name', async () => {
    const { dart, requests } = dartWith(register);
    expect(await dart.search({ company: { name: '한결식품' } })).toEqual({ is: 'empty' });
    expect(requests).toHaveLength(1);
  });
  it('distinguishes them by ticker', async () => {
    const { dart, requests } = dartWith(register, ['/list.json', { body: { status: '013' } }]);
    await dart.search({ company: { name: '한결식품', ticker: '111111' } });
    expect(requests[1]?.url).toContain('corp_code=00000001');
  });
  it('distinguishes them by homepage', async () => {
    const company = (code: string, hm_url: string): readonly [string, Answer] => [
      `/company.json?crtfc_key=${'k'.repeat(40)}&corp_code=${code}`,
      { body: { status: '000', corp_code: code, corp_name: '한결식품', hm_url, acc_mt: '12' } },
    ];
    const { dart } = dartWith(register, company('00000001', 'www.other.test'), company('00000002', 'hangyeol.test/kr'));
    const found = await dart.companies?.({ name: '한결식품', homepage: 'https://www.hangyeol.test' });
    expect(found?.is === 'ok' && found.value[0]).toMatchObject({
      company: { corpCode: '00000002', domain: 'hangyeol.test' },
      reasons: ['sameName', 'sameDomain'],
    });
  });
  it.each([
    ['hangyeol foods', '00000001', 'sameNameInEnglish'],
    ['가온&물류', '00000003', 'sameName'],
    ['ＧＡＯＮ', '00000003', 'sameNameInEnglish'],
  ])('finds %s', async (name, corpCode, reason) => {
    const found = await dartWith(register).dart.companies?.({ name });
    expect(found?.is === 'ok' && found.value[0]).toMatchObject({ company: { corpCode }, reasons: [reason] });
  });
  it('has no ticker for an unlisted company', async () => {
    const found = await dartWith(register).dart.companies?.({ name: 'GAON' });
    expect(found?.is === 'ok' && found.value[0]).toMatchObject({ company: { ticker: undefined }, isListed: false });
  });
});

it.each([
  ['사업보고서 (2023.12)', '사업보고서', '2023-12-31', false],
  ['[기재정정]사업보고서 (2023.12)', '사업보고서', '2023-12-31', true],
  ['[첨부정정][기재정정]분기보고서 (2024.02)   ', '분기보고서', '2024-02-29', true],
  ['타법인주식및출자증권취득결정', '타법인주식및출자증권취득결정', undefined, false],
  ['수시공시의무관련사항(공정공시)', '수시공시의무관련사항(공정공시)', undefined, false],
])('reads the name of %s', (name, type, periodEnd, isAmendment) => {
  expect(readReportName(name)).toEqual({ type, periodEnd, isAmendment });
});

it('never reveals its key', async () => {
  const list = [
    {
      corp_code: '00000001',
      corp_name: '가온',
      report_nm: '사업보고서 (2023.12)',
      rcept_no: '20240312000001',
      rcept_dt: '20240312',
    },
  ];
  const { dart, requests } = dartWith(['/list.json', { body: { status: '000', total_page: 1, list } }]);
  const found = await dart.search({ company: { name: '', corpCode: '00000001' } });
  expect(requests[0]?.url).toContain('k'.repeat(40));
  expect(found.is).toBe('ok');
  expect(JSON.stringify(found)).not.toContain('kkkk');
});

describe('documents', () => {
  const document: SourceDocument = {
    ...{ id: 'dart:20240312000736', source: 'dart', kind: 'filings', title: 't', url: '', publisher: '' },
    ...{ retrievedAt: '', isSample: false },
    filing: { type: '사업보고서', number: '20240312000736', isAmendment: false },
  };
  const cp949 = new Uint8Array([0x3c, 0x61, 0x3e, 0xb0, 0xa1, 0x3c, 0x2f, 0x61, 0x3e]);

  it('returns the report first, its bytes unchanged, and then its attachments', async () => {
    const zip = zipSync({
      '20240312000736_00760.xml': strToU8('<a/>'),
      '20240312000736.xml': cp949,
      'sub\\20240312000736_00761.xml': strToU8('<html><body/></html>'),
    });
    const found = await dartWith(['/document.xml', { body: zip }]).dart.fetch(document);
    if (found.is !== 'ok') throw new Error(found.is);
    expect(found.value.files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['20240312000736.xml', 'application/xml'],
      ['20240312000736_00760.xml', 'application/xml'],
      ['20240312000736_00761.html', 'text/html'],
    ]);
    expect(found.value.files[0].bytes).toEqual(cp949);
  });
  it.each([
    ['014', 'empty'],
    ['010', 'unauthorised'],
    ['020', 'rateLimited'],
  ])('reads the error %s that comes instead of an archive', async (status, is) => {
    const body = `<?xml version="1.0" encoding="UTF-8"?><result><status>${status}</status><message>…</message></result>`;
    expect((await dartWith(['/document.xml', { body }]).dart.fetch(document)).is).toBe(is);
  });
  /** Returns an archive whose directory states this size for its only member. */
  const claiming = (size: number): Uint8Array => {
    const zip = Buffer.from(zipSync({ '20240312000736.xml': new Uint8Array(1_000_000) }));
    zip.writeUInt32LE(size, zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
    return new Uint8Array(zip);
  };
  it('refuses an archive whose content is too large', async () => {
    const body = claiming(300 * 1024 * 1024);
    expect(await dartWith(['/document.xml', { body }]).dart.fetch(document)).toEqual({
      is: 'badReply',
      what: 'archive',
    });
  });
  it('does not extract more than an archive states', async () => {
    const found = await dartWith(['/document.xml', { body: claiming(10) }]).dart.fetch(document);
    expect(found.is === 'ok' ? found.value.files[0].bytes.length : 0).toBeLessThanOrEqual(10);
  });
  it('makes no request for an invalid receipt number', async () => {
    const { dart, requests } = dartWith();
    const filing = { type: '사업보고서', isAmendment: false, number: '../../x' };
    expect(await dart.fetch({ ...document, filing })).toEqual({ is: 'empty' });
    expect(requests).toEqual([]);
  });
});

describe('figures', () => {
  const company: readonly [string, Answer] = [
    '/company.json',
    { body: { status: '000', corp_code: '00000001', corp_name: '가온(주)', stock_code: '111111', acc_mt: '12' } },
  ];
  const row = (rcept_no: string, amounts: object, more: object = {}) => ({
    ...{
      rcept_no,
      bsns_year: '2023',
      sj_div: 'IS',
      account_id: 'ifrs-full_Revenue',
      account_nm: '매출액',
      currency: 'KRW',
    },
    ...amounts,
    ...more,
  });
  const statements = (...list: object[]): Answer => ({ body: { status: '000', list } });
  const rule = (year: number, basis: string, answer: Answer): readonly [string, Answer] => [
    `bsns_year=${year}&reprt_code=11011&fs_div=${basis}`,
    answer,
  ];
  const nothing: readonly [string, Answer] = ['/fnlttSinglAcntAll', { body: { status: '013' } }];
  const noList: readonly [string, Answer] = ['/list.json', { body: { status: '013' } }];
  const factsOf = async (...rules: (readonly [string, Answer])[]) => {
    const { dart } = dartWith(...rules, company, noList, nothing);
    return dart.facts?.({ company: { name: '', corpCode: '00000001' }, fromYear: 2022, toYear: 2023 });
  };

  it('reads three years out of one annual report', async () => {
    const amounts = { thstrm_amount: '300', frmtrm_amount: '-200', bfefrmtrm_amount: '1,000' };
    const found = await factsOf(rule(2023, 'CFS', statements(row('20240312000001', amounts))));
    expect(found?.is === 'ok' && found.value).toMatchObject([
      {
        metric: 'revenue',
        value: 300,
        basis: 'consolidated',
        filedAt: '2024-03-12',
        unit: 'KRW',
        scale: 0,
        period: { key: '2023', kind: 'year', start: '2023-01-01', end: '2023-12-31', fiscalYear: 2023 },
        source: { filing: '20240312000001', field: 'IS:thstrm_amount', form: '사업보고서' },
      },
      { value: -200, period: { key: '2022', end: '2022-12-31' } },
      { value: 1000, period: { key: '2021', end: '2021-12-31' } },
    ]);
  });
  it('uses the latest filing, and reports what it restates', async () => {
    const found = await factsOf(
      rule(2022, 'CFS', statements(row('20230312000001', { thstrm_amount: '190' }, { bsns_year: '2022' }))),
      rule(2023, 'CFS', statements(row('20240312000001', { thstrm_amount: '300', frmtrm_amount: '200' }))),
    );
    const facts = found?.is === 'ok' ? found.value : [];
    expect(facts.find(({ period }) => period.key === '2022')).toMatchObject({
      value: 200,
      restates: [{ value: 190, filing: '20230312000001', filedAt: '2023-03-12' }],
    });
    expect(facts.find(({ period }) => period.key === '2023')).not.toHaveProperty('restates');
  });
  it('falls back to separate statements if there are no consolidated ones, and reports that', async () => {
    const found = await factsOf(rule(2023, 'OFS', statements(row('20240312000001', { thstrm_amount: '300' }))));
    expect(found?.is === 'ok' && found.value).toMatchObject([{ basis: 'separate', value: 300 }]);
  });
  it('distinguishes two accounts with one label', async () => {
    const other = { account_id: '-표준계정코드 미사용-', account_nm: '기타' };
    const list = ['1', '2'].map((thstrm_amount) => row('20240312000001', { thstrm_amount }, other));
    const found = await factsOf(rule(2023, 'CFS', statements(...list)));
    expect(found?.is === 'ok' && found.value.map(({ concept, value }) => [concept, value])).toEqual([
      ['-:기타#0', 1],
      ['-:기타#1', 2],
    ]);
  });
  it('leaves out the statement of changes in equity, and empty figures', async () => {
    const found = await factsOf(
      rule(
        2023,
        'CFS',
        statements(
          row('20240312000001', { thstrm_amount: '5' }, { sj_div: 'SCE' }),
          row('20240312000001', { thstrm_amount: '-', frmtrm_amount: '' }),
        ),
      ),
    );
    expect(found).toEqual({ is: 'empty' });
  });
  it('returns no partial series if the quota ends midway', async () => {
    const found = await factsOf(
      rule(2022, 'CFS', statements(row('20230312000001', { thstrm_amount: '190' }, { bsns_year: '2022' }))),
      rule(2023, 'CFS', { body: { status: '020' } }),
    );
    expect(found?.is).toBe('rateLimited');
  });
  it("takes the period from the report's name if the fiscal year ends in March", async () => {
    const march: readonly [string, Answer] = [
      '/company.json',
      { body: { status: '000', corp_code: '00000001', corp_name: '가온', acc_mt: '03' } },
    ];
    const list: readonly [string, Answer] = [
      '/list.json',
      {
        body: {
          status: '000',
          total_page: 1,
          list: [
            {
              corp_code: '00000001',
              corp_name: '가온',
              report_nm: '사업보고서 (2024.03)',
              rcept_no: '20240628000001',
              rcept_dt: '20240628',
            },
          ],
        },
      },
    ];
    const { dart } = dartWith(
      march,
      list,
      rule(2023, 'CFS', statements(row('20240628000001', { thstrm_amount: '7' }))),
      nothing,
    );
    const found = await dart.facts?.({ company: { name: '', corpCode: '00000001' }, fromYear: 2023, toYear: 2023 });
    expect(found?.is === 'ok' && found.value[0]?.period).toEqual({
      ...{ key: '2023', kind: 'year', start: '2023-04-01', end: '2024-03-31', fiscalYear: 2023 },
    });
  });
});

describe('columns of interim reports', () => {
  const half = { kind: 'half', fiscalYear: 2024, end: '2024-06-30' } as const;
  it('distinguish the quarter from the half year', () => {
    const { thstrm_amount, thstrm_add_amount, frmtrm_q_amount, frmtrm_add_amount } = columnsOf(half, 'IS');
    expect(
      [thstrm_amount, thstrm_add_amount, frmtrm_q_amount, frmtrm_add_amount].map((period) => [
        period?.key,
        period?.start,
      ]),
    ).toEqual([
      ['2024Q2', '2024-04-01'],
      ['2024H1', '2024-01-01'],
      ['2023Q2', '2023-04-01'],
      ['2023H1', '2023-01-01'],
    ]);
  });
  it('compare a balance with the end of the last year, not with the same day a year earlier', () => {
    expect(Object.values(columnsOf(half, 'BS')).map(({ key, kind }) => [key, kind])).toEqual([
      ['2024-06-30', 'instant'],
      ['2023-12-31', 'instant'],
    ]);
  });
  it('have cash flows only from the start of the year', () => {
    const q3 = { kind: 'q3', fiscalYear: 2024, end: '2024-09-30' } as const;
    expect(columnsOf(q3, 'CF').thstrm_amount).toMatchObject({ kind: 'toDate', start: '2024-01-01', end: '2024-09-30' });
  });
});

describe('amountOf', () => {
  it.each([
    ['195,936,557,000,000', 195_936_557_000_000],
    ['296857289000000', 296_857_289_000_000],
    ['-12', -12],
    ['(1,234)', -1234],
    ['△5', -5],
    ['12.5', 12.5],
    ['0', 0],
    ['-', undefined],
    ['', undefined],
    [undefined, undefined],
    ['해당없음', undefined],
    ['1 2 x', undefined],
  ])('%s is %s', (text, value) => {
    expect(amountOf(text)).toBe(value);
  });
  it('reads any number back, written with or without commas', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect([amountOf(String(value)), amountOf(value.toLocaleString('en-US'))]).toEqual([value, value]);
      }),
    );
  });
});
