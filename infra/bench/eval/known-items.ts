// Generates questions from tables: "<company> <period> <row label>", answered by the pages with that row.
import type { Segment } from '#shared/model/file.ts';
import type { Loaded } from './documents.ts';
import { drawn } from './halves.ts';
import { QUESTION_TEMPLATES, type QuestionTemplates } from './question-templates.ts';
import type { Question } from './score.ts';

export type KnownItem = Question & {
  /** All figures of the label in that period: a label may be in several statements. */
  readonly figures: readonly string[];
};

export const FIGURE = /^[($△▲\s-]*(?:\d{1,3}(?:,\d{3})+|[1-9]\d{2})\)?$/;
const TERM = /제\s?(\d{2})\s?(?:\([당전]+\)\s?)?기(\s?반기)?/;
const JAPANESE_TERM = /20\d\d年\d{1,2}月期/;
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/;
const MAX_PLACES = 3;
const HEADER_ROWS = 6;

const cellsOf = ({ cells = [] }: Segment): readonly string[] => cells;
const plain = (label: string): string => label.replace(/\s/g, '');

const periodOf = (cell: string): string | undefined => {
  const term = TERM.exec(cell);
  return term ? `제${term[1]}기${term[2] ?? ''}` : (JAPANESE_TERM.exec(cell)?.[0] ?? YEAR.exec(cell)?.[1]);
};

/** The period that the nearest rows above state for the column; `undefined` if they have more or fewer cells. */
export const periodOver = (segments: readonly Segment[], at: number, column: number): string | undefined => {
  const width = cellsOf(segments[at] ?? { kind: 'text', text: '', locator: {} }).length;
  for (let n = at - 1, seen = 0; n >= 0 && seen < 60; n -= 1, seen += 1) {
    const row = segments[n];
    if (row?.kind !== 'row' || cellsOf(row).length !== width) return undefined;
    const named = cellsOf(row).filter((cell) => periodOf(cell) !== undefined);
    const period = named.length > 1 ? periodOf(cellsOf(row)[column] ?? '') : undefined;
    if (period !== undefined) return period;
  }
  return undefined;
};

type Place = { readonly label: string; readonly period: string; readonly figure: string };

/** Keeps the figures of the first and the last period of a row. */
const ends = (all: readonly Place[]): Place[] => {
  const periods = [all[0]?.period, all.at(-1)?.period];
  return all.filter(({ period }) => periods.includes(period));
};

const placesIn = (segments: readonly Segment[], label: RegExp): Place[] =>
  segments.flatMap((segment, at): Place[] => {
    const [first = '', ...rest] = cellsOf(segment);
    if (segment.kind !== 'row' || !label.test(first) || at < HEADER_ROWS) return [];
    const dated = rest.flatMap((cell, n): Place[] => {
      const period = FIGURE.test(cell) ? periodOver(segments, at, n + 1) : undefined;
      return period === undefined ? [] : [{ label: first.trim(), period, figure: cell.trim() }];
    });
    return ends(dated);
  });

type Mentions = { readonly pages: Set<number>; readonly rows: readonly string[] };

/** Returns a question per row and period; labels in too many places are left out. */
const itemsOf = ({ filename, segments }: Loaded, manner: QuestionTemplates): KnownItem[] => {
  const byLabel = new Map<string, Mentions>();
  for (const segment of segments) {
    const label = plain(cellsOf(segment)[0] ?? '');
    if (segment.kind !== 'row' || label === '') continue;
    const { pages, rows } = byLabel.get(label) ?? { pages: new Set(), rows: [] };
    const { page } = segment.locator;
    byLabel.set(
      label,
      page === undefined ? { pages, rows: [...rows, segment.text] } : { pages: pages.add(page), rows },
    );
  }
  const items = placesIn(segments, manner.label).flatMap(({ label, period, figure }): KnownItem[] => {
    const { pages = new Set<number>(), rows = [] } = byLabel.get(plain(label)) ?? {};
    if (pages.size > MAX_PLACES || rows.length > MAX_PLACES) return [];
    const question = manner.ask(manner.company, period, label);
    return [{ question, document: filename, pages: [...pages], rows, figures: [figure] }];
  });
  const once = new Map<string, KnownItem>();
  for (const item of items)
    once.set(item.question, { ...item, figures: [...(once.get(item.question)?.figures ?? []), ...item.figures] });
  return [...once.values()];
};

const MAX_QUESTIONS = 300;

/** Draws items from the documents of a language. */
export const knownItems = (documents: readonly Loaded[], language: QuestionTemplates['language']): KnownItem[] =>
  drawn(
    documents.flatMap((document) => {
      const manner = QUESTION_TEMPLATES[document.filename];
      return manner?.language === language ? itemsOf(document, manner) : [];
    }),
    MAX_QUESTIONS,
  );
