// Invents the columns of a list: which there are, in what order, under which heads, and which entries.
import { type Dice, entriesFor, type HeadUse, headsFor, type Language } from './made-words.ts';

export type Asking = 'questions' | 'requests' | 'statements' | 'records';
/** What a column is: one of the uses, one of the other party, a mark of a choice, or none of them. */
export type Part = Exclude<HeadUse, Asking | 'choices'> | 'question' | 'mark';
/** The entries of a column, one for each row. */
export type MadeColumn = {
  readonly part: Part;
  readonly head: string;
  readonly cells: readonly string[];
  readonly choices?: readonly string[];
  readonly isMergedDown?: boolean;
};

const FILLED = [0, 0, 0.3, 0.6, 1] as const;

export type Frame = { readonly dice: Dice; readonly language: Language; readonly count: number };

/** Each row has an entry with the probability `share`. */
const entered = ({ dice, count }: Frame, share: number, entry: () => string): string[] =>
  Array.from({ length: count }, () => (dice.is(share) ? entry() : ''));

/** The subjects of the rows: each over some rows in succession. */
const inRuns = ({ dice, count }: Frame, all: readonly string[], longest: number): string[] => {
  const cells: string[] = [];
  for (const one of dice.shuffled(all)) {
    const length = 1 + dice.below(longest);
    cells.push(...Array.from({ length }, () => one));
    if (cells.length >= count) break;
  }
  return Array.from({ length: count }, (_, n) => cells[n] ?? cells.at(-1) ?? '');
};

const onceEach = (cells: readonly string[]): string[] => cells.map((one, n) => (one === cells[n - 1] ? '' : one));

const places = ({ dice, language }: Frame): (() => string) => {
  const [files, names] = [entriesFor(language, 'files'), entriesFor(language, 'places')];
  const name = dice.oneOf(names);
  const way = dice.below(4);
  if (way === 0) return () => dice.oneOf(files);
  if (way === 1) return () => `${dice.below(9) + 1}.${dice.below(9) + 1}.${dice.below(20) + 1}`;
  if (way === 2) return () => `${name} ${dice.below(12) + 1}`;
  return () => (dice.is(0.5) ? dice.oneOf(files) : `${name} ${dice.below(9) + 1}.${dice.below(9) + 1}`);
};

const numbers = (frame: Frame): string[] => {
  const way = frame.dice.below(4);
  const mark = frame.dice.oneOf(['A', 'Q', 'F', 'R']);
  return Array.from({ length: frame.count }, (_, n) => {
    if (way === 0) return `${1 + Math.floor(n / 5)}.${1 + (n % 5)}`;
    if (way === 1) return `${mark}-${String(n + 1).padStart(2, '0')}`;
    return way === 2 && n % 3 > 0 ? '' : String(n + 1);
  });
};

const headFor = ({ dice, language }: Frame, use: HeadUse): string => dice.oneOf(headsFor(language, use));

/** States that say how far a row is: the same few in the whole column. */
const states = (frame: Frame): readonly string[] => frame.dice.oneOf(entriesFor(frame.language, 'states')).split(',');
const values = (frame: Frame): readonly string[] => frame.dice.oneOf(headsFor(frame.language, 'choices')).split(',');

type Making = (frame: Frame, part: Part, share: number) => MadeColumn[];

/** A choice spread over columns: one for each value, with a mark in one of them. */
const markColumns: Making = (frame, part, share) => {
  const mark = frame.dice.oneOf(entriesFor(frame.language, 'marks'));
  const heads = values(frame);
  const chosen = entered(frame, share, () => String(frame.dice.below(heads.length)));
  return heads.map((head, n) => ({ part, head, cells: chosen.map((at) => (at === String(n) ? mark : '')) }));
};

const choiceColumn: Making = (frame, part, share) => {
  const { dice } = frame;
  const own = part === 'status' ? states(frame) : values(frame);
  const isList = dice.is(0.35) && own.length > 1;
  const cells = entered(frame, share, () => dice.oneOf(own));
  return [{ part, head: headFor(frame, part as HeadUse), cells, ...(isList ? { choices: own } : {}) }];
};

const sectionColumn: Making = (frame, part) => {
  const cells = inRuns(frame, entriesFor(frame.language, 'sections'), 6);
  const way = frame.dice.below(5);
  const isMergedDown = way === 4;
  return [{ part, head: headFor(frame, 'section'), cells: way < 3 ? cells : onceEach(cells), isMergedDown }];
};

