// Small question workbooks with the features of clients' lists: dropdowns, locked cells, bands, formulas.
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export type MadeSheet = {
  readonly name: string;
  /** Cells by address; a text that begins with `=` is a formula. */
  readonly cells: Readonly<Record<string, string>>;
  /** The style of a cell by address; 1 is unlocked. */
  readonly unlocked?: readonly string[];
  readonly isProtected?: boolean;
  readonly hidden?: boolean;
  /** XML after the cells. */
  readonly after?: string;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const cellOf = (name: string, text: string, unlocked: boolean): string => {
  const style = unlocked ? ' s="1"' : '';
  if (text === '') return `<c r="${name}"${style}/>`;
  if (text.startsWith('=')) return `<c r="${name}"${style}><f>${escaped(text.slice(1))}</f></c>`;
  return `<c r="${name}"${style} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
};

const sheetXml = ({ cells, unlocked = [], isProtected = false, after = '' }: MadeSheet): string => {
  const all = { ...Object.fromEntries(unlocked.map((name) => [name, ''])), ...cells };
  const byRow = Map.groupBy(Object.entries(all), ([name]) => Number(name.replace(/\D/g, '')));
  const rows = [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([row, line]) => {
      const inside = line
        .sort(([a], [b]) => a.length - b.length || a.localeCompare(b))
        .map(([name, text]) => cellOf(name, text, unlocked.includes(name)));
      return `<row r="${row}">${inside.join('')}</row>`;
    });
  const protection = isProtected ? '<sheetProtection sheet="1"/>' : '';
  return `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows.join('')}</sheetData>${protection}${after}</worksheet>`;
};

/** `names` maps defined names to formulas. */
export const madeList = (sheets: readonly MadeSheet[], names: Readonly<Record<string, string>> = {}): Uint8Array => {
  const defined = Object.entries(names).map(
    ([name, formula]) => `<definedName name="${name}">${formula}</definedName>`,
  );
  const definedNames = defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : '';
  const part = (n: number) => `xl/worksheets/sheet${n + 1}.xml`;
  const texts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets.map((_, n) => `<Override PartName="/${part(n)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name, hidden }, n) => `<sheet name="${name}" sheetId="${n + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`).join('')}</sheets>${definedNames}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, n) => `<Relationship Id="rId${n + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf applyProtection="1"><protection locked="0"/></xf></cellXfs></styleSheet>`,
    'custom/client.xml': `${HEAD}<client>kept</client>`,
    ...Object.fromEntries(sheets.map((sheet, n) => [part(n), sheetXml(sheet)])),
  };
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
};

export const dropdown = (cells: string, formula: string): string =>
  `<dataValidations count="1"><dataValidation type="list" sqref="${cells}"><formula1>${escaped(formula)}</formula1></dataValidation></dataValidations>`;

/** A dropdown whose values are on another sheet, as newer Excel versions write it. */
export const farDropdown = (cells: string, formula: string): string =>
  `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>${escaped(formula)}</xm:f></x14:formula1><xm:sqref>${cells}</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`;
