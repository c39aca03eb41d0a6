// The documents of the sample filings, in DART's own markup and as its viewer's page.
import { markupText } from '#shared/report/clean-text.ts';
import { money, type Statement } from '../samples/make/statements.ts';
import type { SampleCompany } from './dart-register.ts';
import { NOTICE } from './replies.ts';
import { atYear, LINES, STATEMENT_NAMES } from './statement-lines.ts';

const UNIT = '(단위 : 백만원)';
const FIRST_TERM = 1997;

type Filing = { readonly receipt: string; readonly report: string; readonly year?: number | undefined };

const columns = (years: readonly Statement[], year: number): Statement[] =>
  [year, year - 1, year - 2].flatMap((one) => atYear(years, one) ?? []);

const rowsOf = (years: readonly Statement[], kind: 'BS' | 'IS' | 'CF'): string[][] => [
  ['과 목', ...years.map(({ year }) => `제 ${year - FIRST_TERM} 기`)],
  ...LINES.filter(({ statement }) => statement === kind).map(({ korean, pick }) => [
    korean,
    ...years.map((year) => money(pick(year))),
  ]),
];

const table = (rows: readonly (readonly string[])[]): string =>
  `<TABLE BORDER="1">${rows
    .map((cells) => `<TR>${cells.map((cell) => `<TD ALIGN="RIGHT">${markupText(cell)}</TD>`).join('')}</TR>`)
    .join('')}</TABLE>`;

const statements = (title: string, years: readonly Statement[]): string =>
  `<SECTION-2><TITLE ATOC="Y">${title}</TITLE>${(['BS', 'IS', 'CF'] as const)
    .map((kind) => `<P>${STATEMENT_NAMES[kind]}</P><P>${UNIT}</P>${table(rowsOf(years, kind))}`)
    .join('')}</SECTION-2>`;

const sections = (company: SampleCompany, year: number | undefined): string => {
  if (year === undefined) return `<SECTION-1><TITLE ATOC="Y">결정 사항</TITLE><P>견본 공시입니다.</P></SECTION-1>`;
  const consolidated = columns(company.consolidated, year);
  const separate = columns(company.separate, year);
  return [
    `<SECTION-1><TITLE ATOC="Y">II. 사업의 내용</TITLE><P>${company.name}는 계약물류, 전자상거래 풀필먼트, 국제운송 주선업을 영위하고 있습니다.</P></SECTION-1>`,
    `<SECTION-1><TITLE ATOC="Y">III. 재무에 관한 사항</TITLE>`,
    statements('2. 연결재무제표', consolidated),
    statements('4. 재무제표', separate),
    '</SECTION-1>',
  ].join('\n');
};

export const dartXml = (company: SampleCompany, { report, year }: Filing): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<DOCUMENT xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="dart4.xsd">',
    `<DOCUMENT-NAME ACODE="11011">${markupText(report)}</DOCUMENT-NAME>`,
    `<COMPANY-NAME AREGCIK="${company.code}">${company.name}</COMPANY-NAME>`,
    `<BODY><COVER><COVER-TITLE>${markupText(report)}</COVER-TITLE><P>${NOTICE}</P></COVER>`,
    sections(company, year),
    '</BODY></DOCUMENT>',
  ].join('\n');

/** The same content as HTML for the viewer. */
export const viewerBody = (company: SampleCompany, filing: Filing): string =>
  `<h1>${company.name} ${markupText(filing.report)}</h1>${sections(company, filing.year)
    .replace(/<(\/?)SECTION-[12]>/g, '<$1section>')
    .replace(/<TITLE[^>]*>/g, '<h2>')
    .replaceAll('</TITLE>', '</h2>')}`;
