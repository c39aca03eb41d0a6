// Extracts Word documents: headings, paragraphs followed by their footnotes, tables, running headers as notes.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import type { Zip } from '../guard/zip.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { gridOf } from './grid.ts';
import { mainPart, relationsOf } from './ooxml/package.ts';
import { type NumberOf, type WordBlock, wordBlocks } from './ooxml/word-blocks.ts';
import { wordNumbering } from './ooxml/word-numbering.ts';
import { type WordStyles, wordStyles } from './ooxml/word-styles.ts';
import { sections } from './sections.ts';

type Looks = WordStyles['looks'];

const notesOf = (zip: Zip, parts: readonly (string | undefined)[], looks: Looks): Map<string, string> => {
  const notes = new Map<string, string>();
  const onBlock = (block: WordBlock, id: string | undefined) => {
    if (block.kind === 'paragraph' && id !== undefined) notes.set(id, `${notes.get(id) ?? ''} ${block.text}`.trim());
  };
  for (const part of parts) wordBlocks(part === undefined ? undefined : zip.read(part), onBlock, undefined, looks);
  return notes;
};

const runningText = (zip: Zip, parts: readonly string[], looks: Looks): Segment[] => {
  const texts = new Set<string>();
  const onBlock = (block: WordBlock) => {
    if (block.kind === 'paragraph') texts.add(block.text);
  };
  for (const part of parts) wordBlocks(zip.read(part), onBlock, undefined, looks);
  return [...texts].map((text) => ({ kind: 'note', text, locator: {} }));
};

const rowsOf = (rows: Extract<WordBlock, { kind: 'table' }>['rows'], locator: Segment['locator']): Segment[] =>
  gridOf(rows)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      cells.length === 1
        ? { kind: 'text', text: cells[0] ?? '', locator }
        : { kind: 'row', text: rowText(cells), cells, locator },
    );

export const extractDocx = ({ zip }: Source): Extraction => {
  if (!zip) throw new DocumentRefused('damaged');
  const main = mainPart(zip, 'word/document.xml');
  const body = zip.read(main);
  if (!body) throw new DocumentRefused('damaged');
  const relations = relationsOf(zip, main);
  const targets = (type: string) => relations.filter((relation) => relation.type === type).map(({ target }) => target);
  const styles = wordStyles(zip.read(targets('styles')[0] ?? 'word/styles.xml'));
  const numbering = wordNumbering(zip.read(targets('numbering')[0] ?? 'word/numbering.xml'));
  const notes = notesOf(zip, [targets('footnotes')[0], targets('endnotes')[0]], styles.looks);
  const at = sections();
  const segments: Segment[] = [];
  const locator = (): Segment['locator'] => {
    const section = at.path();
    return section === undefined ? {} : { section };
  };
  const onBlock = (block: WordBlock) => {
    if (block.kind === 'table') {
      for (const row of rowsOf(block.rows, locator())) segments.push(row);
      return;
    }
    const level = block.level ?? (block.style === undefined ? undefined : styles.headings.get(block.style));
    if (level !== undefined && block.text.length <= 200) {
      at.enter(level, block.text);
      segments.push({ kind: 'heading', text: block.text, level, locator: locator() });
    } else segments.push({ kind: 'text', text: block.text, locator: locator() });
    for (const id of block.notes) {
      const text = notes.get(id);
      if (text) segments.push({ kind: 'text', text, locator: locator() });
    }
  };
  const numberOf: NumberOf = ({ style = '', list, depth }) => {
    const usual = styles.numbers.get(style);
    return numbering({ list: list ?? usual?.list, level: depth ?? usual?.level }, style);
  };
  wordBlocks(body, onBlock, numberOf, styles.looks);
  segments.push(...runningText(zip, [...targets('header'), ...targets('footer')], styles.looks));
  return { segments };
};
