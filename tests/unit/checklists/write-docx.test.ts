// A list in a Word document: its tables are read like sheets, and answers go into their cells.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const documentOf = (body: string, settings = '') => ({
  filename: 'list.docx',
  bytes: zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/settings" Target="settings.xml"/></Relationships>`,
        'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`,
        'word/settings.xml': `<w:settings xmlns:w="${MAIN}">${settings}</w:settings>`,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  ),
});
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text === '' ? '<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr></w:p>' : line(text)}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

const FORM = table(
  [cell('Question'), cell('Answer')],
  [cell('A. Legal', '<w:gridSpan w:val="2"/>')],
  [cell('Is there a plan?'), cell('')],
  [cell('Who owns it?'), cell('The founder')],
);

const answered = (file: ReturnType<typeof documentOf>, text: string) => {
  const { reading, rows } = readList(file);
  const texts = rows.map(({ sheet, cell: address }) => ({
    id: address,
    sheet,
    cell: address,
    text,
    isHuman: false,
    notApplicable: false,
    reference: '',
  }));
  const written = writeList(file, { sheets: reading.sheets, rows: texts, head: 'Answer' });
  const parts = unzipSync(written.bytes);
  return { ...written, rows, parts, xml: new TextDecoder().decode(parts['word/document.xml']) };
};

describe('a list in a Word document', () => {
  it('is read table by table, with its headings', () => {
    const { reading, rows } = readList(documentOf(`${line('Please answer all questions.')}${FORM}`));

    expect(reading.sheets).toMatchObject([{ name: 'Table 1', headerRow: 1, columns: { question: 'A', answer: 'B' } }]);
    expect(rows.map(({ cell: address, section }) => [address, section])).toEqual([
      ['A3', 'A. Legal'],
      ['A4', 'A. Legal'],
    ]);
  });

  it('takes answers into its cells as they are formatted, and leaves what is filled', () => {
    const file = documentOf(FORM);
    const { xml, parts, unwritten } = answered(file, 'Yes & no\nsince 2021');

    expect(xml).toContain(
      '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Yes &amp; no</w:t><w:br/><w:t xml:space="preserve">since 2021</w:t></w:r>',
    );
    expect(xml).toContain(cell('The founder'));
    expect(unwritten).toMatchObject([{ cell: 'A4', reason: 'filled' }]);
    const before = unzipSync(file.bytes);
    const changed = Object.keys(before).filter((name) =>
      Buffer.compare(before[name] ?? Buffer.of(), parts[name] ?? Buffer.of()),
    );
    expect(changed).toEqual(['word/document.xml']);
  });

  it('takes an answer below its question where there is no column for it', () => {
    const lines = answered(
      documentOf(line('Is there a plan?') + line('Who owns it?') + line('What does it cost?')),
      'Yes',
    );
    const column = answered(documentOf(table([cell('Question')], [cell('Is there a plan?')], [cell('Who?')])), 'Yes');

    expect(lines.xml).toContain(`${line('Is there a plan?')}<w:p><w:r><w:t xml:space="preserve">Yes</w:t></w:r></w:p>`);
    expect(column.xml).toContain(`${line('Who?')}<w:p><w:r><w:t xml:space="preserve">Yes</w:t></w:r></w:p></w:tc>`);
  });

  it('that is protected stays as it is', () => {
    const file = documentOf(FORM, '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>');
    const { bytes, unwritten } = answered(file, 'Yes');

    expect(bytes).toEqual(file.bytes);
    expect(unwritten.map(({ reason }) => reason)).toEqual(['locked', 'locked']);
  });
});
