// The company of a document: for a memo the company it is about, under any letterhead.
import { expect, it } from 'vitest';
import { companyOf } from '#functions/documents/chunk/company.ts';
import type { Segment } from '#shared/model/file.ts';

const segments = (...lines: readonly string[]): Segment[] =>
  lines.map((text) => ({ kind: 'text', text, locator: { page: 1 } }));

it.each([
  [
    'labels its target in Korean',
    ['(주)한결기획', '수신: 투자심의위원회', '대상회사: 주식회사 도담정밀'],
    '주식회사 도담정밀',
  ],
  [
    'labels its target in English',
    ['Harbor Ventures Inc.', 'MEMORANDUM', 'Target: Vantara Instruments, Inc.'],
    'Vantara Instruments, Inc.',
  ],
  [
    'labels its target in Japanese',
    ['株式会社みなと企画', '検討メモ', '対象会社：株式会社青葉精機'],
    '株式会社青葉精機',
  ],
  [
    'stands under the letterhead of an adviser',
    ['Marlow Advisory LLC', '12 Throgmorton Avenue', 'Vantara Instruments, Inc. makes measuring instruments.'],
    'Vantara Instruments, Inc.',
  ],
  [
    'names the parties of a contract',
    ['공급자 주식회사 도담정밀과 매수인은 다음과 같이 계약한다.'],
    '주식회사 도담정밀과',
  ],
  [
    'begins with who contracts',
    ['Between Vantara Instruments plc and Ann Lee, finance director'],
    'Vantara Instruments plc',
  ],
])('finds the subject of a memo that %s', (_, lines, expected) => {
  expect(companyOf(segments(...lines))).toBe(expected);
});

const row = (...cells: readonly string[]): Segment => ({
  kind: 'row',
  text: cells.join('\t'),
  cells: [...cells],
  locator: { page: 1 },
});

it.each([
  ['a head of columns', [row('Company', 'Revenue 2025', 'Margin'), row('Harbor Ventures', '120', '8%')]],
  ['customers', [row('会社', '売上高', '期限'), row('青葉精機株式会社', '12', ''), row('若狭電機株式会社', '9', '')]],
  ['what an officer founded', [row('氏名', '略歴'), row('堀内 拓海', '青葉精機株式会社の創業者')]],
])('ignores a company that a table names as %s', (_, rows) => {
  expect(companyOf([...segments('Notes of the team', 'The Company'), ...rows])).toBeUndefined();
});

it('drops the particle after a bracket in a Japanese name', () => {
  const line = '国立大学法人若狭大学（以下「甲」という。）と青葉精機株式会社（以下「乙」という。）は契約を締結する。';

  expect(companyOf(segments('基本契約書', line))).toBe('青葉精機株式会社');
});

it.each(['Marlow & Pike Advisory LLC', 'Vantara Precision Measuring Instruments and Sensors Holdings'])(
  'returns the whole of a long name: %s',
  (name) => {
    expect(companyOf(segments(name, 'Annual report 2025'))).toBe(name);
  },
);

it('returns the adviser if its report is about itself', () => {
  const lines = ['Marlow Advisory LLC', 'Annual report', 'Marlow Advisory LLC acquired Vantara Instruments, Inc.'];

  expect(companyOf(segments(...lines))).toBe('Marlow Advisory LLC');
});

it('does not read a figure after a label as a name', () => {
  expect(companyOf(segments('Harbor Ventures Inc.', 'Target: 12% growth'))).toBe('Harbor Ventures Inc.');
});

it('ignores the value beside its label in the header of a table of companies', () => {
  const rows = [
    ['회사명', '본사', '매출액', '강점'],
    ['한들음료', '대구', '410', '유통망'],
  ];
  const table = rows.map(
    (cells, row): Segment => ({ kind: 'row', cells, text: cells.join('\t'), locator: { line: row + 1 } }),
  );

  expect(companyOf(table)).toBeUndefined();
});

it.each(['Brennholz Systeme GmbH', 'Fjordline Tools A/S', 'Norrvik Timber AB', 'Torrebianca S.p.A.'])(
  'recognizes European legal forms: %s',
  (name) => {
    expect(companyOf(segments(name, 'Management report'))).toBe(name);
  },
);
