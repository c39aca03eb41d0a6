// Papers and lines of another company than a row names answer nothing, nor does the other side of a contract.
import { describe, expect, it } from 'vitest';
import { otherCompanies } from '#functions/domain/checklists/other-companies.ts';
import { isOfNamedCompany, isOnNamedCompany, type RowRoom } from '#functions/domain/checklists/row-room.ts';

const place = { title: 'minutes.md', fileId: 'f' };
const roomOf = (head: string, others: readonly string[] = [], about = '도담정밀'): RowRoom => ({
  about,
  others,
  heads: new Map([['f', head]]),
});

describe('the companies that a row names', () => {
  it.each([
    ['한울지주의 이사회 의사록', '도담정밀', ['한울지주']],
    ['도담정밀의 이사회 의사록', '도담정밀', []],
    ['모든 자회사의 이사회 의사록', '도담정밀', []],
    ['배상책임보험의 증권 사본', '도담정밀', []],
    ['葛城ベトナムを当事者とする訴訟は係属していますか。', '葛城精工', ['葛城ベトナム']],
    ['Annual report of Penrose Norge AS', 'Penrose Mills', ['Penrose Norge']],
    ['Annual report of the Company', 'Penrose Mills', []],
  ])('in "%s" for the workspace of %s are %j', (question, about, companies) => {
    expect(otherCompanies(question, about, [])).toEqual(companies);
  });

  it('are also those that a document marks as companies', () => {
    expect(otherCompanies('두성의 사업보고서', '도담정밀', [])).toEqual([]);
    expect(otherCompanies('세움텔의 사업보고서', '도담정밀', ['경쟁사는 세움텔 한 곳이다.'])).toEqual(['세움텔']);
  });
});

describe('a requested document', () => {
  it.each([
    ['northway-10k.html', 'NORTHWAY FREIGHT SYSTEMS, INC. Form 10-K', false],
    ['annual-report.pdf', '주식회사 도담정밀 사업보고서', true],
    ['annual-report.pdf', 'Annual report 2025', true],
    ['opinion.pdf', '법무법인 해솔 의견서', true],
  ])('that is a periodic report is of the company of the workspace: %s, %s', (title, head, isOwn) => {
    expect(isOfNamedCompany({ ...place, title }, roomOf(head))).toBe(isOwn);
  });

  it('is of the named company by its title or the first words of its text', () => {
    expect(isOfNamedCompany(place, roomOf('주식회사 도담정밀 이사회 의사록', ['한울지주']))).toBe(false);
    expect(isOfNamedCompany(place, roomOf('주식회사 한울지주 이사회 의사록', ['한울지주']))).toBe(true);
    expect(isOfNamedCompany({ title: '한울지주_의사록.md' }, roomOf('', ['한울지주']))).toBe(true);
  });

  it('is a contract that names the company anywhere in its head', () => {
    const head = `${'본 계약은 다음과 같다. '.repeat(12)}갑: 한울지주`;

    expect(isOfNamedCompany({ title: '공급계약서.txt', fileId: 'f' }, roomOf(head, ['한울지주']))).toBe(true);
  });
});

describe('a line', () => {
  it('of a document that does not name the company is on another', () => {
    const room = roomOf('주식회사 도담정밀 사업보고서', ['도담베트남']);

    expect(isOnNamedCompany('도담베트남은 세금을 냈습니까?', '회사는 세금을 냈다.', place, room)).toBe(false);
    expect(isOnNamedCompany('도담베트남은 세금을 냈습니까?', '도담베트남은 세금을 냈다.', place, room)).toBe(true);
  });

  it('of the company itself is no line on a party of its contract', () => {
    const room = roomOf('공급계약서 갑: 누리전자', ['누리전자']);
    const contract = { ...place, title: '공급계약서.txt' };

    expect(isOnNamedCompany('누리전자는 세금을 냈습니까?', '회사는 세금을 냈다.', contract, room)).toBe(false);
  });

  it('on the other side of a contract is none on the side that is asked about', () => {
    const room = roomOf('주식회사 누리전자(이하 "갑")와 주식회사 도담정밀(이하 "을")은');
    const question = '회사는 계약을 해지할 수 있습니까?';

    expect(isOnNamedCompany(question, '갑은 계약을 해지할 수 있다.', place, room)).toBe(false);
    expect(isOnNamedCompany(question, '을은 계약을 해지할 수 없다.', place, room)).toBe(true);
  });

  it('of one lender is none on another whose name is longer', () => {
    const room = roomOf('미르은행(이하 "은행") 및 한결저축은행(이하 "저축은행") 사이에');
    const question = '한결저축은행이 상환을 요구할 수 있습니까?';

    expect(isOnNamedCompany(question, '은행은 상환을 요구할 수 있다.', place, room)).toBe(false);
    expect(isOnNamedCompany(question, '저축은행은 상환을 요구할 수 없다.', place, room)).toBe(true);
  });

  it('with the company as subject is none on the seller', () => {
    const head =
      'between Orrin Mills Limited (the "Seller") and Calder plc (the "Buyer") relating to Penrose Limited (the "Company")';
    const room = roomOf(head, [], 'Penrose');

    expect(isOnNamedCompany('Does the Seller hold all permits?', 'The Company holds all permits.', place, room)).toBe(
      false,
    );
    expect(isOnNamedCompany('Does the Company hold all permits?', 'The Company holds all permits.', place, room)).toBe(
      true,
    );
  });
});

it('takes a report of the company in another script for its own', () => {
  const heads = new Map([['f', '가온물류 주식회사 사업보고서']]);
  const report = { title: '가온물류_사업보고서.pdf', fileId: 'f' };

  expect(isOfNamedCompany(report, { about: 'Gaon Logistics', others: [], heads })).toBe(true);
  expect(isOfNamedCompany(report, { about: '가온물류 인수 검토', others: [], heads })).toBe(true);
  expect(isOfNamedCompany(report, { about: 'Northway Freight', others: [], heads })).toBe(false);
});
