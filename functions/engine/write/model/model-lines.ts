// Parses a model's output strictly into headings, list items and sentences with evidence numbers.
import { splitSentences } from '../prose/split-sentences.ts';

export type Line = {
  readonly kind: 'heading' | 'item' | 'sentence';
  readonly text: string;
  readonly refs: readonly number[];
  /** Whether it begins a new paragraph or list. */
  readonly opens: boolean;
  /** Whether it is a further sentence of the same list item. */
  readonly continues: boolean;
};

const REFERENCES = /\s*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;
const MAX_LENGTH = 1_200;

/** Removes links, images, addresses and markup, which evidence may have injected. */
const plainText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>?/g, '')
    .replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:javascript|data|mailto|file):)\S*/gi, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const numbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(REFERENCES)].flatMap(([, list = '']) => list.split(/[,;]/).map(Number))),
];
const withoutNumbers = (text: string): string => text.replace(REFERENCES, '');

/** A citation mark after the full stop belongs to the sentence before it. */
const marksInside = (text: string): string =>
  text.replace(
    /([.!?。！？])((?:\s*\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\])+)/g,
    (_, stop: string, marks: string) => `${marks}${stop}`,
  );

const lineOf = (kind: Line['kind'], raw: string, flags: Pick<Line, 'opens' | 'continues'>): Line[] => {
  const refs = numbersIn(raw);
  const text = plainText(withoutNumbers(raw)).slice(0, MAX_LENGTH);
  return /[\p{L}\p{N}]/u.test(text) ? [{ kind, text, refs, ...flags }] : [];
};

const parseLine = (raw: string, opens: boolean): Line[] => {
  const line = raw.trim();
  const [, heading] = /^#{1,6}\s+(.*)$/.exec(line) ?? [];
  if (heading) return lineOf('heading', heading, { opens: true, continues: false });
  const [, item] = /^(?:[-*•]|\d{1,2}[.)])\s+(.*)$/.exec(line) ?? [];
  const sentences = splitSentences(marksInside(item ?? line));
  return sentences.flatMap(({ text }, i) =>
    lineOf(item !== undefined && i === 0 ? 'item' : 'sentence', text, {
      opens: opens && i === 0 && item === undefined,
      continues: item !== undefined && i > 0,
    }),
  );
};

/** Accepts chunks of any size and parses each line once it is complete. */
export const lineParser = () => {
  let rest = '';
  let blank = true;
  const take = (line: string): Line[] => {
    if (line.trim() === '') {
      blank = true;
      return [];
    }
    const parsed = parseLine(line, blank);
    blank = false;
    return parsed;
  };
  return {
    feed: (text: string): Line[] => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      return lines.flatMap(take);
    },
    end: (): Line[] => {
      const last = rest;
      rest = '';
      return take(last);
    },
  };
};
