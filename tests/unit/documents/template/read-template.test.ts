// What a Word template provides for documents of its organization, and why a template cannot be used.
import { describe, expect, it } from 'vitest';
import { readTemplate } from '#functions/documents/template/read-template.ts';
import { madeTemplate } from '#tests/helpers/made-template.ts';

const stylesOf = (styles: string): string =>
  `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${styles}</w:styles>`;

describe('a Word template', () => {
  it('returns the fonts of its theme and styles, by script', () => {
    const { style } = readTemplate(madeTemplate());

    expect(style.body).toEqual({ latin: 'Arial', ko: '바탕', ja: 'MS Mincho' });
    expect(style.headings).toEqual({ latin: 'Georgia', ko: '바탕', ja: 'MS Mincho' });
  });

  it('returns the colors of text, headings and accents', () => {
    const accent = '7A0019';
    expect(readTemplate(madeTemplate()).style.colors).toEqual({
      text: '222222',
      heading: accent,
      accent,
      accents: [accent],
    });
  });

  it('returns the paragraphs of its disclaimer only, and its images from the running header on', () => {
    const { style, pictures } = readTemplate(madeTemplate());

    expect(style.disclaimer).toBe('No warranty is given.\nNo offer is made.');
    expect(pictures).toHaveLength(2);
  });

  it('returns a picture of a page only if its name, description or file says that it is a logo', () => {
    const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const drawing = (name: string, id: string) => `<docPr name="${name}"/><blip r:embed="${id}"/>`;
    const image = (id: string, target: string) => `<Relationship Id="${id}" Type="${TYPE}/image" Target="${target}"/>`;
    const picturesOf = (name: string, target: string) =>
      readTemplate(
        madeTemplate({
          'word/document.xml': `<w:document xmlns:w="w" xmlns:r="r">${drawing(name, 'r9')}</w:document>`,
          'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r0" Type="${TYPE}/styles" Target="styles.xml"/>${image('r9', target)}</Relationships>`,
        }),
      ).pictures;

    expect(picturesOf('Chart 1', 'media/drawing.emf')).toHaveLength(0);
    expect(picturesOf('회사 로고', 'media/drawing.emf')).toHaveLength(1);
    expect(picturesOf('Picture 1', 'media/logo.png')).toHaveLength(1);
  });

  it('takes an East Asian font for the language of the template only', () => {
    const styles = stylesOf(
      `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:eastAsia="Batang"/><w:lang w:val="en-US" w:eastAsia="ko-KR"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>`,
    );

    const { style } = readTemplate(madeTemplate({ 'word/styles.xml': styles }));

    expect(style.body).toEqual({ latin: 'Arial', ko: 'Batang' });
  });

  it('leaves out invalid colors and font names', () => {
    const styles = stylesOf(
      '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:rPr><w:rFonts w:ascii="&lt;b&gt;"/><w:color w:val="auto"/></w:rPr></w:style>',
    );

    const { style } = readTemplate(madeTemplate({ 'word/styles.xml': styles, 'word/theme.xml': '<a/>' }));

    expect(style).toEqual({ body: {}, headings: {}, colors: {} });
  });

  it.each([
    ['is no Word file', 'unreadable', new TextEncoder().encode('hello')],
    ['has styles that are no XML', 'unreadable', madeTemplate({ 'word/styles.xml': '<w:styles><w:style' })],
    ['has no styles', 'noStyles', madeTemplate({ 'word/styles.xml': stylesOf('') })],
  ])('that %s is refused as %s', (_what, is, bytes) => {
    expect(() => readTemplate(bytes)).toThrow(expect.objectContaining({ reason: { is } }));
  });

  it.each([
    ['a style that is not there', '<w:basedOn w:val="x"/>', 'x'],
    ['itself', '<w:basedOn w:val="q"/>', 'Quote'],
  ])('with a style based on %s is refused with its name', (_what, based, base) => {
    const styles = stylesOf(`<w:style w:type="paragraph" w:styleId="q"><w:name w:val="Quote"/>${based}</w:style>`);

    expect(() => readTemplate(madeTemplate({ 'word/styles.xml': styles }))).toThrow(
      expect.objectContaining({ reason: { is: 'brokenStyle', style: 'Quote', base } }),
    );
  });
});
