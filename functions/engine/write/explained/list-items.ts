// Lists in a short document: items under one line or heading, which name things without being sentences.
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { isQuestion } from '../prose/furniture.ts';
import type { Quotable } from '../prose/sentences.ts';

export type Items = {
  readonly passage: Passage;
  /** The line above the first item. */
  readonly lead: string;
  readonly start: number;
  readonly items: readonly Quotable[];
};

const MARK =
  /^(?:[-•·▪◦●○■□*▶◆※ㆍ・]\s*|[(（]\d{1,2}[)）]\s*|\d{1,2}[.)]\s+|[①-⑳]\s*|[가-하][.)]\s+|\([a-z]\)\s*)(?=\S)/u;
/** Fewest items of a list. Set by hand. */
const FEWEST = 2;
const MAX_LENGTH = 300;

type Line = { readonly text: string; readonly start: number; readonly end: number };
const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const own = line.trim();
    return own === '' ? [] : [{ text: own, start, end: start + own.length }];
  });
};

const READ = new WeakMap<Passage, readonly Items[]>();

export const listsIn = (passage: Passage): readonly Items[] => {
  const known = READ.get(passage);
  if (known) return known;
  const { section } = passage.chunk.context;
  const open: { lead: Line; kind: string; items: Quotable[] }[] = [];
  let above: Line | undefined;
  let isOpen = false;
  for (const line of linesOf(passage.chunk.text)) {
    const mark = MARK.exec(line.text)?.[0] ?? '';
    const kind = mark.replace(/[\s\d]+/gu, '').replace(/^[가-하](?=[.)])/u, '가');
    const isItem = mark !== '' && !isQuestion(line.text);
    const last = open.at(-1);
    const text = line.text.slice(mark.length);
    const item = {
      passage,
      text,
      start: line.start + mark.length,
      end: line.end,
      words: new Set(terms(text)),
      section,
    };
    if (isItem && isOpen && last?.kind === kind) last.items.push(item);
    // A different mark starts a list below the line above: "5. Security", "(1)".
    else if (isItem && above) open.push({ lead: above, kind, items: [item] });
    isOpen = isItem;
    above = line;
  }
  const made = open
    .filter(({ items }) => items.length >= FEWEST && items.every(({ text }) => text.length <= MAX_LENGTH))
    .map(({ lead, items }) => ({ passage, lead: lead.text, start: lead.start, items }));
  READ.set(passage, made);
  return made;
};
