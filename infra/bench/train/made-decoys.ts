// Makes sheets that ask nothing, as books of lists hold them: registers, legends, instructions, logs.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { Block } from './known-sheet.ts';
import type { Frame } from './made-columns.ts';
import { type Dice, entriesFor, headsFor } from './made-words.ts';

export type Made = {
  readonly lines: readonly (readonly string[])[];
  readonly merges: readonly Corners[];
  readonly choices: readonly { readonly range: Corners; readonly values: readonly string[] }[];
  readonly blocks: readonly Block[];
};

/** Lines above the table: a title, whose it is, an empty line. */
export const titleLines = ({ dice, language }: Frame): string[][] => {
  const lines = dice.shuffled(entriesFor(language, 'lines'));
  const about = lines.slice(0, dice.below(4)).map((line) => (dice.is(0.3) ? ['', line] : [line]));
  const title = [dice.oneOf(entriesFor(language, 'titles'))];
  const all = dice.is(0.25) ? [] : [title, ...about];
  return all.length > 0 && dice.is(0.5) ? [...all, []] : all;
};

const figure = (dice: Dice): string =>
  dice.oneOf([
    String(dice.below(9000) + 100),
    `20${10 + dice.below(20)}-0${1 + dice.below(9)}-1${dice.below(9)}`,
    `${dice.below(90)},500`,
  ]);

/** A register of contracts or people, or a legend, a log, a folder list: other sheets of the books of lists. */
const madeRegister = (frame: Frame): Made => {
  const { dice, language, count } = frame;
  const isRegister = dice.is(0.6);
  const heads = dice.oneOf(entriesFor(language, isRegister ? 'registers' : 'decoyHeads')).split(',');
  const all = entriesFor(language, isRegister ? 'names' : 'decoyTexts');
  const [names, people, sections] = [
    dice.shuffled(all),
    entriesFor(language, 'people'),
    entriesFor(language, 'sections'),
  ];
  const [state] = [dice.oneOf(entriesFor(language, 'states')).split(',')];
  const extra = isRegister
    ? dice.shuffled(['status', 'owner', 'comment', 'reference'] as const).slice(0, dice.below(4))
    : [];
  const more: Record<(typeof extra)[number], () => string> = {
    status: () => dice.oneOf(state),
    owner: () => dice.oneOf(people),
    comment: () => (dice.is(0.3) ? dice.oneOf(entriesFor(language, 'comments')) : ''),
    reference: () => (dice.is(0.7) ? dice.oneOf(entriesFor(language, 'files')) : ''),
  };
  const second = (n: number): string =>
    isRegister && dice.is(0.8) ? figure(dice) : dice.oneOf(n % 2 ? sections : all);
  const rows = Array.from({ length: Math.min(count, names.length) }, (_, i) => [
    names[i] ?? '',
    ...heads.slice(1).map((_head, n) => second(n)),
    ...extra.map((one) => more[one]()),
  ]);
  const line = [...heads, ...extra.map((one) => dice.oneOf(headsFor(language, one)))];
  return { lines: [...titleLines(frame), line, ...rows], merges: [], choices: [], blocks: [] };
};

/** Lines that tell how to fill in a list, with or without marks before them. */
const madeInstructions = (frame: Frame): Made => {
  const { dice, language, count } = frame;
  const [title = '', ...lines] = entriesFor(language, 'instructions');
  const mark = dice.oneOf(['', '・', '- ', '• ', '※ ', '1']);
  const column = dice.is(0.2) ? [''] : [];
  const all = dice.shuffled(lines).slice(0, Math.min(count, 3 + dice.below(6)));
  const shown = all.map((line, n) => [...column, mark === '1' ? `${n + 1}. ${line}` : `${mark}${line}`]);
  return { lines: [...(dice.is(0.8) ? [[title]] : []), ...shown], merges: [], choices: [], blocks: [] };
};

/** What each mark or level of a list means: sentences that nobody answers. */
const madeLegend = (frame: Frame): Made => {
  const { dice, language } = frame;
  const codes = dice.oneOf([
    ['A', 'B', 'C', 'D'],
    ['1', '2', '3', '4', '5'],
    ['○', '△', '×'],
    ['0', '1', '2', '3'],
  ]);
  const own = dice.is(0.5) ? codes : dice.oneOf(headsFor(language, 'choices')).split(',');
  const texts = dice.shuffled([...entriesFor(language, 'statements'), ...entriesFor(language, 'decoyTexts')]);
  const use = dice.oneOf(['statements', 'requests', 'comment', 'choice'] as const);
  const head = [dice.oneOf(headsFor(language, 'choice')), dice.oneOf(headsFor(language, use))];
  const rows = own.map((code, n) => [code, texts[n] ?? '']);
  const lines = [...titleLines(frame), ...(dice.is(0.8) ? [head] : []), ...rows];
  return { lines, merges: [], choices: [], blocks: [] };
};

const WAYS = [madeRegister, madeRegister, madeInstructions, madeLegend] as const;

export const madeDecoy = (frame: Frame): Made => frame.dice.oneOf(WAYS)(frame);
