// Which company is meant: candidates with reasons, one only if it is unique, and every register that did not answer.
import { describe, expect, it } from 'vitest';
import type { Candidate, CompanyQuery, MatchReason, Outcome, Source } from '#functions/ports/sources.ts';
import { comparableName, domainOf } from '#functions/sources/company-name.ts';
import { resolveCompany } from '#functions/sources/resolve-company.ts';
import type { SourceProvider } from '#shared/model/source.ts';

const candidate = (source: SourceProvider, id: string, reasons: MatchReason[]): Candidate => ({
  ...{
    company: { name: id, corpCode: source === 'dart' ? id : undefined, cik: source === 'sec' ? id : undefined },
    source,
  },
  ...{ reasons, names: [id], isListed: true, isSample: false },
});
const asked: CompanyQuery[] = [];
const register = (name: SourceProvider, outcome: Outcome<readonly Candidate[]>): Source => {
  const none = async () => ({ is: 'empty' }) as const;
  const companies = async (query: CompanyQuery) => {
    asked.push(query);
    return outcome;
  };
  return { name, kind: 'filings', isSample: false, search: none, fetch: none, test: none, companies };
};
const ok = (...value: Candidate[]) => ({ is: 'ok', value }) as const;

describe('resolveCompany', () => {
  it('chooses the only candidate', async () => {
    const dart = register('dart', ok(candidate('dart', '1', ['sameName']), candidate('dart', '2', ['nameBegins'])));
    const found = await resolveCompany({ dart, sec: register('sec', { is: 'empty' }) }, { name: 'x' });
    expect([found.only?.company.corpCode, found.candidates.length, found.failures]).toEqual(['1', 2, []]);
  });
  it('chooses none of two, in one register or in two', async () => {
    const dart = register('dart', ok(candidate('dart', '1', ['sameName'])));
    const sec = register('sec', ok(candidate('sec', '9', ['sameName'])));
    const found = await resolveCompany({ dart, sec }, { name: 'x' });
    expect([found.only, found.candidates.length]).toEqual([undefined, 2]);
  });
  it('chooses none that is only similar', async () => {
    const dart = register('dart', ok(candidate('dart', '1', ['nameBegins'])));
    expect((await resolveCompany({ dart }, { name: 'x' })).only).toBeUndefined();
  });
  it('ranks better reasons first', async () => {
    const dart = register(
      'dart',
      ok(candidate('dart', '1', ['nameContains']), candidate('dart', '2', ['sameName', 'sameDomain'])),
    );
    const sec = register('sec', ok(candidate('sec', '9', ['sameTicker'])));
    const { candidates } = await resolveCompany({ dart, sec }, { name: 'x' });
    expect(candidates.map(({ company }) => company.name)).toEqual(['9', '2', '1']);
  });
  it('names a register that could not be reached', async () => {
    const dart = register('dart', { is: 'rateLimited', retryAfterMs: 1 });
    const found = await resolveCompany({ dart, sec: register('sec', { is: 'empty' }) }, { name: 'x' });
    expect(found.failures).toEqual([{ source: 'dart', outcome: { is: 'rateLimited', retryAfterMs: 1 } }]);
  });
  it("searches the homepage's names if only the homepage is known", async () => {
    asked.length = 0;
    const site = candidate('homepage', 'x', ['sameDomain']);
    const homepage = register('homepage', ok({ ...site, names: ['가온물류 주식회사', 'Gaon'] }));
    const dart = register('dart', ok(candidate('dart', '1', ['sameName', 'sameDomain'])));
    const found = await resolveCompany({ dart, homepage }, { homepage: 'gaon.test' });
    expect(asked.slice(1).map(({ name, homepage: address }) => [name, address])).toEqual([
      ['가온물류 주식회사', 'gaon.test'],
      ['Gaon', 'gaon.test'],
    ]);
    expect(found.candidates).toHaveLength(1);
  });
});

it.each([
  ['(주)가온물류', '가온물류'],
  ['주식회사 가온물류', '㈜가온물류'],
  ['Apple Inc.', 'APPLE INC'],
  ['The Coca-Cola Company', 'coca cola co'],
  ['ＡＢＣ株式会社', 'ABC'],
  ['SAMSUNG ELECTRONICS CO,.LTD', 'Samsung Electronics Co., Ltd.'],
  ['FORD MOTOR CO/DE/', 'Ford Motor Company'],
])('treats %s and %s as one name', (one, other) => {
  expect(comparableName(one)).toBe(comparableName(other));
});
it.each(['㈜', 'Company', 'The Co.'])('keeps a name that consists of legal forms: %s', (name) => {
  expect(comparableName(name)).not.toBe('');
});
it.each([
  ['https://www.samsung.com/sec', 'samsung.com'],
  ['www2.hitachi.co.jp', 'hitachi.co.jp'],
  ['HTTP://Example.COM.', 'example.com'],
  ['', undefined],
  ['회사 홈페이지 없음', undefined],
])('finds the domain of %s: %s', (homepage, domain) => {
  expect(domainOf(homepage)).toBe(domain);
});
