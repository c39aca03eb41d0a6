// Extracts EDGAR's full submissions: a header and several documents in one text, each parsed by its type.
import type { Segment } from '#shared/model/file.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';
import { readMarkup } from './markup/read-markup.ts';
import { monospace, type TypedLine } from './monospace.ts';
import { readPaths } from './xml.ts';

const LEADING = /^<(TYPE|SEQUENCE|FILENAME|DESCRIPTION)>(.*)$/i;
/** Tags from before HTML, which only repeat what the layout shows. */
const LAYOUT = /<\/?(?:PAGE|TABLE|S|C|FN|F\d+|CAPTION|TEXT|PRE|B|I|U|CENTER|R)>/gi;
const CODED = /^begin [0-7]{3} |^<PDF>/im;
const HTML = /<(?:html|body|table|p|div|font)[\s>]/i;
const XML = /^\s*(?:<XML>\s*)?<\?xml/i;
const FULL_LINE = 60;

type Part = { readonly heads: Map<string, string>; readonly lines: TypedLine[]; readonly line: number };

const partsOf = (lines: readonly TypedLine[]): { header: TypedLine[]; documents: Part[] } => {
  const header: TypedLine[] = [];
  const documents: Part[] = [];
  let part: Part | undefined;
  for (const typed of lines) {
    const { text, line } = typed;
    const head = part && part.lines.length === 0 ? LEADING.exec(text.trim()) : undefined;
    if (/^<DOCUMENT>/i.test(text)) {
      part = { heads: new Map(), lines: [], line };
      documents.push(part);
    } else if (/^<\/DOCUMENT>/i.test(text)) part = undefined;
    else if (head?.[1] && part) part.heads.set(head[1].toUpperCase(), clean(head[2] ?? ''));
    else if (part && !/^<\/?TEXT>/i.test(text)) part.lines.push(typed);
    else if (!part) header.push(typed);
  }
  return { header, documents };
};

/**
 * Joins lines into paragraphs: a line that fills the width continues in the next one, a blank line ends a paragraph.
 */
const paragraphs = (segments: readonly Segment[]): Segment[] => {
  const joined: Segment[] = [];
  let before: Segment | undefined;
  for (const segment of segments) {
    const last = joined.at(-1);
    const below = (segment.locator.line ?? 0) - (before?.locator.line ?? 0) === 1;
    const full = (before?.text.length ?? 0) >= FULL_LINE;
    const prose = last?.kind === 'text' && before?.kind === 'text' && segment.kind === 'text';
    if (last && prose && below && full) joined[joined.length - 1] = { ...last, text: `${last.text} ${segment.text}` };
    else joined.push(segment);
    before = segment;
  }
  return joined;
};

const typed = (lines: readonly TypedLine[], section: string): Segment[] =>
  paragraphs(
    monospace(
      lines.map(({ text, line }) => ({ text: text.replace(LAYOUT, ''), line })),
      (line) => (section === '' ? { line } : { line, section }),
    ),
  );

const read = ({ heads, lines, line }: Part): Segment[] => {
  const title = [heads.get('TYPE'), heads.get('DESCRIPTION') ?? heads.get('FILENAME')].filter(Boolean).join(' · ');
  const heading: Segment[] =
    title === '' ? [] : [{ kind: 'heading', text: title, level: 1, locator: { line, section: title } }];
  const source = lines.map(({ text }) => text).join('\n');
  // Pictures and PDF copies are encoded as text and contain nothing to read.
  if (CODED.test(source.slice(0, 2_000))) return heading;
  const under = (segments: readonly Segment[]): Segment[] =>
    segments.map((segment) => {
      const { section } = segment.locator;
      return { ...segment, locator: { line, section: section === undefined ? title : `${title} > ${section}` } };
    });
  if (XML.test(source)) return [...heading, ...under(readPaths(source.replace(/<\/?XML>/gi, '')))];
  if (HTML.test(source) && !/<S>|<C>/.test(source)) return [...heading, ...under(readMarkup(source).segments)];
  return [...heading, ...typed(lines, title)];
};

/** Drops the header of privacy-enhanced mail, which is not part of the filing. */
const withoutSeal = (lines: readonly TypedLine[]): readonly TypedLine[] => {
  const start = lines.findIndex(({ text }) => text.startsWith('<'));
  return /^-----BEGIN/.test(lines[0]?.text ?? '') ? lines.slice(Math.max(0, start)) : lines;
};

const headerSegments = (lines: readonly TypedLine[]): Segment[] =>
  lines
    .filter(({ text }) => !/^<[^>]+>\s*$|^-----/.test(text))
    .map(({ text, line }) => ({
      text: clean(text.replace(/^<([A-Z-]+)>/, '$1: ').replace(/<\/?[A-Z-]+>/g, '')),
      line,
    }))
    .filter(({ text }) => text !== '')
    .map(({ text, line }) => ({ kind: 'text', text, locator: { line } }));

export const extractSgml = ({ bytes }: Source): Extraction => {
  const lines = decode(bytes)
    .split(/\r\n?|\n/)
    .map((text, n): TypedLine => ({ text, line: n + 1 }));
  const { header, documents } = partsOf(withoutSeal(lines));
  return { segments: [...headerSegments(header), ...documents.flatMap(read)] };
};
