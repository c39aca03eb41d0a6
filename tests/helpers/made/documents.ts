// Small documents of text or zipped XML types: OpenDocument, email, RTF, filings of EDGAR and DART.
import { zipOf } from '../made-files.ts';
import { compound, joined, numbers, utf16 } from './compound.ts';

const NS = 'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d"';

export const openDocument = (kind: 'text' | 'spreadsheet' | 'presentation', body: string): Uint8Array =>
  zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content ${NS}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'meta.xml':
      '<m xmlns:dc="d" xmlns:meta="m"><dc:title>Plan</dc:title><meta:initial-creator>Kim</meta:initial-creator></m>',
  });

export const mail = (body = '매출액은 1,234억원입니다.'): string =>
  [
    'From: =?UTF-8?B?6rmA?= <kim@hanbit.test>',
    'To: lee@hanbit.test',
    'Subject: =?UTF-8?Q?Q1_results?=',
    'Date: Fri, 05 Apr 2024 09:00:00 +0900',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(body).toString('base64'),
    '--b',
    'Content-Type: application/pdf; name="deck.pdf"',
    'Content-Disposition: attachment; filename="deck.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4 nothing').toString('base64'),
    '--b--',
    '',
  ].join('\r\n');

export const outlook = (
  texts: Readonly<Record<string, string>>,
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array =>
  compound({
    '__properties_version1.0': joined(new Uint8Array(32), numbers(32, 0x00390040, 6, 0xd53e8000, 0x01da86f5)),
    ...Object.fromEntries(Object.entries(texts).map(([id, text]) => [`__substg1.0_${id}001F`, utf16(text)])),
    ...more,
  });

export const rtf = (body: string): string =>
  `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset129 Batang;}}{\\info{\\title hidden}}${body}}`;

export const filing = `<SEC-DOCUMENT>0000000000-00-000001.txt : 20000512
<SEC-HEADER>0000000000-00-000001.hdr.sgml : 20000512
CONFORMED SUBMISSION TYPE:	10-Q
		COMPANY CONFORMED NAME:			KAEDE INSTRUMENTS
</SEC-HEADER>
<DOCUMENT>
<TYPE>10-Q
<SEQUENCE>1
<DESCRIPTION>QUARTERLY REPORT
<TEXT>
                     CONSOLIDATED STATEMENTS OF OPERATIONS
                              (in millions)
<TABLE>
<S>                                  <C>         <C>
                                       2000        1999
Net sales ........................   $ 1,945     $ 1,530
Cost of sales ....................     1,396       1,127
Operating loss ...................       (12)         (9)
</TABLE>

  The Company makes instruments for laboratories and sells them in forty countries
through its own subsidiaries.
</TEXT>
</DOCUMENT>
<DOCUMENT>
<TYPE>EX-99
<SEQUENCE>2
<FILENAME>letter.htm
<TEXT>
<html><body><p>Dear shareholders</p></body></html>
</TEXT>
</DOCUMENT>
<DOCUMENT>
<TYPE>GRAPHIC
<TEXT>
begin 644 logo.gif
M1TE&.#EA
end
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;

export const inlineXbrl = `<html><body><div style="display:none"><ix:header><ix:hidden><ix:nonNumeric contextRef="c1" name="dei:EntityRegistrantName">Kaede Instruments</ix:nonNumeric></ix:hidden>
<ix:resources><xbrli:context id="c1"><xbrli:entity><xbrli:identifier scheme="s">0000000001</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="c2"><xbrli:entity><xbrli:identifier scheme="s">0000000001</xbrli:identifier><xbrli:segment><xbrldi:explicitMember dimension="us-gaap:SegmentAxis">k:LabMember</xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:instant>2023-12-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><xbrli:unit id="per"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit></ix:resources></ix:header></div>
<p>Profit came to <ix:nonFraction unitRef="usd" contextRef="c2" decimals="-5" scale="6" name="k:Profit" format="ixt:num-dot-decimal">12.5</ix:nonFraction> million.</p>
<table><tr><td></td><td></td><td>2023</td></tr><tr><td>Revenue</td><td>$</td><td><ix:nonFraction unitRef="usd" contextRef="c1" decimals="-6" scale="6" name="us-gaap:Revenues" format="ixt:num-dot-decimal">1,234</ix:nonFraction></td></tr>
<tr><td>Loss per share</td><td>(</td><td><ix:nonFraction unitRef="per" contextRef="c1" decimals="2" sign="-" name="us-gaap:EarningsPerShareBasic" format="ixt:num-dot-decimal">0.31</ix:nonFraction></td><td>)</td></tr></table></body></html>`;

export const dart = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><DOCUMENT><DOCUMENT-NAME ACODE="11011">사업보고서</DOCUMENT-NAME><BODY><SECTION-1><TITLE ATOC="Y">III. 재무에 관한 사항</TITLE>${body}</SECTION-1></BODY></DOCUMENT>`;