const peopleIn = (frame: Frame, share: number): string[] => {
  const { dice, language } = frame;
  const people = dice.shuffled(entriesFor(language, 'people')).slice(0, 2 + dice.below(5));
  return dice.is(0.4) ? inRuns(frame, people, 5) : entered(frame, share, () => dice.oneOf(people));
};

const othersIn = (frame: Frame): string[] => {
  const { dice, language } = frame;
  const own = dice.shuffled(entriesFor(language, 'others')).slice(0, 3);
  return entered(frame, dice.oneOf([0, 0.6, 1, 1]), () => dice.oneOf(own));
};

const wordsIn = (frame: Frame, kind: 'answers' | 'comments' | 'questions', share: number): string[] => {
  const all = entriesFor(frame.language, kind);
  return entered(frame, share, () => frame.dice.oneOf(all));
};

const CELLS: Partial<Record<Part, (frame: Frame, share: number) => string[]>> = {
  number: numbers,
  owner: peopleIn,
  askerPerson: peopleIn,
  reference: (frame, share) => entered(frame, share, places(frame)),
  other: othersIn,
  followQuestion: (frame, share) => wordsIn(frame, 'questions', share / 3),
  followAnswer: (frame, share) => wordsIn(frame, 'answers', share / 4),
  answer: (frame, share) => wordsIn(frame, 'answers', share),
};

const column: Making = (frame, part, share) => {
  if (part === 'mark') return markColumns(frame, part, share);
  if (part === 'status' || part === 'choice') return choiceColumn(frame, part, share);
  if (part === 'section') return sectionColumn(frame, part, share);
  const head = headFor(frame, part as HeadUse);
  return [{ part, head, cells: CELLS[part]?.(frame, share) ?? wordsIn(frame, 'comments', share) }];
};

/** The columns beside the questions. Nearly each is there or not, whatever the others are. */
const partsOf = ({ dice }: Frame, asking: Asking): Part[] => {
  const replies: Part[][] = [
    ['answer'],
    ['answer'],
    ['answer'],
    ['choice', 'comment'],
    ['choice'],
    ['mark', 'comment'],
    [],
  ];
  const [reply] = dice.shuffled(asking === 'records' || asking === 'requests' ? [...replies, [], []] : replies);
  const own = reply ?? [];
  const may = (part: Part, share: number): Part[] => (dice.is(share) && !own.includes(part) ? [part] : []);
  const follow: Part[] = own.includes('answer') && dice.is(0.15) ? ['followQuestion', 'followAnswer'] : [];
  const beside: Part[] = [
    ...may('comment', 0.45),
    ...may('reference', asking === 'statements' || asking === 'records' ? 0.7 : 0.45),
    ...may('status', 0.5),
    ...may('askers', 0.2),
    ...may('owner', 0.4),
    ...may('askerPerson', 0.15),
    ...may('other', 0.3),
  ];
  // A list is answered somehow.
  const isFree = own.length > 0 || beside.some((one) => one === 'comment' || one === 'status' || one === 'reference');
  const replied: Part[] = isFree ? own : ['answer'];
  return dice.is(0.5) ? [...replied, ...follow, ...beside] : [...replied, ...follow, ...dice.shuffled(beside)];
};

const before = ({ dice }: Frame): Part[] => [
  ...(dice.is(0.75) ? (['number'] as const) : []),
  ...dice.shuffled([
    ...(dice.is(0.55) ? (['section'] as const) : []),
    ...(dice.is(0.15) ? (['other'] as const) : []),
    ...(dice.is(0.08) ? (['askerPerson'] as const) : []),
    ...(dice.is(0.08) ? (['owner'] as const) : []),
  ]),
];

export const madeColumns = (frame: Frame, asking: Asking, questions: readonly string[]): MadeColumn[] => {
  const share = frame.dice.oneOf(FILLED);
  const first = before(frame);
  const rest = partsOf(frame, asking).filter((part) => !first.includes(part) || part === 'other');
  const last: Part[] = !first.includes('section') && frame.dice.is(0.1) ? ['section'] : [];
  const made = (part: Part): MadeColumn[] => column(frame, part, share);
  return [
    ...first.flatMap(made),
    { part: 'question', head: headFor(frame, asking), cells: questions },
    ...[...rest, ...last].flatMap(made),
  ];
};
