// The names that the workbooks of a workspace list as customers.
import { expect, it } from 'vitest';
import type { Ledger } from '#functions/analyses/builder.ts';
import { customerNames } from '#functions/analyses/evidence/customer-names.ts';

const ledgerOf = (rows: readonly (readonly string[])[], title = 'ledger.csv'): Ledger => {
  const reference = {
    n: 1,
    source: 'FILES' as const,
    title,
    locator: {},
    quote: '',
    retrievedAt: '2026-11-01T00:00:00.000Z',
  };
  const sheets = [{ name: 'ledger', rows: rows.map((cells) => ({ cells: [...cells], reference })) }];
  return { fileId: 'fil_hanbitopen00_0000000000000001', sheets, asWritten: sheets };
};

it('finds the names in the customer column, once each, without remainders and totals', () => {
  const ledger = ledgerOf([
    ['고객사', '부문', '매출액'],
    ['단풍제약', '계약', '120'],
    ['자작통상', '계약', '90'],
    ['단풍제약', '운송', '40'],
    ['기타', '', '20'],
    ['합계', '', '270'],
  ]);

  expect(customerNames([ledger])).toEqual(['단풍제약', '자작통상']);
});

it('does not read a type of customer as a name', () => {
  const ledger = ledgerOf([
    ['customer', 'revenue'],
    ['Retail', '120'],
    ['Overseas', '90'],
    ['Maple Foods', '40'],
  ]);

  expect(customerNames([ledger])).toEqual(['Maple Foods']);
});

it('finds the names in a file of customers, whatever the head of their column', () => {
  const rows = [
    ['no', 'school', 'pupils'],
    ['1', 'Alder School', '150'],
    ['2', 'Birch School', '210'],
  ];
  expect(customerNames([ledgerOf(rows, 'customer list.csv')])).toEqual(['Alder School', 'Birch School']);
  expect(customerNames([ledgerOf(rows, 'list of sites.csv')])).toEqual([]);
});

it('takes no product, supplier or manager for a customer, whatever else the name of the file names', () => {
  const products = [
    ['Product', 'Line', 'Customers 2025', 'Revenue 2025'],
    ['Cold brew', 'Drinks', '210', '3.1'],
    ['Oat bar', 'Snacks', '180', '2.2'],
  ];
  const suppliers = [
    ['거래처', '품목', '매입액'],
    ['단풍제분', '밀가루', '120'],
    ['자작유업', '우유', '90'],
  ];
  const managers = [
    ['Account manager', 'Visits'],
    ['Rosa Quill', '41'],
    ['Tom Ferris', '38'],
  ];
  expect(customerNames([ledgerOf(products, 'products_and_customers.csv')])).toEqual([]);
  expect(customerNames([ledgerOf(products, 'customer report.csv')])).toEqual([]);
  expect(customerNames([ledgerOf(suppliers, '매입처 명단.csv')])).toEqual([]);
  expect(customerNames([ledgerOf(suppliers, '매출 명단.csv')])).toEqual(['단풍제분', '자작유업']);
  expect(customerNames([ledgerOf(managers)])).toEqual([]);
});
