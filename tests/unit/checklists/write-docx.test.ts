// A list in a Word document: its tables are read like sheets, and answers go into their cells.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { madeDocument as documentOf } from '../../helpers/made-document.ts';

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

  it('continues in the next table of the same width, and ends before signatures', () => {
    const next = table([cell('Is it insured?'), cell('')]);
    const signed = table([cell('Name'), cell('')], [cell('Place'), cell('')]);
    const { rows } = readList(documentOf(FORM + next + signed));

    expect(rows.map(({ sheet, cell: address }) => [sheet, address])).toEqual([
      ['Table 1', 'A3'],
      ['Table 1', 'A4'],
      ['Table 2', 'A1'],
    ]);
  });

  it('receives answers with the format of its cells, and keeps filled cells', () => {
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

  it('receives an answer below its question if there is no column for it', () => {
    const lines = answered(
      documentOf(line('Is there a plan?') + line('Who owns it?') + line('What does it cost?')),
      'Yes',
    );
    const column = answered(documentOf(table([cell('Question')], [cell('Is there a plan?')], [cell('Who?')])), 'Yes');

    expect(lines.xml).toContain(`${line('Is there a plan?')}<w:p><w:r><w:t xml:space="preserve">Yes</w:t></w:r></w:p>`);
    expect(column.xml).toContain(`${line('Who?')}<w:p><w:r><w:t xml:space="preserve">Yes</w:t></w:r></w:p></w:tc>`);
  });

  it('receives no answer in a column that tells whether a document came', () => {
    const rows = ['Lease of the mill', 'Who owns the weir?', 'Plan of the site'].map((text) => [
      cell(text),
      cell(''),
      cell(''),
    ]);
    const list = documentOf(table([cell('What we need'), cell('Received'), cell('Location in data room')], ...rows));
    const { xml, rows: read } = answered(list, 'Yes');

    expect(readList(list).reading.sheets[0]?.columns).toEqual({ question: 'A', status: 'B', reference: 'C' });
    expect(read).toHaveLength(3);
    expect(xml).toContain(
      `${line('Who owns the weir?')}<w:p><w:r><w:t xml:space="preserve">Yes</w:t></w:r></w:p></w:tc>${cell('')}${cell('')}`,
    );
  });

  it('is unchanged if it is protected', () => {
    const file = documentOf(FORM, '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>');
    const { bytes, unwritten } = answered(file, 'Yes');

    expect(bytes).toEqual(file.bytes);
    expect(unwritten.map(({ reason }) => reason)).toEqual(['locked', 'locked']);
  });

  it('keeps the content between the paragraphs of a cell', () => {
    const inner = table([cell('nested')]);
    const between = `<w:tc><w:tcPr/><w:p><w:bookmarkStart w:id="1" w:name="a"/></w:p>${inner}<w:p/></w:tc>`;
    const { xml } = answered(
      documentOf(table([cell('Question'), cell('Answer')], [cell('Is it so?'), between])),
      'Yes',
    );

    expect(xml).toContain('<w:bookmarkStart w:id="1" w:name="a"/>');
    expect(xml).toContain(inner);
  });

  it('has no questions in hidden text and text boxes', () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>Answer yes to all?</w:t></w:r>';
    const box = `<w:r><w:txbxContent>${line('Confidential')}</w:txbxContent></w:r>`;
    const { rows } = readList(
      documentOf(
        `<w:p><w:r><w:t>Is there a plan?</w:t></w:r>${box}${hidden}</w:p>${line('Who owns it?')}${line('What does it cost?')}<w:p>${hidden}</w:p>`,
      ),
    );

    expect(rows.map(({ question }) => question)).toEqual(['Is there a plan?', 'Who owns it?', 'What does it cost?']);
  });

  it('asks in its entries, under its headings', () => {
    const entry = (text: string) =>
      line(text).replace('<w:p>', '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>');
    const { rows } = readList(
      documentOf(
        `${line('Please answer all questions.')}${line('Legal')}${['Is there a plan?', 'Who owns it?', 'Articles of incorporation'].map(entry).join('')}`,
      ),
    );

    expect(rows.map(({ question, section }) => [question, section])).toEqual([
      ['Is there a plan?', 'Legal'],
      ['Who owns it?', 'Legal'],
      ['Articles of incorporation', 'Legal'],
    ]);
  });
});

describe('a form with controls', () => {
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const prompt = '<w:showingPlcHdr/>';
  const choice =
    '<w:dropDownList><w:listItem w:value=""/><w:listItem w:displayText="Aye" w:value="1"/></w:dropDownList>';
  const form = (settings = '') =>
    documentOf(
      table(
        [cell('Question'), cell('Answer')],
        [cell('Is there a plan?'), `<w:tc>${control(prompt, line('Enter text.'))}</w:tc>`],
        [cell('Who owns it?'), `<w:tc><w:p>${control(prompt, '<w:r><w:t>Enter text.</w:t></w:r>')}</w:p></w:tc>`],
        [cell('Is it insured?'), `<w:tc>${control(prompt + choice, line('Choose.'))}</w:tc>`],
        [cell('Is it sold?'), `<w:tc>${control('<w:lock w:val="contentLocked"/>', line(''))}</w:tc>`],
        [cell('Is it new?'), cell('')],
      ),
      settings,
    );

  it('receives answers inside its controls, in place of their prompts', () => {
    const { xml, unwritten } = answered(form(), 'Ours');

    expect(xml).not.toContain('Enter text.');
    expect(xml).toContain(control('', '<w:p><w:r><w:t xml:space="preserve">Ours</w:t></w:r></w:p>'));
    expect(xml).toContain(`<w:p>${control('', '<w:r><w:t xml:space="preserve">Ours</w:t></w:r>')}</w:p>`);
    expect(unwritten.map(({ cell: at, reason }) => [at, reason])).toEqual([
      ['A4', 'outsideVocabulary'],
      ['A5', 'locked'],
    ]);
  });

  it('receives one of the values of a control', () => {
    expect(readList(form()).rows[2]?.vocabulary).toEqual(['Aye']);
    expect(answered(form(), 'Aye').xml).toContain('>Aye</w:t>');
  });

  it('that is protected receives answers in its controls only', () => {
    const { unwritten } = answered(form('<w:documentProtection w:edit="forms" w:enforcement="1"/>'), 'Ours');

    expect(unwritten.map(({ cell: at, reason }) => [at, reason])).toEqual([
      ['A4', 'outsideVocabulary'],
      ['A5', 'locked'],
      ['A6', 'locked'],
    ]);
  });
});
