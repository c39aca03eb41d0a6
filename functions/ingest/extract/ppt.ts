// Presentations from before 2007: the texts of each slide and of its notes, in the order of the slides.
import type { Segment } from '#shared/model/file.ts';
import { openCompound } from '../guard/compound.ts';
import { Refused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import type { Extraction, Source } from './extraction.ts';
import { offsetsOf, recordsIn, textsIn } from './ppt/records.ts';

const DOCUMENT = 1000;
const LIST = 4080;
const PERSIST = 1011;
const NOTES_ATOM = 1009;
const SLIDES = 0;
const NOTES = 2;
const TITLES = new Set([0, 6]);

const segment = (text: string, slide: number, title: boolean): Segment =>
  title ? { kind: 'heading', text, level: 1, locator: { slide } } : { kind: 'text', text, locator: { slide } };

type Listed = { readonly reference: number; readonly id: number; readonly texts: { text: string; kind: number }[] };

/** A list names its slides and holds the texts of their placeholders; other texts stand in the slides themselves. */
const listOf = (stream: DataView, at: number, instance: number): Listed[] => {
  const list = recordsIn(stream, at).find((record) => record.type === LIST && record.instance === instance);
  const found: Listed[] = [];
  if (!list) return found;
  for (const record of recordsIn(stream, list.at)) {
    if (record.type === PERSIST && record.size >= 16)
      found.push({
        reference: stream.getUint32(record.from, true),
        id: stream.getUint32(record.from + 12, true),
        texts: [],
      });
    else found.at(-1)?.texts.push(...textsIn(stream, record));
  }
  return found;
};

const own = (stream: DataView, at: number | undefined): { text: string; kind: number }[] =>
  at === undefined ? [] : recordsIn(stream, at).flatMap((record) => textsIn(stream, record));

/** The slide that a page of notes belongs to, by its number. */
const noted = (stream: DataView, at: number | undefined): number | undefined => {
  const atom = at === undefined ? undefined : recordsIn(stream, at).find(({ type }) => type === NOTES_ATOM);
  return atom && atom.size >= 4 ? stream.getUint32(atom.from, true) : undefined;
};

const linesOf = (texts: readonly { text: string; kind: number }[], slide: number): Segment[] =>
  texts.flatMap(({ text, kind }) =>
    text
      .split(/[\r\n]/)
      .map((line) => clean(line.replaceAll('\u000b', ' ')))
      .filter((line) => line !== '' && line !== '*')
      .map((line) => segment(line, slide, TITLES.has(kind))),
  );

export const extractPpt = ({ bytes }: Source): Extraction => {
  const file = openCompound(bytes);
  const document = file.read('PowerPoint Document');
  if (!document) throw new Refused('damaged');
  const stream = new DataView(document.buffer, document.byteOffset, document.byteLength);
  const offsets = offsetsOf(stream, file.read('Current User'));
  const at = [...offsets.values()].find(
    (offset) => offset + 8 <= stream.byteLength && stream.getUint16(offset + 2, true) === DOCUMENT,
  );
  if (at === undefined) throw new Refused('damaged');
  const notes = listOf(stream, at, NOTES).map(({ reference, texts }) => {
    const place = offsets.get(reference);
    return { slide: noted(stream, place), texts: [...texts, ...own(stream, place)] };
  });
  const slides = listOf(stream, at, SLIDES);
  const segments = slides.flatMap(({ reference, id, texts }, n) => {
    const said = notes.filter(({ slide }) => slide === id).flatMap((note) => note.texts);
    const plain = said.map(({ text }) => ({ text, kind: 1 }));
    return linesOf([...texts, ...own(stream, offsets.get(reference)), ...plain], n + 1);
  });
  return { segments, pages: slides.length };
};
