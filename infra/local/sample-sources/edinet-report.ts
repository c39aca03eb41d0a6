// The sample securities reports in EDINET's archive format: chapters of inline XBRL, and the instance with the same
// figures.
import { markupText } from '#shared/report/clean-text.ts';
import { money, type Statement } from '../samples/make/statements.ts';
import { NOTICE } from './replies.ts';

export type SampleFiler = {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly kana: string;
  readonly ticker: string;
  readonly business: string;
  /** Fiscal years to March, oldest first. */
  readonly years: readonly Statement[];
};

type Line = { readonly concept: string; readonly label: string; readonly pick: (year: Statement) => number };
type Part = { readonly title: string; readonly suffix: 'Duration' | 'Instant'; readonly lines: readonly Line[] };

const line = (concept: string, label: string, pick: Line['pick']): Line => ({ concept, label, pick });
const MILLION = 1_000_000;

const PARTS: readonly Part[] = [
  {
    title: '連結貸借対照表',
    suffix: 'Instant',
    lines: [
      line('Inventories', '棚卸資産', (s) => s.inventories),
      line('CurrentAssets', '流動資産合計', (s) => s.currentAssets),
      line('PropertyPlantAndEquipment', '有形固定資産合計', (s) => s.fixed),
      line('Goodwill', 'のれん', (s) => s.goodwill),
      line('Assets', '資産合計', (s) => s.assets),
      line('Liabilities', '負債合計', (s) => s.liabilities),
      line('RetainedEarnings', '利益剰余金', (s) => s.earnings),
      line('NetAssets', '純資産合計', (s) => s.equity),
    ],
  },
  {
    title: '連結損益計算書',
    suffix: 'Duration',
    lines: [
      line('NetSales', '売上高', (s) => s.revenue),
      line('CostOfSales', '売上原価', (s) => s.cost),
      line('GrossProfit', '売上総利益', (s) => s.gross),
      line('SellingGeneralAndAdministrativeExpenses', '販売費及び一般管理費', (s) => s.selling),
      line('OperatingIncome', '営業利益', (s) => s.operating),
      line('InterestExpensesNOE', '支払利息', (s) => s.interest),
      line('IncomeBeforeIncomeTaxes', '税金等調整前当期純利益', (s) => s.pretax),
      line('IncomeTaxes', '法人税等合計', (s) => s.tax),
      line('ProfitLoss', '当期純利益', (s) => s.net),
    ],
  },
  {
    title: '連結キャッシュ・フロー計算書',
    suffix: 'Duration',
    lines: [
      line('DepreciationAndAmortizationOpeCF', '減価償却費', (s) => s.depreciation),
      line('NetCashProvidedByUsedInOperatingActivities', '営業活動によるキャッシュ・フロー', (s) => s.operatingCash),
      line('PurchaseOfPropertyPlantAndEquipmentInvCF', '有形固定資産の取得による支出', (s) => -s.capex),
      line('NetCashProvidedByUsedInInvestmentActivities', '投資活動によるキャッシュ・フロー', (s) => s.investingCash),
      line('NetCashProvidedByUsedInFinancingActivities', '財務活動によるキャッシュ・フロー', (s) => s.financingCash),
    ],
  },
];

/** The reported year and the year before it, if there is one. */
const columnsOf = ({ years }: SampleFiler, year: number) =>
  (['CurrentYear', 'Prior1Year'] as const).flatMap((name, back) => {
    const statement = years.find((one) => one.year === year - back);
    return statement ? [{ name, statement }] : [];
  });

const contexts = (filer: SampleFiler, year: number): string =>
  columnsOf(filer, year)
    .map(({ name, statement: { year: own } }) => {
      const entity = `<xbrli:entity><xbrli:identifier scheme="http://disclosure.edinet-fsa.go.jp">${filer.code}-000</xbrli:identifier></xbrli:entity>`;
      const of = (id: string, period: string) =>
        `<xbrli:context id="${id}">${entity}<xbrli:period>${period}</xbrli:period></xbrli:context>`;
      const days = `<xbrli:startDate>${own - 1}-04-01</xbrli:startDate><xbrli:endDate>${own}-03-31</xbrli:endDate>`;
      return of(`${name}Duration`, days) + of(`${name}Instant`, `<xbrli:instant>${own}-03-31</xbrli:instant>`);
    })
    .join('');

const UNIT = '<xbrli:unit id="JPY"><xbrli:measure>iso4217:JPY</xbrli:measure></xbrli:unit>';
const NAMESPACES = [
  'xmlns:xbrli="http://www.xbrl.org/2003/instance"',
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"',
  'xmlns:jppfs_cor="http://disclosure.edinet-fsa.go.jp/taxonomy/jppfs/2025-11-01/jppfs_cor"',
].join(' ');

export const instanceOf = (filer: SampleFiler, year: number): string => {
  const figures = PARTS.flatMap(({ suffix, lines }) =>
    lines.flatMap(({ concept, pick }) =>
      columnsOf(filer, year).map(
        ({ name, statement }) =>
          `<jppfs_cor:${concept} contextRef="${name}${suffix}" decimals="-6" unitRef="JPY">${pick(statement) * MILLION}</jppfs_cor:${concept}>`,
      ),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><xbrli:xbrl ${NAMESPACES}>${contexts(filer, year)}${UNIT}${figures.join('')}</xbrli:xbrl>`;
};

const tagged = (concept: string, context: string, value: number): string => {
  const shown = `<ix:nonFraction name="jppfs_cor:${concept}" contextRef="${context}" unitRef="JPY" decimals="-6" scale="6" format="ixt:num-dot-decimal"${value < 0 ? ' sign="-"' : ''}>${money(Math.abs(value))}</ix:nonFraction>`;
  return value < 0 ? `△${shown}` : shown;
};

const tableOf = (filer: SampleFiler, year: number, { title, suffix, lines }: Part): string => {
  const columns = columnsOf(filer, year);
  const head = columns.map(({ statement }) => `<td>${statement.year}年3月期</td>`).join('');
  const rows = lines.map(({ concept, label, pick }) => {
    const cells = columns.map(
      ({ name, statement }) => `<td>${tagged(concept, `${name}${suffix}`, pick(statement))}</td>`,
    );
    return `<tr><td>${label}</td>${cells.join('')}</tr>`;
  });
  return `<h3>${title}</h3><p>（単位：百万円）</p><table><tr><td></td>${head}</tr>${rows.join('')}</table>`;
};

const pageOf = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2008/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2011-07-31" ${NAMESPACES}><head><title></title></head><body>${body}</body></html>`;

/** The chapters' pages, by the number at the start of their file names. */
export const chaptersOf = (filer: SampleFiler, year: number): Readonly<Record<string, string>> => ({
  '0000000_header': pageOf(
    `<div style="display:none"><ix:header><ix:resources>${contexts(filer, year)}${UNIT}</ix:resources></ix:header></div><h1>有価証券報告書</h1><p>${markupText(filer.name)}</p><p>${NOTICE}</p>`,
  ),
  '0101010_honbun': pageOf(`<h2>第一部【企業情報】</h2><h3>事業の内容</h3><p>${markupText(filer.business)}</p>`),
  '0105010_honbun': pageOf(`<h2>第5【経理の状況】</h2>${PARTS.map((part) => tableOf(filer, year, part)).join('')}`),
});
