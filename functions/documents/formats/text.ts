// Extracts plain text and Markdown by lines; recognizes Markdown's headings and tables.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';
import { isPlainHeading, type NumberedLine } from './plain-headings.ts';
import { sections } from './sections.ts';

const linesOf = (bytes: Uint8Array): NumberedLine[] =>
  decode(bytes)
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((raw, n) => ({ text: clean(raw), line: n + 1 }))
    .filter(({ text }) => text !== '');

/** Extracts plain text, with headings by position: behind a blank line or numbered, above lines with content. */
export const extractText = ({ bytes }: Source): Extraction => {
  const lines = linesOf(bytes);
  let section: string | undefined;
  return {
    segments: lines.map(({ text, line }, n): Segment => {
      const isHead = isPlainHeading(lines[n - 1], { text, line }, lines[n + 1]);
      if (isHead) section = text;
      const locator = section === undefined ? { line } : { line, section };
      return isHead ? { kind: 'heading', text, level: 1, locator } : { kind: 'text', text, locator };
    }),
  };
};

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/;

/** Removes emphasis marks, which are not part of the text. */
const withoutEmphasis = (text: string): string =>
  text
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?![\w*])/g, '$1');

export const extractMarkdown = ({ bytes }: Source): Extraction => {
  const at = sections();
  let fenced = false;
  const segments = linesOf(bytes).flatMap(({ text: raw, line }): Segment[] => {
    if (/^(?:```|~~~)/.test(raw)) fenced = !fenced;
    const text = fenced ? raw : withoutEmphasis(raw);
    const heading = fenced ? undefined : HEADING.exec(text);
    if (heading?.[1] && heading[2]) {
      at.enter(heading[1].length, heading[2]);
      return [{ kind: 'heading', text: heading[2], level: heading[1].length, locator: { line, section: at.path() } }];
    }
    const section = at.path();
    const locator = section === undefined ? { line } : { line, section };
    if (!fenced && RULE.test(text)) return [];
    if (!fenced && /^\|.*\|$/.test(text)) {
      const cells = text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return [{ kind: 'row', text: rowText(cells), cells, locator }];
    }
    return [{ kind: 'text', text, locator }];
  });
  return { segments };
};
