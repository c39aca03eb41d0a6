// Features of a line as one that a reader wants to see, each about 0 to 1: what answering lines have, the page around
// it, the signals of its passage, shared stretches of letters, and the kind of value that is asked for.
import { inverseFrequency } from '../../retrieve/bm25.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { asksForAmount } from '../../understand/kinds/aspects.ts';
import { extremeOf } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { FEATURES as ANSWERING, type AnsweringLine } from '../answering/answering-features.ts';
import { AROUND, aroundOver } from './around-features.ts';
import { pageOf } from './pages.ts';
import { OF_ROWS, ofRow } from './row-features.ts';

const SIGNALS = [
  'fused',
  'page',
  'passage',
  'heading',
  'concepts',
  'entity',
  'period',
  'words',
  'qualifiers',
  'section',
  'label',
  'cell',
  'metrics',
  'sentence',
  'form',
] as const;
const OF_ANSWERING = ANSWERING.filter((name) => !name.startsWith('isTicked'));

type Kinds = Readonly<Record<string, number>>;
/** What kinds of things the question wants. */
const wantedBy = (plan: Plan): Kinds => {
  const way = extremeOf(plan.question);
  return {
    amount: Number(asksForAmount(plan.question)),
    figure: Number(plan.kind === 'figure'),
    extreme: Number(plan.rank !== undefined),
    highest: Number(way === 'highest'),
    lowest: Number(way === 'lowest'),
    ...Object.fromEntries(
      (['count', 'date', 'name', 'share', 'cause'] as const).map((k) => [k, Number(plan.wanted === k)]),
    ),
  };
};
/** What kinds of things the line has. */
const kindsIn = ({ text, features }: AnsweringLine): Kinds => ({
  number: Number(/\d/.test(text)),
  percent: Number(/\d\s?[%％]/.test(text)),
  date: Number(hasWanted('date', text)),
  duration: Number(hasWanted('duration', text)),
  name: Number(hasWanted('name', text)),
  row: features.isRow,
});
/** What is wanted, and what a line then has or is. */
const PAIRS = [
  ['amount', 'number'],
  ['amount', 'row'],
  ['figure', 'percent'],
  ['count', 'number'],
  ['count', 'row'],
  ['date', 'date'],
  ['date', 'duration'],
  ['date', 'row'],
  ['name', 'name'],
  ['name', 'row'],
  ['share', 'percent'],
  ['cause', 'number'],
  ['cause', 'row'],
  ['extreme', 'row'],
] as const;

/** What kind of extreme is wanted, and what a row then is. */
const OF_KIND = [
  ['highest', 'isMost'],
  ['highest', 'isFirst'],
  ['lowest', 'isLeast'],
] as const;

/** Beginnings of Latin words and pairs of other letters, with endings and particles: what is alike, not what is equal. */
const WORD = /[a-z0-9]+|\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Katakana}ー]+/gu;
const LATIN = /^[a-z0-9]/;
const PREFIX = 5;
const piecesOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).flatMap((word) => {
      if (LATIN.test(word)) return word.slice(0, PREFIX);
      return word.length === 1 ? word : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
    }),
  );

