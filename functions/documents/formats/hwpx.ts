// Extracts newer Hangul documents (OWPML in a zip): paragraphs, tables, text boxes and footnotes of each section.
import type { Zip } from '../guard/zip.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { type Flow, flow } from './flow.ts';
import { styleLevel } from './hwp/styles.ts';
import { type Attributes, readXml } from './ooxml/read-xml.ts';

type Levels = { readonly shapes: ReadonlyMap<string, number>; readonly styles: ReadonlyMap<string, number> };

const levelsOf = (header: Uint8Array | undefined): Levels => {
  const shapes = new Map<string, number>();
  const styles = new Map<string, number>();
  let shape = '';
  readXml(header, {
    open: (name, attributes) => {
      if (name === 'paraPr') shape = attributes.id ?? '';
      else if (name === 'heading' && attributes.type === 'OUTLINE')
        shapes.set(shape, Math.min(6, Number(attributes.level ?? 0) + 1));
      else if (name === 'style') {
        const level = styleLevel(attributes.name ?? '');
        if (level !== undefined) styles.set(attributes.id ?? '', level);
      }
    },
  });
  return { shapes, styles };
};

const RUNNING = new Set(['header', 'footer']);
const SPACES = new Set(['lineBreak', 'tab', 'nbSpace', 'fwSpace']);

/** Collects the text of a cell until it ends, since its position follows the text. */
type Cell = { row?: number; column?: number; span: number; rows: number; readonly lines: string[] };
type Paragraph = { text: string; readonly level: number | undefined };

const readSection = (bytes: Uint8Array | undefined, levels: Levels, out: Flow): void => {
  const paragraphs: Paragraph[] = [];
  const cells: Cell[] = [];
  let running = 0;
  let hidden = 0;
  let deleted = false;
  let inText = false;
  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph && !deleted && hidden === 0) paragraph.text += text;
  };
  const endParagraph = () => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    if (running > 0) out.note(paragraph.text);
    else if (cells.length > 0) cells.at(-1)?.lines.push(paragraph.text);
    else out.paragraph(paragraph.text, paragraph.level);
  };
  const endCell = () => {
    const cell = cells.pop();
    const around = cells.at(-1);
    if (around && cell) around.lines.push(...cell.lines);
    else if (cell) {
      out.openCell(cell);
      for (const line of cell.lines) out.paragraph(line);
      out.closeCell();
    }
  };
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    p: ({ paraPrIDRef = '', styleIDRef = '' }) =>
      paragraphs.push({ text: '', level: levels.shapes.get(paraPrIDRef) ?? levels.styles.get(styleIDRef) }),
    t: () => {
      inText = true;
    },
    script: () => {
      inText = true;
    },
    mainText: () => {
      inText = true;
    },
    textart: ({ text = '' }) => write(` ${text.replace(/[␍␊]+/g, ' ')} `),
    compose: ({ composeText = '' }) => write(composeText),
    deleteBegin: () => {
      deleted = true;
    },
    deleteEnd: () => {
      deleted = false;
    },
    tbl: () => {
      if (cells.length === 0) out.openTable();
    },
    tc: () => cells.push({ span: 1, rows: 1, lines: [] }),
    cellAddr: ({ colAddr, rowAddr }) =>
      Object.assign(cells.at(-1) ?? {}, { row: Number(rowAddr) || 0, column: Number(colAddr) || 0 }),
    cellSpan: ({ colSpan, rowSpan }) =>
      Object.assign(cells.at(-1) ?? {}, { span: Number(colSpan) || 1, rows: Number(rowSpan) || 1 }),
  };
  const closed: Readonly<Record<string, () => void>> = {
    p: endParagraph,
    tc: endCell,
    tbl: () => {
      if (cells.length === 0) out.closeTable();
    },
    t: () => {
      inText = false;
    },
    script: () => {
      inText = false;
    },
    mainText: () => {
      inText = false;
    },
  };
  readXml(bytes, {
    open: (name, attributes) => {
      if (RUNNING.has(name)) running += 1;
      else if (name === 'hiddenComment') hidden += 1;
      else if (SPACES.has(name)) write(' ');
      opened[name]?.(attributes);
    },
    close: (name) => {
      if (RUNNING.has(name)) running -= 1;
      else if (name === 'hiddenComment') hidden -= 1;
      closed[name]?.();
    },
    text: (text) => {
      if (inText) write(text);
    },
  });
};

const numberOf = (name: string): number => Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);

const sectionNames = (zip: Zip): string[] =>
  zip.names.filter((name) => /^Contents\/section\d+\.xml$/i.test(name)).sort((a, b) => numberOf(a) - numberOf(b));

export const extractHwpx = ({ zip, onProgress }: Source): Extraction => {
  const names = zip ? sectionNames(zip) : [];
  if (!zip || names.length === 0) throw new DocumentRefused('damaged');
  const levels = levelsOf(zip.read('Contents/header.xml'));
  const out = flow();
  names.forEach((name, n) => {
    readSection(zip.read(name), levels, out);
    onProgress((n + 1) / names.length);
  });
  return { segments: out.end() };
};
