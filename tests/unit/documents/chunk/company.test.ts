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
    '주식회사 도담정밀',
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

it.each([
  ['a verb', '갑이 과반수를 보유하여 지배하는 주식회사 한들을 말한다.', '주식회사 한들'],
  ['a verb of its own word', '본점을 서울에 둔 주식회사 누리마을이 임차한다.', '주식회사 누리마을'],
  ['a clause', '갑은 밸브의 수리를 위하여 주식회사 누리정밀을 지정한다.', '주식회사 누리정밀'],
  ['a noun with its particle', '당사는 주식회사 미래와 공급계약을 맺었다.', '주식회사 미래'],
  ['a name that ends like a verb', '신한정밀 주식회사와 계약한다.', '신한정밀 주식회사'],
  ['a section number', '6.2 Verdant Mills LLC and Verdant Farms LLC are guarantors.', 'Verdant Mills LLC'],
  ['the speaker', '当社は株式会社若狭電機の完全子会社である。', '株式会社若狭電機'],
  ['a verb', '本店を東京都に置く株式会社若狭電機と契約する。', '株式会社若狭電機'],
  ['a party', '貸主は株式会社若狭みずほ倉庫とし、賃料を定める。', '株式会社若狭みずほ倉庫'],
  ['a party', '甲は若狭電機株式会社に賃貸する。', '若狭電機株式会社'],
  ['a clause', '当社の子会社であるみなと食品株式会社は製菓業を営む。', 'みなと食品株式会社'],
])('finds the name beside a legal form behind %s: %s', (_, line, expected) => {
  expect(companyOf(segments(line))).toBe(expected);
});

it('takes a name that ends like a verb if the document uses it as a noun', () => {
  expect(companyOf(segments('매수인은 대한 주식회사에 지급한다.', '대한의 매출은 늘었다.'))).toBe('대한 주식회사');
});

it.each([
  '대주주가 지배하는 주식회사를 계열회사라 한다.',
  '상법에 따라 설립된 주식회사로서 정관을 둔다.',
  '비상장 주식회사의 주식은 평가하지 않는다.',
  'Each Company Limited by shares shall keep a register.',
  '3.2 The Company shall deliver accounts.',
  'Public Limited Company',
  '株式会社との契約は取締役会で決議する。',
  '非公開株式会社の株式には値がない。',
  '当社は株式会社である。',
])('reads a legal form as a noun of the sentence: %s', (line) => {
  expect(companyOf(segments(line))).toBeUndefined();
});