type Pieces = { readonly own: number; readonly headed: number; readonly above: number };
/** The share of the question's pieces that a line, its headings, or both have; rare pieces count more. */
const piecesOver = (
  question: string,
  lines: readonly AnsweringLine[],
): { readonly pieces: readonly Pieces[]; readonly shareIn: (...texts: readonly string[]) => number } => {
  const all = lines.map(({ text }) => piecesOf(text));
  const weights = [...piecesOf(question)].flatMap((piece) => {
    const having = all.filter((one) => one.has(piece)).length;
    return having === 0 ? [] : [[piece, inverseFrequency(all.length, having)] as const];
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const shareOf = (has: (piece: string) => boolean): number =>
    weights.reduce((sum, [piece, weight]) => sum + (has(piece) ? weight : 0), 0) / whole;
  const headings = new Map(
    [...new Set(lines.map(({ passage }) => passage))].map(
      (one) => [one, piecesOf([one.chunk.context.document, one.chunk.context.section].join(' '))] as const,
    ),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const setOf = (text: string): ReadonlySet<string> => {
    const pieces = known.get(text) ?? piecesOf(text);
    known.set(text, pieces);
    return pieces;
  };
  const shareIn = (...texts: readonly string[]): number => {
    const sets = texts.map(setOf);
    return shareOf((piece) => sets.some((one) => one.has(piece)));
  };
  const pieces = lines.map(({ passage }, n) => {
    const [line, heading] = [all[n], headings.get(passage)];
    return {
      own: shareOf((piece) => line?.has(piece) === true),
      above: shareOf((piece) => heading?.has(piece) === true),
      headed: shareOf((piece) => line?.has(piece) === true || heading?.has(piece) === true),
    };
  });
  return { pieces, shareIn };
};

const rankOf = (value: number, sorted: readonly number[]): number => 1 / (1 + sorted.indexOf(value));

/** The names of the features, in the order of their values. */
export const INPUTS: readonly string[] = [
  ...OF_ANSWERING,
  ...SIGNALS.map((name) => `passage.${name}`),
  ...['own', 'headed', 'above', 'rank', 'both'].map((name) => `pieces.${name}`),
  ...['own', 'named', 'lines'].map((name) => `page.${name}`),
  ...['number', 'percent', 'date', 'duration', 'name'].map((name) => `has.${name}`),
  ...PAIRS.map((pair) => pair.join(' x ')),
  'characters',
  'isShort',
  'isIntroduction',
  'isReply',
  'passagePlace',
  ...AROUND,
  ...OF_ROWS,
  ...OF_KIND.map((pair) => pair.join(' x ')),
];

const SHORT = 25;
export const valuesOver = (plan: Plan, lines: readonly AnsweringLine[]): readonly (readonly number[])[] => {
  const { pieces, shareIn } = piecesOver(plan.question, lines);
  const around = aroundOver(plan.question, lines, shareIn);
  const sorted = pieces.map(({ own }) => own).sort((a, b) => b - a);
  const pages = new Map(
    [...Map.groupBy(lines, ({ passage, start }) => pageOf(passage, start))].map(([page, own]) => [
      page,
      [
        Math.max(...own.map(({ features }) => features.own)),
        Math.max(...own.map(({ features }) => features.named)),
        Math.log(own.length),
      ],
    ]),
  );
  const wants = wantedBy(plan);
  const order = new Map([...new Set(lines.map(({ passage }) => passage))].map((one, place) => [one, place] as const));
  return lines.map((line, n) => {
    const { passage, text, start, reply, features } = line;
    const { own = 0, headed = 0, above = 0 } = pieces[n] ?? {};
    const has = kindsIn(line);
    const row = ofRow(line);
    return [
      ...OF_ANSWERING.map((name) => features[name]),
      ...SIGNALS.map((name) => passage.signals[name] ?? 0),
      ...[own, headed, above, rankOf(own, sorted), own * above],
      ...(pages.get(pageOf(passage, start)) ?? []),
      ...['number', 'percent', 'date', 'duration', 'name'].map((name) => has[name] ?? 0),
      ...PAIRS.map(([want, value]) => (wants[want] ?? 0) * (has[value] ?? 0)),
      Math.log(1 + text.length),
      Number(text.length < SHORT),
      Number(/[:：]\s*$/u.test(text)),
      Number(reply.question !== undefined),
      Math.log(1 + (order.get(passage) ?? 0)),
      ...(around[n] ?? []),
      ...OF_ROWS.map((name) => row[name]),
      ...OF_KIND.map(([want, name]) => (wants[want] ?? 0) * row[name]),
    ];
  });
};
