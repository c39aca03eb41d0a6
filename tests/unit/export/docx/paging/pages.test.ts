// The expected page of a bookmark in a Word document: the space that styles, breaks, tables and notes take.
import { describe, expect, it } from 'vitest';
import { pagesOfMarks } from '#functions/export/docx/paging/pages.ts';

/** Lines of 20 points, thirty-five of which fit on a page of 700 points. */
const STYLES = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Normal"><w:pPr><w:spacing w:line="400"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/></w:pPr></w:style></w:styles>`;
const p = (text: string, more = '') => `<w:p>${more}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const marked = (name: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:name="${name}" w:id="1"/><w:r><w:t>H</w:t></w:r></w:p>`;
const lines = (count: number) => Array.from({ length: count }, () => p('a')).join('');
const pageOf = (body: string, footnotes = '') =>
  pagesOfMarks({ document: body, styles: STYLES, numbering: '', footnotes }, 'en').get('m');

describe('the page of a bookmark', () => {
  it('is computed from lines', () => {
    expect(pageOf(`${lines(30)}${marked('m')}${p('a')}`)).toBe(1);
    expect(pageOf(`${lines(36)}${marked('m')}${p('a')}`)).toBe(2);
  });

  it('is that of the text with which a heading is kept', () => {
    expect(pageOf(`${lines(34)}${marked('m')}${p('a')}`)).toBe(2);
  });

  it('is moved by breaks, pictures, long words and table rows', () => {
    const wide = '가'.repeat(45 * 10);
    const row = `<w:tr><w:tc>${p('a')}</w:tc></w:tr>`;
    const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="9000"/></w:tblGrid>${row.repeat(33)}</w:tbl>`;
    const picture = '<w:p><w:r><w:drawing><wp:extent cx="1" cy="8636000"/></w:drawing></w:r></w:p>';

    expect(pageOf(`${p('a', '<w:r><w:br w:type="page"/></w:r>')}${marked('m')}`)).toBe(2);
    expect(pageOf(`${picture}${marked('m')}${p('a')}`)).toBe(2);
    expect(pageOf(`${lines(26)}${p(wide)}${marked('m')}${p('a')}`)).toBe(2);
    expect(pageOf(`${table}${lines(2)}${marked('m')}${p('a')}`)).toBe(2);
  });

  it('leaves space for the notes of a page', () => {
    const note = `<w:footnote w:id="1">${p('many words '.repeat(60))}</w:footnote>`;
    const cited = '<w:p><w:r><w:t>a</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r></w:p>';

    expect(pageOf(`${cited}${lines(28)}${marked('m')}${p('a')}`)).toBe(1);
    expect(pageOf(`${cited}${lines(28)}${marked('m')}${p('a')}`, note)).toBe(2);
  });
});
