// Questions made from tables by code: "<company> <period> <row label>", answered by the pages where that row stands.
import { withParticles } from '#shared/finance-language/particle.ts';
import type { Segment } from '#shared/model/file.ts';
import type { Loaded } from './documents.ts';
import { drawn } from './halves.ts';

export type KnownItem = {
  readonly question: string;
  readonly document: string;
  readonly pages: readonly number[];
  /** A label may stand in several statements: each of its figures of that period is right. */
  readonly figures: readonly string[];
};

type Manner = {
  readonly company: string;
  readonly label: RegExp;
  readonly ask: (company: string, period: string, label: string) => string;
};

const FIGURE = /^[($△▲\s-]*(?:\d{1,3}(?:,\d{3})+|[1-9]\d{2})\)?$/;
const TERM = /제\s?(\d{2})\s?(?:\([당전]+\)\s?)?기/;
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/;
const MOST_PLACES = 3;
const HEADER_ROWS = 6;
/** The year before Samsung Electronics' first fiscal term. */
const FIRST_TERM = 1968;

const cellsOf = ({ cells = [] }: Segment): readonly string[] => cells;
const plain = (label: string): string => label.replace(/\s/g, '');

const periodOf = (cell: string): string | undefined => {
  const term = TERM.exec(cell);
  return term ? `제${term[1]}기` : YEAR.exec(cell)?.[1];
};

/** What the nearest rows above say of the column; only where header and row have the same cells. */
const periodOver = (segments: readonly Segment[], at: number, column: number): string | undefined => {
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

type Place = { readonly label: string; readonly period: string; readonly figure: string; readonly page: number };

/** The newest and the oldest figure of a row. */
const ends = <T>(all: readonly T[]): T[] => (all.length > 1 ? [...all.slice(0, 1), ...all.slice(-1)] : [...all]);

const placesIn = (segments: readonly Segment[], label: RegExp): Place[] =>
  segments.flatMap((segment, at): Place[] => {
    const [first = '', ...rest] = cellsOf(segment);
    const page = segment.locator.page;
    if (segment.kind !== 'row' || page === undefined || !label.test(first) || at < HEADER_ROWS) return [];
    const dated = rest.flatMap((cell, n): Place[] => {
      const period = FIGURE.test(cell) ? periodOver(segments, at, n + 1) : undefined;
      return period === undefined ? [] : [{ label: first.trim(), period, figure: cell.trim(), page }];
    });
    return ends(dated);
  });

/** A label that stands in many places asks for no one place. */
const itemsOf = ({ filename, segments }: Loaded, manner: Manner): KnownItem[] => {
  const said = new Map<string, Set<number>>();
  for (const segment of segments) {
    const label = plain(cellsOf(segment)[0] ?? '');
    if (segment.kind !== 'row' || label === '') continue;
    said.set(label, (said.get(label) ?? new Set()).add(segment.locator.page ?? 0));
  }
  const items = placesIn(segments, manner.label).flatMap(({ label, period, figure }): KnownItem[] => {
    const pages = [...(said.get(plain(label)) ?? [])];
    if (pages.length > MOST_PLACES) return [];
    return [{ question: manner.ask(manner.company, period, label), document: filename, pages, figures: [figure] }];
  });
  const once = new Map<string, KnownItem>();
  for (const item of items)
    once.set(item.question, { ...item, figures: [...(once.get(item.question)?.figures ?? []), ...item.figures] });
  return [...once.values()];
};

const KOREAN: Manner = {
  company: '삼성전자',
  label: /^[ㆍ·\s]?(?=(?:.*[가-힣]){3})[가-힣A-Za-z0-9()·ㆍ/,\s]{3,30}$/,
  // Asked by the term as the report prints it, or by its year, as people do.
  ask: (company, period, label) => {
    const year =
      label.length % 2 === 0 ? period.replace(/^제(\d+)기$/, (_, term) => `${Number(term) + FIRST_TERM}년`) : period;
    return withParticles(`${company} ${year} ${label.replace(/^[ㆍ·\s]+/, '')}은(는) 얼마인가요?`);
  },
};
const english = (company: string): Manner => ({
  company,
  label: /^(?=(?:.*[a-z]){6})[A-Za-z(),'’&\s-]{8,70}$/,
  ask: (name, period, label) =>
    `What was ${name}'s ${label.replace(/^[A-Z](?=[a-z])/, (l) => l.toLowerCase())} in ${period}?`,
});
const MANNERS: Readonly<Record<string, Manner>> = {
  'samsung_annual_report_20220308.pdf': KOREAN,
  'ADOBE_2022_10K.pdf': english('Adobe'),
  'AMCOR_2023_10K.pdf': english('Amcor'),
  'NETFLIX_2017_10K.pdf': english('Netflix'),
  'BESTBUY_2024Q2_10Q.pdf': english('Best Buy'),
  'MGMRESORTS_2022Q4_EARNINGS.pdf': english('MGM Resorts'),
};

const of = (documents: readonly Loaded[], isWanted: (manner: Manner) => boolean): KnownItem[] =>
  documents.flatMap((document) => {
    const manner = MANNERS[document.filename];
    return manner && isWanted(manner) ? itemsOf(document, manner) : [];
  });

const MOST = 300;
export const koreanItems = (documents: readonly Loaded[]) =>
  drawn(
    of(documents, (one) => one === KOREAN),
    MOST,
  );
export const englishItems = (documents: readonly Loaded[]) =>
  drawn(
    of(documents, (one) => one !== KOREAN),
    MOST,
  );
