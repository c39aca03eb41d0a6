// Extracts presentations from before 2007: the texts of each slide and of its notes, in slide order.
import type { Segment } from '#shared/model/file.ts';
import { openCompound } from '../guard/compound.ts';
import { DocumentRefused } from '../refused.ts';
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

type Text = { readonly text: string; readonly kind: number };
type Listed = { readonly reference: number; readonly id: number; readonly texts: readonly Text[] };

/** Reads a list of slides with the texts of their placeholders; other texts are in the slides themselves. */
const listOf = (stream: DataView, at: number, instance: number): Listed[] => {
  const list = recordsIn(stream, at).find((record) => record.type === LIST && record.instance === instance);
  const records = list ? recordsIn(stream, list.at) : [];
  const starts = records.flatMap(({ type, size }, n) => (type === PERSIST && size >= 16 ? [n] : []));
  return starts.map((start, n) => {
    const from = records[start]?.from ?? 0;
    const texts = textsIn(stream, records.slice(start + 1, starts[n + 1]));
    return { reference: stream.getUint32(from, true), id: stream.getUint32(from + 12, true), texts };
  });
};

const own = (stream: DataView, at: number | undefined): readonly Text[] =>
  at === undefined ? [] : textsIn(stream, recordsIn(stream, at));

/** The id of the slide to which a notes page belongs. */
const noted = (stream: DataView, at: number | undefined): number | undefined => {
  const atom = at === undefined ? undefined : recordsIn(stream, at).find(({ type }) => type === NOTES_ATOM);
  return atom && atom.size >= 4 ? stream.getUint32(atom.from, true) : undefined;
};

const linesOf = (texts: readonly Text[], slide: number): Segment[] =>
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
  if (!document) throw new DocumentRefused('damaged');
  const stream = new DataView(document.buffer, document.byteOffset, document.byteLength);
  const offsets = offsetsOf(stream, file.read('Current User'));
  const at = [...offsets.values()].find(
    (offset) => offset + 8 <= stream.byteLength && stream.getUint16(offset + 2, true) === DOCUMENT,
  );
  if (at === undefined) throw new DocumentRefused('damaged');
  const notes = listOf(stream, at, NOTES).map(({ reference, texts }) => {
    const place = offsets.get(reference);
    return { slide: noted(stream, place), texts: [...texts, ...own(stream, place)] };
  });
  const slides = listOf(stream, at, SLIDES);
  const segments = slides.flatMap(({ reference, id, texts }, n) => {
    const slideNotes = notes.filter(({ slide }) => slide === id).flatMap((note) => note.texts);
    const plain = slideNotes.map(({ text }) => ({ text, kind: 1 }));
    return linesOf([...texts, ...own(stream, offsets.get(reference)), ...plain], n + 1);
  });
  return { segments, pages: slides.length };
};
