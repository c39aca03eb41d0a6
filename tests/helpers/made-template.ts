// A Word template as an organization would upload it; its parts can be changed one by one.
import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml';

const relations = (...all: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${RELATIONS}">${all
    .map(([type, target], i) => `<Relationship Id="r${i}" Type="${TYPE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const STYLES = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr>
<w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:rPr><w:color w:val="222222"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:rPr>
<w:rFonts w:ascii="Georgia"/><w:color w:val="7a0019"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="D"><w:name w:val="Disclaimer"/><w:basedOn w:val="a"/></w:style></w:styles>`;

const THEME = `<a:theme ${A}><a:themeElements><a:clrScheme name="x"><a:accent1><a:srgbClr val="7A0019"/></a:accent1></a:clrScheme>
<a:fontScheme name="x"><a:majorFont><a:latin typeface="Georgia"/></a:majorFont>
<a:minorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:font script="Hang" typeface="바탕"/><a:font script="Jpan" typeface="MS Mincho"/></a:minorFont>
</a:fontScheme></a:themeElements></a:theme>`;

const paragraph = (text: string, style = 'a'): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const PARTS = {
  '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
  'word/_rels/document.xml.rels': relations(
    ['styles', 'styles.xml'],
    ['theme', 'theme.xml'],
    ['header', 'header1.xml'],
  ),
  'word/document.xml': `<w:document ${W}><w:body>${paragraph('Title of the report')}${paragraph('No warranty is given.', 'D')}${paragraph('No offer is made.', 'D')}</w:body></w:document>`,
  'word/header1.xml': `<w:hdr ${W}/>`,
  'word/_rels/header1.xml.rels': relations(['image', 'media/drawing.emf'], ['image', 'media/logo.png']),
  'word/styles.xml': STYLES,
  'word/theme.xml': THEME,
};

const picture = (): Uint8Array => {
  const png = new PNG({ width: 4, height: 2 });
  png.data.fill(0x80);
  return PNG.sync.write(png);
};

export const madeTemplate = (change: Partial<Record<keyof typeof PARTS, string>> = {}): Uint8Array => {
  const texts = Object.entries({ ...PARTS, ...change }).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({
    ...Object.fromEntries(texts),
    'word/media/drawing.emf': strToU8('EMF'),
    'word/media/logo.png': picture(),
  });
};
