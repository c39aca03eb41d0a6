// Extracts presentations: slides in order with titles, texts, tables, chart figures and speaker notes.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import type { Zip } from '../guard/zip.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { gridOf } from './grid.ts';
import { slideHiding, slideSize } from './ooxml/hidden-on-slide.ts';
import { isOn } from './ooxml/hidden-runs.ts';
import { mainPart, relationsOf } from './ooxml/package.ts';
import { readXml } from './ooxml/read-xml.ts';
import { chartRows, type SlideBlock, slideBlocks } from './ooxml/slide.ts';

const slideParts = (zip: Zip, main: string): string[] => {
  const targets = new Map(relationsOf(zip, main).map(({ id, target }) => [id, target]));
  const ids: string[] = [];
  readXml(zip.read(main), {
    open: (name, attributes) => {
      if (name === 'sldId') ids.push(attributes['r:id'] ?? '');
    },
  });
  return ids.map((id) => targets.get(id)).filter((target) => target !== undefined);
};

const rows = (cells: readonly string[][], locator: Segment['locator']): Segment[] =>
  cells
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => ({ kind: 'row', text: rowText(row), cells: row, locator }));

const segmentsOf = (block: SlideBlock, locator: Segment['locator']): Segment[] => {
  if (block.kind === 'table') return rows(gridOf(block.rows), locator);
  if (block.kind === 'title') return [{ kind: 'heading', text: block.text, level: 1, locator }];
  return [{ kind: 'text', text: block.text, locator }];
};

/** Whether a presentation leaves the slide out. */
const isHidden = (bytes: Uint8Array | undefined): boolean => {
  let hidden = false;
  readXml(bytes, {
    open: (name, { show }) => {
      if (name === 'sld' && show !== undefined) hidden = !isOn(show);
    },
  });
  return hidden;
};

type Slide = { readonly part: string; readonly number: number };
type Hiding = ReturnType<typeof slideHiding>;

const readSlide = (zip: Zip, { part, number }: Slide, hiding: Hiding): Segment[] => {
  const locator = { slide: number, ...(isHidden(zip.read(part)) ? { hidden: true as const } : {}) };
  const relations = relationsOf(zip, part);
  const blocks = slideBlocks(zip.read(part), hiding(part));
  // A slide without a title also begins a section.
  const title = blocks.find(({ kind }) => kind === 'title');
  const ordered = title ? [title, ...blocks.filter((block) => block !== title)] : blocks;
  const charts = relations.filter(({ type }) => type === 'chart');
  const notes = relations.filter(({ type }) => type === 'notesSlide');
  return [
    ...ordered.flatMap((block) => segmentsOf(block, locator)),
    ...charts.flatMap(({ target }) => rows(chartRows(zip.read(target)), locator)),
    ...notes
      .flatMap(({ target }) => slideBlocks(zip.read(target)))
      .flatMap((block) => segmentsOf(block.kind === 'title' ? { ...block, kind: 'text' } : block, locator)),
  ];
};

export const extractPptx = ({ zip, onProgress }: Source): Extraction => {
  if (!zip) throw new DocumentRefused('damaged');
  const main = mainPart(zip, 'ppt/presentation.xml');
  if (!zip.has(main)) throw new DocumentRefused('damaged');
  const parts = slideParts(zip, main);
  const hiding = slideHiding(zip, slideSize(zip.read(main)));
  const segments = parts.flatMap((part, n) => {
    onProgress(n / parts.length);
    return readSlide(zip, { part, number: n + 1 }, hiding);
  });
  return { segments, pages: parts.length };
};
