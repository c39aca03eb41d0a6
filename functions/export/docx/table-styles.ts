// Defines the styles of a Word export's tables, cells and tiles, so that an organization can change them in one place.
import { AlignmentType, type IParagraphStyleOptions, LineRuleType } from 'docx';

export const REPORT_TABLE = 'ReportTable';
/** Rows without a header: some programs show the header of a style whatever the table says. */
export const REPORT_ROWS = 'ReportRows';
export const REPORT_TILES = 'ReportTiles';
/** The run style of a total in its row. The library uses "Strong" for a paragraph style. */
export const TOTAL = 'Total';
export const TILE_UNIT = 'TileUnit';
/** The parts of its style that a table shows. */
const LOOK = { lastRow: false, firstColumn: false, lastColumn: false, noHBand: true, noVBand: true };
export const HEADED_LOOK = { ...LOOK, firstRow: true };
export const PLAIN_LOOK = { ...LOOK, firstRow: false };

const GREY = '5F6675';
const HAIRLINE = 'w:val="single" w:sz="4" w:space="0" w:color="CFD4DC"';
const GAP = 'w:val="single" w:sz="24" w:space="0" w:color="FFFFFF"';
const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

const borders = (ruled: readonly string[], line: string): string =>
  EDGES.map((edge) => (ruled.includes(edge) ? `<w:${edge} ${line}/>` : '')).join('');

/** In twentieths of a point, in the order of the format: clockwise from the top. */
const margins = ({ top = 0, left = 0, bottom = 0, right = 0 }): string =>
  Object.entries({ top, left, bottom, right })
    .map(([edge, width]) => `<w:${edge} w:type="dxa" w:w="${width}"/>`)
    .join('');

const shading = (fill: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;

const RULED = `<w:tblBorders>${borders(['top', 'bottom', 'insideH'], HAIRLINE)}</w:tblBorders><w:tblCellMar>${margins({ top: 60, left: 100, bottom: 60, right: 100 })}</w:tblCellMar>`;

type TableStyle = { readonly id: string; readonly name: string; readonly properties: string; readonly parts: string };
const tableStyle = ({ id, name, properties, parts }: TableStyle): string =>
  `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="TableNormal"/>
<w:uiPriority w:val="99"/><w:qFormat/><w:tblPr>${properties}</w:tblPr>${parts}</w:style>`;

/** `fill`: the fill of headers and tiles. */
export const tableStyles = (fill: string): string =>
  [
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/>
<w:semiHidden/><w:unhideWhenUsed/></w:style>`,
    `<w:style w:type="character" w:customStyle="1" w:styleId="${TOTAL}"><w:name w:val="Total"/><w:qFormat/>
<w:rPr><w:b/></w:rPr></w:style>`,
    `<w:style w:type="character" w:customStyle="1" w:styleId="${TILE_UNIT}"><w:name w:val="Tile Unit"/><w:qFormat/>
<w:rPr><w:b w:val="0"/><w:color w:val="${GREY}"/><w:sz w:val="18"/></w:rPr></w:style>`,
    tableStyle({
      id: REPORT_TABLE,
      name: 'Report Table',
      properties: RULED,
      parts: `<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr>${shading(fill)}</w:tcPr></w:tblStylePr>`,
    }),
    tableStyle({ id: REPORT_ROWS, name: 'Report Rows', properties: RULED, parts: '' }),
    tableStyle({
      id: REPORT_TILES,
      name: 'Report Tiles',
      properties: `<w:tblBorders>${borders(EDGES, GAP)}</w:tblBorders><w:tblCellMar>${margins({ top: 120, left: 160, bottom: 120, right: 120 })}</w:tblCellMar>`,
      parts: `<w:tcPr>${shading(fill)}</w:tcPr>`,
    }),
  ].join('\n');

const lines = (line: number) => ({ line, lineRule: LineRuleType.AT_LEAST });

/**
 * The look of a cell's text: column header, figures aligned right, signs centered, small in tables with many columns.
 */
export type CellLook = {
  readonly head?: boolean;
  readonly numeric?: boolean;
  readonly middle?: boolean;
  readonly small?: boolean;
};

export const cellStyle = ({ head, numeric, middle, small }: CellLook): string =>
  ['Cell', head && 'Head', small && 'Small', numeric ? 'Right' : middle && 'Center'].filter(Boolean).join('');

const LOOKS: readonly CellLook[] = [false, true].flatMap((head) =>
  [false, true].flatMap((small) => [
    { head, small },
    { head, small, numeric: true },
    { head, small, middle: true },
  ]),
);

const SIZE = { usual: 19, small: 17 } as const;

const styleOf = (look: CellLook): IParagraphStyleOptions => {
  const id = cellStyle(look);
  const { head, numeric, middle, small } = look;
  const alignment = numeric ? AlignmentType.RIGHT : middle ? AlignmentType.CENTER : undefined;
  return {
    id,
    name: id.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    basedOn: id === 'Cell' ? 'Normal' : 'Cell',
    run: { size: small ? SIZE.small : SIZE.usual, ...(head ? { bold: true } : {}) },
    paragraph: { spacing: lines(280), ...(alignment ? { alignment } : {}) },
  };
};

export const CELL_STYLES: readonly IParagraphStyleOptions[] = [
  ...LOOKS.map(styleOf),
  { id: 'TileLabel', name: 'Tile Label', basedOn: 'Cell', run: { size: 18, color: GREY } },
  { id: 'TileChange', name: 'Tile Change', basedOn: 'Cell', run: { size: 18 } },
  { id: 'TileValue', name: 'Tile Value', basedOn: 'Cell', run: { size: 32, bold: true } },
];
