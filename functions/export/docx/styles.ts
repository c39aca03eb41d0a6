// Defines paragraph and run styles of a Word export, after the interface's type scale.
import { type IStylesOptions, LineRuleType } from 'docx';
import type { Language } from '#shared/model/enums.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import { fontsOf, languageTags } from './fonts.ts';
import { CELL_STYLES, tableStyles } from './table-styles.ts';

const INK = '171A21';
const GREY = '5F6675';
const LINK = '2A49B0';

/**
 * In twentieths of a point, as a minimum for large figures. A multiple of the font's line height would change the
 * number of pages with the reader's font, and the contents have page numbers before the document is opened.
 */
const lines = (line: number) => ({ line, lineRule: LineRuleType.AT_LEAST });
/** The line height of East Asian fonts, the highest ones. `size` in half points. */
const single = (size: number) => lines(Math.ceil(size * 14.6));

/**
 * Removes the gap between a figure or Latin letters and the unit after them: 2025년 is one word. The library has no
 * option for this, for table styles, or for the base styles of its notes and links. `fill`: the fill of headers and
 * tiles.
 */
export const baseStyles = (
  fill: string,
): string => `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>
<w:pPr><w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/></w:pPr></w:style>
<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>
<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>
${tableStyles(fill)}
</w:styles>`;

/** Titles and headings, in the heading font of the organization's template if it has one. */
const headingsOf = (language: Language, house: HouseStyle | undefined) => {
  const { text = INK, heading: color = text } = house?.colors ?? {};
  const font = house ? { font: fontsOf(language, { ...house.body, ...house.headings }) } : {};
  const run = (size: number) => ({ size, bold: true, color, ...font });
  const heading = (size: number, before: number) => ({
    run: run(size),
    paragraph: { spacing: { ...single(size), before, after: 120 }, keepNext: true },
  });
  return {
    title: { run: run(36), paragraph: { spacing: { ...single(36), after: 120 } } },
    heading1: heading(30, 360),
    heading2: heading(26, 300),
    heading3: heading(23, 240),
    heading4: heading(21, 200),
  };
};

export const stylesOf = (language: Language, house?: HouseStyle): IStylesOptions => {
  const tags = languageTags(language);
  const font = fontsOf(language, house?.body);
  const { text: color = INK, accent = LINK } = house?.colors ?? {};
  return {
    default: {
      document: { run: { font, size: 21, color, ...(tags ? { language: tags } : {}) } },
      ...headingsOf(language, house),
      hyperlink: { run: { color: accent } },
      footnoteText: { run: { size: 17, color }, paragraph: { spacing: { ...single(17), after: 40 } } },
    },
    paragraphStyles: [
      {
        id: 'Reading',
        name: 'Reading',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { ...lines(350), after: 140 } },
      },
      ...CELL_STYLES,
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: 26, color: GREY },
        paragraph: { spacing: { ...single(26), after: 320 } },
      },
      {
        id: 'TableNote',
        name: 'Table Note',
        basedOn: 'Normal',
        run: { size: 16, color: GREY },
        paragraph: { spacing: { ...single(16), before: 60, after: 200 } },
      },
      {
        id: 'TableGap',
        name: 'Table Gap',
        basedOn: 'Normal',
        run: { size: 2 },
        paragraph: { spacing: { ...lines(20), after: 300 } },
      },
      { id: 'CoverLine', name: 'Cover Line', basedOn: 'Normal', paragraph: { spacing: { ...single(21), after: 60 } } },
      {
        id: 'Confidential',
        name: 'Confidential',
        basedOn: 'Normal',
        run: { size: 18, bold: true, color: GREY },
        paragraph: { spacing: { ...single(18), after: 160 } },
      },
      {
        id: 'ContentsTitle',
        name: 'Contents Title',
        basedOn: 'Normal',
        run: { size: 26, bold: true },
        paragraph: { spacing: { ...single(26), before: 480, after: 120 }, keepNext: true },
      },
      ...[1, 2, 3].map((level) => ({
        id: `TOC${level}`,
        name: `toc ${level}`,
        basedOn: 'Normal',
        ...(level === 1 ? {} : { run: { size: 19 } }),
        paragraph: {
          spacing: { ...single(level === 1 ? 21 : 19), after: 20 },
          indent: { left: (level - 1) * 320 },
        },
      })),
      {
        id: 'Notice',
        name: 'Notice',
        basedOn: 'Normal',
        run: { color: '8F5300' },
        paragraph: { spacing: { ...lines(340), after: 140 } },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        run: { color: GREY },
        paragraph: { indent: { left: 425 }, spacing: { ...lines(340), after: 140 } },
      },
      {
        id: 'TableCaption',
        name: 'Table Caption',
        basedOn: 'Normal',
        run: { bold: true, size: 19 },
        paragraph: { spacing: { ...single(19), before: 160, after: 80 } },
      },
      {
        id: 'Source',
        name: 'Source',
        basedOn: 'Normal',
        run: { size: 19 },
        paragraph: { spacing: { ...single(19), after: 60 } },
      },
      {
        id: 'Margin',
        name: 'Margin',
        basedOn: 'Normal',
        run: { size: 17, color: GREY },
        paragraph: { spacing: { ...single(17), after: 120 } },
      },
    ],
  };
};
