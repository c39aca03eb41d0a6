// Long lists: counted headings, totals, titles and repeated headers are not questions.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const read = (lines: readonly string[]) =>
  readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines.join('\n')) }).rows.map(
    ({ question, section }) => [question, section],
  );

describe('headings with numbers over entries without', () => {
  it.each([
    ['1. Tax', '2. Staff', '(a) Returns', '(b) Audits'],
    ['제1장 조세', '제2장 인사', '가. 신고', '나. 조사'],
    ['1．税務', '2．人事', '（1）申告', '（2）調査'],
    ['Part A - Tax', 'Part B - Staff', 'i. Returns', 'ii. Audits'],
  ])('are sections: %j', (first, second, one, two) => {
    const rows = read([
      'Question,Answer',
      ...[first, one, 'Were returns filed late?,', 'List of tax loans,', 'Tax rulings,'],
      ...[two, 'Which audits are open?,', 'Penalties paid,', 'Tax advisers,'],
      ...[second, one, 'Has anybody left?,', 'Staff by site,', 'Overtime,'],
      ...[two, 'Which unions are there?,', 'Wage agreements,', 'Pensions,'],
    ]);

    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['Were returns filed late?', one]);
    expect(rows.at(-1)).toEqual(['Pensions', two]);
  });

  it('make the line before each first entry a heading', () => {
    const rows = read([
      'Question,Answer',
      ...['Tax', '(a) Returns', 'Were they filed late?,', 'Tax rulings,', '(b) Audits', 'Open audits,', 'Penalties,'],
      ...['Staff', '(a) Pay', 'Overtime,', 'Has pay changed?,', '(b) Unions', 'Wage agreements,', 'Pensions,'],
    ]);

    expect(rows.map(([question]) => question)).not.toContain('Tax');
    expect(rows).toHaveLength(8);
  });

  it('are entries if they follow each other', () => {
    const rows = read(['Question,Answer', 'Which loans are open?,', '(a) Amount,', '(b) Day of repayment,', 'Leases,']);

    expect(rows.map(([question]) => question)).toContain('(a) Amount');
  });
});

describe('rows in equal positions', () => {
  it('are headings if the codes below begin with theirs, even if others of their rank ask', () => {
    const rows = read([
      'No.,Request,Answer',
      ...['1,Tax,', '1.1,Filing,', '1.1.1,Were they filed late?,', '1.1.2,Penalties,'],
      ...['1.2,Licences and permits,', '1.2.1,Which expire?,', '1.2.2,Fees,'],
      ...['2,Staff,', '2.1,How many work there?,', '2.2,Overtime,'],
    ]);

    expect(rows.map(([question]) => question)).toEqual([
      ...['Were they filed late?', 'Penalties', 'Which expire?', 'Fees', 'How many work there?', 'Overtime'],
    ]);
  });

  it('are headings if every entry has a code and they have none, even if one is named like a document', () => {
    const rows = read([
      'No.,Request,Answer',
      ...[',Tax,', '1,Were returns late?,', '2,List of audits,', ',Licences and permits,', '3,Which expire?,'],
      ...['4,Register of fees,', ',Staff,', '5,Who has left?,', '6,List of unions,'],
    ]);

    expect(rows).toHaveLength(6);
    expect(rows.at(2)).toEqual(['Which expire?', 'Licences and permits']);
  });
});

it.each([
  ['Subtotal', '2 items'],
  ['합 계', '2건'],
  ['小計', '2件'],
])('ignores a line of totals: %j', (label, count) => {
  const rows = read([
    'No.,Question,Answer',
    '1,Is it insured?,',
    '2,Who owns it?,',
    `${label},${count}`,
    '3,Where is it?,',
  ]);

  expect(rows.map(([question]) => question)).toEqual(['Is it insured?', 'Who owns it?', 'Where is it?']);
});

it('ignores a title repeated on a page, and keeps the line before it as a question', () => {
  const rows = read([
    'Request list of Alder',
    'Question,Priority,Answer',
    ...['Leases,High,', 'Permits,High,', 'Licences,Low,', '工場の変更がある場合、その内容をご説明ください。,,'],
    ...['Request list of Alder', 'Question,Priority,Answer'],
    ...['Loans,High,', '있다면 승인일을 기재하여 주십시오.,,', 'Guarantees,Low,'],
  ]);

  expect(rows.map(([question]) => question)).toEqual([
    ...['Leases', 'Permits', 'Licences', '工場の変更がある場合、その内容をご説明ください。'],
    ...['Loans', '있다면 승인일을 기재하여 주십시오.', 'Guarantees'],
  ]);
});

it('ignores signatures side by side below a list', () => {
  const rows = read(['No.,Question,Answer', '1,Is it insured?,', '2,Who owns it?,', '', ',Prepared by:,Reviewed by:']);

  expect(rows).toHaveLength(2);
});

it('reads small letters in brackets between numbers as headings, even if they name a document', () => {
  const rows = read([
    'No.,Question,Answer',
    ...['a),Accounts and audit,', '1,When is the audit signed?,', '2,Were differences waived?,'],
    ...['b),Tax,', '3,Which years are open?,', '4,Are research credits claimed?,'],
  ]);

  expect(rows).toEqual([
    ['When is the audit signed?', 'Accounts and audit'],
    ['Were differences waived?', 'Accounts and audit'],
    ['Which years are open?', 'Tax'],
    ['Are research credits claimed?', 'Tax'],
  ]);
});
