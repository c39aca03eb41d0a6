// Appends a sheet of text to a package: the workbook part, its relationships and content types list it; all other parts
// stay byte for byte.
import { escapeMarkup } from '#shared/report/clean-text.ts';
import { columnName } from '#shared/spreadsheet/a1.ts';
import { mainPart, relationsPart } from '../../documents/formats/ooxml/package.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { cellText } from './cell-text.ts';
import { packed } from './packed.ts';
import { partBytes, partText } from './part-text.ts';
import { attributesOf, prefixOf, type Tag, tagsOf, tagText } from './tags.ts';

export type TextSheet = {
  /** Unique in the workbook, and valid in spreadsheet programs. */
  readonly name: string;
  /** The first line is the header. */
  readonly lines: readonly (readonly string[])[];
  readonly widths: readonly number[];
};
type Attributes = Readonly<Record<string, string>>;

const CONTENT_TYPES = '[Content_Types].xml';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const sheetXml = ({ lines, widths }: TextSheet, namespace: string): string => {
  const columns = widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`);
  const rows = lines.map((line, n) => {
    const cells = line.map((value, c) =>
      value === '' ? '' : cellText({ row: n + 1, column: c + 1, style: 0, value }, ''),
    );
    return `<row r="${n + 1}">${cells.join('')}</row>`;
  });
  const area = `A1:${columnName(widths.length)}${lines.length}`;
  return `${HEAD}<worksheet xmlns="${namespace}"><dimension ref="${area}"/>${FROZEN_HEAD}<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
};

const elements = (xml: string, name: string) =>
  [...tagsOf(xml)]
    .filter((tag) => tag.name === name && tag.kind !== 'close')
    .map((tag) => ({ tag, attributes: attributesOf(xml.slice(tag.start, tag.end)) }));

/** Adds an element like the existing ones, with other attributes. */
const withElement = (xml: string, last: Tag, name: string, attributes: Attributes): string => {
  const close = [...tagsOf(xml, last.end)].find((tag) => tag.name === last.name && tag.kind === 'close');
  const end = last.kind === 'empty' ? last.end : (close?.end ?? last.end);
  const text = tagText(`${prefixOf(xml, last)}${name}`, new Map(Object.entries(attributes)), true);
  return xml.slice(0, end) + text + xml.slice(end);
};

const freeName = (isTaken: (name: string) => boolean, nameOf: (n: number) => string): string => {
  for (let n = 1; ; n += 1) if (!isTaken(nameOf(n))) return nameOf(n);
};

const isLocked = (book: string): boolean =>
  elements(book, 'workbookProtection').some(({ attributes }) =>
    ['1', 'true'].includes(attributes.get('lockStructure') ?? ''),
  );

const namespaceOf = (book: string): string => {
  const [root] = elements(book, 'workbook');
  const prefix = root ? prefixOf(book, root.tag).replace(':', '') : '';
  return root?.attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix}`) ?? '';
};

/**
 * `undefined` if the structure of the workbook is protected, or if it does not list sheets as the standard requires.
 */
export const appendSheet = (zip: Zip, sheet: TextSheet): Uint8Array | undefined => {
  const main = mainPart(zip, 'xl/workbook.xml');
  const links = relationsPart(main);
  const book = partText(zip.read(main));
  const relations = partText(zip.read(links));
  const types = partText(zip.read(CONTENT_TYPES));
  const sheets = elements(book, 'sheet');
  const known = elements(relations, 'Relationship');
  const last = { sheet: sheets.at(-1), relation: known.at(-1), type: elements(types, 'Override').at(-1) };
  const relationType = known
    .map(({ attributes }) => attributes.get('Type'))
    .find((type) => type?.endsWith('/worksheet'));
  const idName = [...(last.sheet?.attributes.keys() ?? [])].find((key) => key.endsWith(':id'));
  if (isLocked(book) || !last.sheet || !last.relation || !last.type || !relationType || !idName) return undefined;

  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const part = freeName(
    (name) => zip.has(`${folder}${name}`),
    (n) => `worksheets/appendix${n}.xml`,
  );
  const id = freeName(
    (name) => known.some(({ attributes }) => attributes.get('Id') === name),
    (n) => `rIdAppendix${n}`,
  );
  const sheetId = String(Math.max(...sheets.map(({ attributes }) => Number(attributes.get('sheetId')))) + 1);
  const entry = { name: escapeMarkup(sheet.name), sheetId, [idName]: id };
  const link = { Id: id, Type: relationType, Target: part };
  const type = { PartName: `/${folder}${part}`, ContentType: SHEET_TYPE };
  return packed(
    zip,
    new Map([
      [`${folder}${part}`, partBytes(sheetXml(sheet, namespaceOf(book)))],
      [main, partBytes(withElement(book, last.sheet.tag, 'sheet', entry))],
      [links, partBytes(withElement(relations, last.relation.tag, 'Relationship', link))],
      [CONTENT_TYPES, partBytes(withElement(types, last.type.tag, 'Override', type))],
    ]),
  );
};
