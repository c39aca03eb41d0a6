// Writes the annual report of Northway Freight Systems, in the form of a 10-K.
import { NORTHWAY } from './companies.ts';
import { growth, money, ratio, type Statement } from './statements.ts';

const years = [...NORTHWAY].reverse();
const [now, before] = years as [Statement, Statement, Statement];
const HEAD = years.map(({ year }) => `<th>${year}</th>`).join('');

type Line = readonly [string, (statement: Statement) => number];
const table = (caption: string, lines: readonly Line[]) =>
  `<p>${caption}<br>(in millions)</p><table><tr><th></th>${HEAD}</tr>${lines
    .map(([label, pick]) => `<tr><td>${label}</td>${years.map((s) => `<td>$ ${money(pick(s))}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const segment = (i: number) => (s: Statement) => s.segments[i] ?? 0;

const INCOME: readonly Line[] = [
  ['Total revenue', (s) => s.revenue],
  ['Cost of revenue', (s) => s.cost],
  ['Gross profit', (s) => s.gross],
  ['Selling, general and administrative', (s) => s.selling],
  ['Operating income', (s) => s.operating],
  ['Interest expense', (s) => s.interest],
  ['Income before income taxes', (s) => s.pretax],
  ['Provision for income taxes', (s) => s.tax],
  ['Net income', (s) => s.net],
];
const BALANCE: readonly Line[] = [
  ['Cash and cash equivalents', (s) => s.cash],
  ['Accounts receivable, net', (s) => s.receivables],
  ['Inventories', (s) => s.inventories],
  ['Total current assets', (s) => s.currentAssets],
  ['Property and equipment, net', (s) => s.fixed],
  ['Goodwill', (s) => s.goodwill],
  ['Total assets', (s) => s.assets],
  ['Accounts payable', (s) => s.payables],
  ['Long-term debt', (s) => s.debt],
  ['Total liabilities', (s) => s.liabilities],
  ["Total stockholders' equity", (s) => s.equity],
  ["Total liabilities and stockholders' equity", (s) => s.assets],
];
const CASH: readonly Line[] = [
  ['Net income', (s) => s.net],
  ['Depreciation and amortization', (s) => s.depreciation],
  ['Changes in working capital', (s) => -s.workingCapital],
  ['Net cash provided by operating activities', (s) => s.operatingCash],
  ['Capital expenditures', (s) => -s.capex],
  ['Net cash used in investing activities', (s) => s.investingCash],
  ['Dividends paid', (s) => -s.dividends],
  ['Net cash provided by (used in) financing activities', (s) => s.financingCash],
  ['Cash and cash equivalents at end of year', (s) => s.cash],
];

export const northwayReport = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Northway Freight Systems, Inc. 10-K 2025</title></head><body>
<h1>NORTHWAY FREIGHT SYSTEMS, INC.</h1>
<p>FORM 10-K. Annual report for the fiscal year ended December 31, 2025.</p>
<p>This document was written to demonstrate the product. The company does not exist.</p>
<h2>Item 1. Business</h2>
<p>Northway Freight Systems, Inc. provides truckload transportation, freight brokerage and dedicated warehousing in the United States and Canada. We operate 4,210 tractors, 12,650 trailers and 31 warehouses with 9.4 million square feet of space.</p>
<p>As of December 31, 2025, we had 8,940 employees, of whom 5,120 were drivers. None of our drivers are represented by a labor union.</p>
<p>Our ten largest customers accounted for 34% of total revenue in 2025 and 37% in 2024. No single customer accounted for more than 8% of total revenue.</p>
<p>The truckload industry is highly fragmented. We compete with national carriers, regional carriers and digital brokers on price, service and capacity.</p>
<h2>Item 1A. Risk Factors</h2>
<p>Fuel is one of our largest expenses. A 10% increase in the price of diesel fuel would have raised our operating expenses by about $24 million in 2025, before fuel surcharges.</p>
<p>A shortage of qualified drivers could limit our growth. Driver turnover was 61% in 2025, compared with 68% in 2024.</p>
<p>Our credit agreement contains a leverage covenant of 3.25 times EBITDA. A decline in earnings could restrict our ability to borrow.</p>
<p>We self-insure for a portion of accident claims up to $5 million per occurrence, and adverse verdicts in trucking cases have become larger.</p>
<h2>Item 7. Management's Discussion and Analysis</h2>
<p>Total revenue was $${money(now.revenue)} million in 2025, an increase of ${growth(now.revenue, before.revenue)}% from 2024, driven by new warehousing contracts and a recovery in truckload volumes.</p>
<p>Operating income was $${money(now.operating)} million, or ${ratio(now.operating, now.revenue)}% of revenue, compared with $${money(before.operating)} million, or ${ratio(before.operating, before.revenue)}% of revenue, in 2024.</p>
<p>We returned $${now.dividends} million to stockholders through dividends in 2025 and made no share repurchases.</p>
<h3>Revenue by segment</h3>
${table('Revenue by segment', [['Truckload', segment(0)], ['Brokerage', segment(1)], ['Warehousing', segment(2)], ['Total revenue', (s) => s.revenue]])}
<h2>Item 8. Financial Statements</h2>
<h3>Consolidated Statements of Income</h3>
${table('Years ended December 31', INCOME)}
<h3>Consolidated Balance Sheets</h3>
${table('As of December 31', BALANCE)}
<h3>Consolidated Statements of Cash Flows</h3>
${table('Years ended December 31', CASH)}
</body></html>
`;
