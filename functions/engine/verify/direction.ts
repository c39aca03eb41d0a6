// Checks the stated direction of a figure against the figures or words of its source.
import { type Direction, movesIn } from '#shared/language/lexicon/direction.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import type { BoundFigure } from './claims.ts';
import { clausesOf } from './clauses.ts';
import type { Match } from './match-figure.ts';
import type { SourceFigure } from './source-figures.ts';
import { isRatio } from './units.ts';

export type Judged = { readonly stated: BoundFigure; readonly match: Match };

type Way = Direction | 'both' | undefined;

/** Losses and costs are negative and are said to rise when they grow, so both directions are right. */
const wayOf = (before: number, after: number): Way => {
  if (before < 0 && after < 0) return 'both';
  return before === after ? undefined : after > before ? 'rise' : 'fall';
};

const numberOf = (text: string): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(',', '')) * (/^[\s$€£¥₩]*[(△▲−-]/.test(text) ? -1 : 1);
};

const datesOf = (periods: readonly string[]): string[] => periods.filter((key) => /^\d{4}/.test(key));
const grain = (key: string): string => key.replace(/\d/g, '0');

/** Compares with the latest earlier period in the same row. */
const inRow = ({ place }: SourceFigure): Way => {
  if (place.kind !== 'cell') return undefined;
  const { row, value } = place;
  if (movesIn(row.label).length > 0) return 'both';
  const [own] = datesOf(value.column?.periods ?? []);
  if (own === undefined) return undefined;
  const earlier = row.values
    .flatMap((other) => {
      const key = datesOf(other.column?.periods ?? []).find((one) => grain(one) === grain(own) && one < own);
      return key !== undefined && other.column?.about === value.column?.about ? [{ key, text: other.text }] : [];
    })
    .sort((a, b) => b.key.localeCompare(a.key))[0];
  const [before, after] = [numberOf(earlier?.text ?? ''), numberOf(value.text)];
  return before === undefined || after === undefined ? undefined : wayOf(before, after);
};

/** The direction its sentence states, or else the one its figures show. */
const inProse = (source: SourceFigure, all: readonly SourceFigure[]): Way => {
  const { place } = source;
  if (place.kind !== 'prose') return undefined;
  const ways = new Set(movesIn(place.sentence).map(({ way }) => way));
  if (ways.size > 1) return 'both';
  const [way] = ways;
  if (way) return way;
  const [own] = datesOf(source.periods);
  const [metric] = place.metrics();
  const before = all.find(
    (other) =>
      own !== undefined &&
      other.place.kind === 'prose' &&
      other.unit === source.unit &&
      other.place.metrics()[0] === metric &&
      datesOf(other.periods).some((key) => grain(key) === grain(own) && key < own),
  );
  return before ? wayOf(before.printed, source.printed) : undefined;
};

const dateOf = ({ stated, match }: Judged): string =>
  datesOf([...(match.kind === 'same' ? match.source.periods : []), ...(stated.periods ?? [])])[0] ?? '';

/** The direction between two dated amounts in the clause itself. */
const inClause = (figures: readonly Judged[]): Way => {
  const [a, b] = figures;
  if (!a || !b || figures.length !== 2 || a.stated.figure.unit !== b.stated.figure.unit) return undefined;
  const [from, to] = [dateOf(a), dateOf(b)];
  if (from === '' || to === '' || from === to) return undefined;
  const [before, after] = from < to ? [a, b] : [b, a];
  return wayOf(before.stated.figure.value, after.stated.figure.value);
};

const FROM_TO = /から|에서|\bto\b/u;
/** The direction between two figures that the sentence computes: "from 3.1% (…) to 1.5% (…)". */
const inComputed = (text: string, figures: readonly Judged[]): Way => {
  const [a, b, ...more] = figures
    .filter(({ match, stated: { figure } }) => match.kind === 'missing' && figure.unit !== 'points')
    .sort((one, other) => one.stated.figure.start - other.stated.figure.start);
  if (!a || !b || more.length > 0 || a.stated.figure.unit !== b.stated.figure.unit) return undefined;
  const isFromTo = FROM_TO.test(text.slice(a.stated.figure.end, b.stated.figure.start));
  return isFromTo ? wayOf(a.stated.figure.value, b.stated.figure.value) : undefined;
};

/** The direction that the source shows for figures with a word of rise or fall; `undefined` if it shows none. */
const shown = (figures: readonly Judged[], all: readonly SourceFigure[]): Way => {
  const latest = [...figures].sort((a, b) => dateOf(b).localeCompare(dateOf(a)))[0];
  if (latest?.match.kind !== 'same') return undefined;
  return inClause(figures) ?? inRow(latest.match.source) ?? inProse(latest.match.source, all);
};

const textsOf = (cited: readonly Cited[]): string => cited.map(({ quote }) => quote).join('\n');

/** A sentence without figures must have the direction of its source's words. */
const byWords = (way: Direction, cited: readonly Cited[]): Way => {
  const ways = new Set(movesIn(textsOf(cited)).map((move) => move.way));
  return ways.size === 1 && !ways.has(way) ? [...ways][0] : undefined;
};

export const directionFindings = (
  text: string,
  judged: readonly Judged[],
  cited: readonly Cited[],
  sources: readonly SourceFigure[],
): Finding[] => {
  const moves = movesIn(text);
  const isOneWay = new Set(moves.map(({ way }) => way)).size === 1;
  const amounts = judged.filter(({ stated, match }) => match.kind === 'same' && !isRatio(stated.figure.unit));
  return clausesOf(text).flatMap((clause): Finding[] => {
    const own = moves.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const [move] = own;
    if (!move || new Set(own.map(({ way }) => way)).size > 1) return [];
    const inside = amounts.filter(
      ({ stated: { figure } }) => figure.start >= clause.start - 1 && figure.end <= clause.end + 1,
    );
    const figures = isOneWay ? amounts : inside;
    const way =
      inComputed(text, judged) ??
      (figures.length > 0 ? shown(figures, sources) : judged.length === 0 ? byWords(move.way, cited) : undefined);
    const about = text.slice(move.start, move.end);
    return way === undefined || way === 'both' || way === move.way ? [] : [{ code: 'directionDiffers', about }];
  });
};
