// Finds figures in Korean, English and Japanese text: sign, number, scale and unit; dates, years and labels are excluded.
import { type Period, periodsIn } from './periods.ts';
import { timesPower } from './times-power.ts';
import { isCurrency, powerOf, SCALE, SYMBOL, UNIT, type Unit, unitOfGroups, unitOfSymbol } from './units.ts';

export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Signed and scaled: 1.5억 is 150,000,000. */
  readonly value: number;
  /** Half a unit of the last printed digit, scaled. */
  readonly half: number;
  /** Power of ten that the text states; 0 for a bare number. */
  readonly power: number;
  readonly unit?: Unit | undefined;
  /** In brackets with its unit, which is an aside in prose and a minus in a table. */
  readonly loose: boolean;
};

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const NEGATIVE = '[-−–△▲]';
/** A number with its scale, or several in sequence: 279조 6,048억. */
const AMOUNT = `(?:${NUMBER})(?:\\s?${SCALE})?(?:\\s?(?:${NUMBER})\\s?${SCALE})*`;
const FIGURE = new RegExp(
  `(?<sign>${NEGATIVE}\\s?)?(?<open>\\()?(?<symbol>${SYMBOL})?\\s?(?<inner>${NEGATIVE}\\s?)?(?<open2>\\()?(?<amount>${AMOUNT})(?<close2>\\))?\\s?(?:${UNIT})?(?<close>\\))?`,
  'giu',
);
const PART = new RegExp(`(${NUMBER})\\s?(${SCALE})?`, 'giu');

/** Numbers that identify and do not measure: notes, items, standards, forms, articles, footnote marks. */
const LABELS =
  /\[\d+\]|(?<![a-z])(?:notes?|items?|sections?|pages?|p\.|pp\.|ifrs|ias|asc|asu|forms?|rules?|tables?|exhibits?|parts?|levels?|no\.|nos\.|topic|chapter|figure|article|step|phase|주석|별첨|注記?|表|図)\s?\d[\d.()-]*(?:\s?[,~및and-]+\s?\d+)*|(?:제|第)\s?\d[\d,]*\s?(?:조|항|호|장|절|차|회|条|項|号|章|回|位)?|\d{1,2}:\d{2}|주\s?\d+\)|(?<!\d)1\s?(?:株|人|口)\s?(?:当たり|あたり)|(?<!\d)1\s?(?:주|인|명)당|\d+-[a-z](?![a-z])/giu;

type Stretch = { readonly start: number; readonly end: number };
const labelsIn = (text: string): Stretch[] =>
  [...text.matchAll(LABELS)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const places = (number: string): number => number.split('.')[1]?.length ?? 0;
const plain = (number: string): number => Number(number.replaceAll(',', ''));
/** Larger numbers are identifiers, since no amount, count or rate has as many digits. */
export const MAX_VALUE = 1e21;

const amountOf = (amount: string) => {
  let value = 0;
  let half = 0;
  let power = 0;
  for (const [, number = '0', scale] of amount.matchAll(PART)) {
    power = scale ? powerOf(scale) : 0;
    value += timesPower(plain(number), power);
    half = Number(`5e${power - places(number) - 1}`);
  }
  return { value, half, power };
};

const isWordPart = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{Script=Latin}\d_]/u.test(letter);

type Groups = Readonly<
  Partial<Record<'sign' | 'open' | 'symbol' | 'inner' | 'open2' | 'amount' | 'close2' | 'close', string>>
>;

/**
 * Whether a sign is a minus. A hyphen between numbers or inside a word is a range or compound, with or without spaces
 * on both sides.
 */
const isFree = (sign: string | undefined, before: string): boolean => {
  if (sign === undefined) return false;
  // Japanese has no space between a particle or 約 and the sign: 利益は-12億円.
  if (/[\p{Script=Hiragana}約]$/u.test(before)) return true;
  return !(/\s$/.test(sign) ? /[\p{L}\d)%]\s?$/u : /[\p{L})]$|[\d%]\s?$/u).test(before);
};

/** Brackets around only the number mean minus; around number and unit they may also be an aside: (1.5%). */
const signOf = (groups: Groups, text: string, start: number): { negative: boolean; loose: boolean } => {
  const { sign, inner, open, open2, close, close2, symbol } = groups;
  const measured = symbol !== undefined || unitOfGroups(groups) !== undefined;
  if (open2 && close2) return { negative: true, loose: false };
  if (open && close2) return { negative: symbol === undefined, loose: symbol !== undefined };
  if ((open || open2) && close) return { negative: !measured, loose: measured };
  if (inner || (sign && /[△▲−]/.test(sign))) return { negative: true, loose: false };
  return { negative: isFree(sign, text.slice(Math.max(0, start - 2), start)), loose: false };
};

/** The text without a bracket that is not opened in it. */
const trimmed = (raw: string): string => {
  const text = raw.trim();
  const opened = text.split('(').length;
  const closed = text.split(')').length;
  if (closed > opened) return text.replace(/\s?\)$/, '');
  return opened > closed ? text.replace(/^\(\s?/, '') : text;
};

const figureOf = (match: RegExpExecArray, text: string): Figure | undefined => {
  const groups: Groups = match.groups ?? {};
  const amount = groups.amount ?? '';
  const numberAt = match.index + match[0].indexOf(amount);
  if (!groups.symbol && isWordPart(text[numberAt - 1])) return undefined;
  const printed = trimmed(match[0]);
  const start = match.index + match[0].indexOf(printed);
  const end = start + printed.length;
  if (/\d$/.test(printed) && /\p{Script=Latin}/u.test(text[end] ?? '')) return undefined;
  const unit = unitOfGroups(groups) ?? (groups.symbol ? unitOfSymbol(groups.symbol) : undefined);
  const { value, half, power } = amountOf(amount);
  if (value > MAX_VALUE) return undefined;
  const { negative, loose } = signOf(groups, text, match.index);
  return { start, end, text: printed, value: negative && value !== 0 ? -value : value, half, power, unit, loose };
};

const inside = (figure: Figure, stretches: readonly Stretch[]): boolean =>
  stretches.some((stretch) => figure.start < stretch.end && stretch.start < figure.end);

export type Reading = { readonly figures: readonly Figure[]; readonly periods: readonly Period[] };

/** Blanks parts of a text without changing positions. */
const without = (text: string, stretches: readonly Stretch[]): string => {
  let out = text;
  for (const { start, end } of stretches) out = out.slice(0, start) + '\ue000'.repeat(end - start) + out.slice(end);
  return out;
};

/** All figures and periods in a text, with their places. Full-width characters (１２３，％) are read as plain ones. */
export const readFigures = (text: string): Reading => {
  // Only characters that fold to a single unit are folded, so that positions do not change.
  const folded = text.replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const periods = periodsIn(folded);
  const labels = labelsIn(folded);
  const rest = without(folded, [...periods, ...labels]);
  const figures = [...rest.matchAll(FIGURE)]
    .map((match) => figureOf(match, rest))
    .filter((figure): figure is Figure => figure !== undefined && !inside(figure, [...periods, ...labels]));
  return { figures, periods };
};

/** True if the text has an amount of money. */
export const statesMoney = (text: string): boolean => readFigures(text).figures.some(({ unit }) => isCurrency(unit));
