// Small documents generated in code, so that every file type is tested wherever the tests run.
import { strToU8, zipSync } from 'fflate';

const RELS = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], n) =>
        `<Relationship Id="rId${n + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const TYPES = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const docx = (body: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipOf({
    '[Content_Types].xml': TYPES('wordprocessingml.document'),
    '_rels/.rels': RELS(['officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': RELS(
      ['styles', 'styles.xml'],
      ['footnotes', 'footnotes.xml'],
      ['header', 'header1.xml'],
    ),
    'word/styles.xml': `<w:styles ${W}><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Sub"><w:basedOn w:val="H2"/></w:style><w:style w:styleId="H2"><w:name w:val="제목 2"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  });

export const wordParagraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;

export const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const A = 'xmlns:a="a" xmlns:p="p" xmlns:r="r"';

export const pptx = (slides: readonly string[], more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipOf({
    '[Content_Types].xml': TYPES('presentationml.presentation'),
    '_rels/.rels': RELS(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `<p:presentation ${A}><p:sldIdLst>${slides.map((_, n) => `<p:sldId id="${n}" r:id="rId${n + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': RELS(...slides.map((_, n) => ['slide', `slides/slide${n + 1}.xml`] as const)),
    ...Object.fromEntries(slides.map((slide, n) => [`ppt/slides/slide${n + 1}.xml`, `<p:sld ${A}>${slide}</p:sld>`])),
    ...more,
  });

export const slideText = (text: string, placeholder?: string): string =>
  `<p:sp>${placeholder ? `<p:nvPr><p:ph type="${placeholder}"/></p:nvPr>` : ''}<p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

export const slideRelations = (type: string, target: string): string => RELS([type, target]);

export type MadeSheet = { readonly name: string; readonly state?: string; readonly rows: string };

export const xlsx = (
  sheets: readonly MadeSheet[],
  {
    strings = [],
    styles = '',
    date1904 = false,
  }: { strings?: readonly string[]; styles?: string; date1904?: boolean } = {},
): Uint8Array =>
  zipOf({
    '[Content_Types].xml': TYPES('spreadsheetml.sheet'),
    '_rels/.rels': RELS(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="r">${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
      .map(({ name, state }, n) => `<sheet name="${name}" r:id="rId${n + 1}"${state ? ` state="${state}"` : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': RELS(
      ...sheets.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });

/**
 * Text at a position (points from the top left of a page of 600 by 800); `size` is 10 by default, `bold` selects
 * another font.
 */
export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
};

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const drawn = (items: readonly Placed[]): string =>
  items
    .map(
      ({ x, y, text, size = 10, bold }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${x} ${800 - y} Tm (${escaped(text)}) Tj ET`,
    )
    .join('\n');

const RESOURCES =
  '/Font << /R 3 0 R /B 4 0 R >> /XObject << /I 5 0 R >> /ExtGState << /G << /ca 0 >> /M << /BM /Multiply >> >>';

/**
 * A PDF of Latin text in the standard fonts, one content stream a page. A page may be its drawing operations, with the
 * fonts R and B, the picture I and the states G (nothing is drawn) and M (drawn as a darker one).
 */
export const pdf = (
  pages: readonly (string | readonly Placed[])[],
  { rotate = 0, crop = [0, 0, 600, 800] }: { rotate?: number; crop?: readonly number[] } = {},
): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${6 + n * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\nABCD\nendstream',
  ];
  pages.forEach((items, n) => {
    const stream = typeof items === 'string' ? items : drawn(items);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /CropBox [${crop.join(' ')}] /Rotate ${rotate} /Resources << ${RESOURCES} >> /Contents ${7 + n * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  });
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
};

/** A compound file whose directory contains one stream of this name. */
export const ole = (stream: string): Uint8Array => {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(bytes.buffer);
  for (const [n, letter] of [...stream].entries()) view.setUint16(1024 + n * 2, letter.charCodeAt(0), true);
  view.setUint16(1024 + 64, (stream.length + 1) * 2, true);
  view.setUint8(1024 + 66, 2);
  return bytes;
};
