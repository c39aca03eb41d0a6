// Reads from the XML of a document what determines the page of each paragraph and row, in points.
import { TOTAL } from '../table-styles.ts';
import type { Run } from './lines.ts';
import { type Edges, type Look, statedLook } from './looks.ts';

export type Paragraph = {
  readonly look: Look;
  readonly runs: readonly Run[];
  /** The height of its pictures. */
  readonly picture: number;
  readonly keepLines: boolean;
  readonly startsPage: boolean;
  readonly endsPage: boolean;
  /** Names of bookmarks. */
  readonly marks: readonly string[];
};
type Cell = { readonly width: number; readonly paragraphs: readonly Paragraph[] };
export type Row = { readonly cells: readonly Cell[]; readonly isHead: boolean; readonly edges: number };
export type Part =
  | { readonly kind: 'paragraph'; readonly paragraph: Paragraph }
  | { readonly kind: 'row'; readonly row: Row; readonly isFirst: boolean };

export type Looks = {
  readonly styles: ReadonlyMap<string, Look>;
  readonly indents: ReadonlyMap<string, Partial<Look>>;
  readonly normal: Look;
  /** The cell margins of each table style. */
  readonly tables: ReadonlyMap<string, Edges>;
};

const TOTAL_RUN = `<w:rStyle w:val="${TOTAL}"/>`;
const TWENTIETHS = 20;
const EMU_PER_POINT = 12_700;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string): string => xml.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

const PIECES = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>|<w:tab\/>|<w:footnoteReference w:id="(\d+)"\/>/g;

const runOf = (xml: string, look: Look): Run => {
  const stated = /<w:rPr>.*?<\/w:rPr>/s.exec(xml)?.[0] ?? '';
  const own = statedLook(stated);
  const isRaised = xml.includes('"superscript"') || xml.includes('"FootnoteReference"');
  let text = '';
  const notes: string[] = [];
  for (const [piece, words, note] of xml.matchAll(PIECES)) {
    if (note !== undefined) notes.push(note);
    text += note !== undefined ? '00' : piece === '<w:br/>' ? '\n' : piece === '<w:tab/>' ? ' ' : plain(words ?? '');
  }
  const size = own.size ?? look.size;
  return { text, size: isRaised ? size / 2 : size, bold: own.bold ?? (stated.includes(TOTAL_RUN) || look.bold), notes };
};

const paragraphOf = (xml: string, { styles, indents, normal }: Looks): Paragraph => {
  const stated = /<w:pPr>.*?<\/w:pPr>/s.exec(xml)?.[0] ?? '';
  const style = styles.get(/<w:pStyle w:val="([^"]+)"/.exec(stated)?.[1] ?? '') ?? normal;
  const [, level, number] = /<w:ilvl w:val="(\d+)"\/><w:numId w:val="(\d+)"/.exec(stated) ?? [];
  const look = { ...style, ...indents.get(`${number}.${level}`), ...statedLook(stated) };
  const pictures = [...xml.matchAll(/<wp:extent [^>]*cy="(\d+)"/g)].map(([, height]) => Number(height) / EMU_PER_POINT);
  return {
    look,
    runs: [...xml.slice(stated.length).matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => runOf(run, look)),
    picture: Math.max(0, ...pictures),
    keepLines: stated.includes('<w:keepLines/>'),
    startsPage: stated.includes('<w:pageBreakBefore/>'),
    endsPage: xml.includes('<w:br w:type="page"/>'),
    marks: [...xml.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].flatMap(([, name]) => name ?? []),
  };
};

const PARAGRAPH = /<w:p>.*?<\/w:p>|<w:p\/>/gs;
const rowsOf = (xml: string, looks: Looks): Part[] => {
  const properties = /<w:tblPr>.*?<\/w:tblPr>/s.exec(xml)?.[0] ?? '';
  const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width) / TWENTIETHS);
  const style = /<w:tblStyle w:val="([^"]+)"/.exec(properties)?.[1] ?? '';
  const { edges, sides } = looks.tables.get(style) ?? { edges: 0, sides: 0 };
  return [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row], at) => ({
    kind: 'row',
    isFirst: at === 0,
    row: {
      isHead: row.includes('<w:tblHeader/>'),
      edges,
      cells: [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell], i) => ({
        width: (widths[i] ?? 0) - sides,
        paragraphs: [...cell.matchAll(PARAGRAPH)].map(([one]) => paragraphOf(one, looks)),
      })),
    },
  }));
};

export const partsOf = (body: string, looks: Looks): Part[] =>
  [...body.matchAll(/<w:tbl>.*?<\/w:tbl>|<w:p>.*?<\/w:p>|<w:p\/>/gs)].flatMap(([xml]): Part[] =>
    xml.startsWith('<w:tbl>') ? rowsOf(xml, looks) : [{ kind: 'paragraph', paragraph: paragraphOf(xml, looks) }],
  );
