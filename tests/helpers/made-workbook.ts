// A small workbook with everything that must survive an edit: styles, shared and array formulas, merges, frozen panes,
// a hidden sheet, a table, names.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzipSync, zipSync } from 'fflate';
import { DocumentRefused } from '#functions/documents/refused.ts';
import type { WorkbookSource, Workbooks } from '#functions/ports/workbooks.ts';
import { WorkbookRefused } from '#functions/ports/workbooks.ts';
import { loadEngine } from '#functions/sheets/calculate/engine.ts';
import { openSession, type Session } from '#functions/sheets/session.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const relations = (...all: readonly (readonly [string, string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const ROWS = Array.from({ length: 8 }, (_, n) => n + 2);
const MODEL = `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><dimension ref="A1:E12"/><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="22" customWidth="1"/><col min="3" max="3" width="9" hidden="1"/></cols><sheetData><row r="1" spans="1:5" ht="30" customHeight="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="D1" s="1" t="inlineStr"><is><t>합계 &amp; 비율</t></is></c></row>${ROWS.map(
  (row) =>
    `<row r="${row}"><c r="A${row}" t="s"><v>2</v></c><c r="B${row}" s="2"><v>${row * 100}</v></c><c r="D${row}" s="2">${
      row === 2 ? '<f t="shared" ref="D2:D9" si="0">B2*(1+rate)</f>' : '<f t="shared" si="0"/>'
    }<v>${(row * 100 * 110) / 100}</v></c></row>`,
).join(
  '',
)}<row r="10"><c r="A10" s="1"/><c r="B10" s="2"><f>SUM(B2:B9)</f><v>4400</v></c><c r="D10" s="3"><f>D2/B10</f><v>5.0000000000000003E-2</v></c></row><row r="12"><c r="A12"><f t="array" ref="A12:A13">TRANSPOSE(B2:C2)</f><v>200</v></c></row><row r="13"><c r="A13"><v>0</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A10:A11"/></mergeCells><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;
const INPUTS = `${HEAD}<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>0.1</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
const EMPTY = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0_);\\(#,##0\\)"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><color rgb="FF0000FF"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="4" tint="0.5"/></patternFill></fill></fills><borders count="2"><border/><border><bottom style="thin"><color auto="1"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="1" applyFont="1"><alignment horizontal="center"/></xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0"/></cellXfs></styleSheet>`;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet3.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/calcChain.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="모델" sheetId="1" r:id="rId1"/><sheet name="입력" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Notes" sheetId="3" r:id="rId3"/></sheets><definedNames><definedName name="rate">입력!$A$1</definedName></definedNames><calcPr calcId="191029"/></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['worksheet', 'worksheets/sheet2.xml'],
    ['worksheet', 'worksheets/sheet3.xml'],
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
    ['calcChain', 'calcChain.xml'],
  ),
  'xl/worksheets/sheet1.xml': MODEL,
  'xl/worksheets/sheet2.xml': INPUTS,
  'xl/worksheets/sheet3.xml': EMPTY,
  'xl/styles.xml': STYLES,
  'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" count="10" uniqueCount="3"><si><t>항목</t></si><si><t>매출</t></si><si><t xml:space="preserve"> 줄
바꿈_x000D_ </t></si></sst>`,
  'xl/calcChain.xml': `${HEAD}<calcChain xmlns="${MAIN}"><c r="D2" i="1"/><c r="B10"/><c r="D10"/></calcChain>`,
};

const encoder = new TextEncoder();
export const madeWorkbook = (changed: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries({ ...PARTS, ...changed }).map(([name, xml]) => [name, encoder.encode(xml)])),
  );

export const partsOf = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, new TextDecoder('latin1').decode(part)]));

let isLoaded = false;
/** Loads the formula engine in this thread. */
export const withEngine = (): void => {
  if (!isLoaded) loadEngine(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));
  isLoaded = true;
};

/** The workbooks port without a worker, for tests of the calls made to it. */
export const workbooksHere = (): Workbooks => {
  withEngine();
  const open = new Map<string, Session>();
  const sessionOf = async ({ key, filename, bytes }: WorkbookSource): Promise<Session> => {
    const session = open.get(key) ?? openSession({ filename, bytes: await bytes() });
    open.set(key, session);
    return session;
  };
  return {
    ask: async (source, question, ask) => {
      try {
        return (await sessionOf(source)).answer(question, ask) as never;
      } catch (error) {
        throw error instanceof DocumentRefused ? new WorkbookRefused(error.reason) : error;
      }
    },
  };
};
