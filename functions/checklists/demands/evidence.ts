// Decides whether a line that answers a question is the kind of evidence that a row of a list asks for.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { matcher, plain } from '../polarity/plain-text.ts';
import { isPolar } from '../polarity/polar-question.ts';
import { isPastQuestion } from '../polarity/question-side.ts';
import { isOfOtherScope, isOnOneOfClass } from '../polarity/scope.ts';
import { readSentence } from '../polarity/sentence-stance.ts';
import { isTopic } from '../polarity/topic.ts';
import demands from '../words/demands.json' with { type: 'json' };
import { type Demand, demandsOf, ownedHead } from './demand.ts';

/** A line of an answer; a row of a table with its cells, and with the labels of its columns. */
export type Line = { readonly text: string; readonly cells?: readonly string[]; readonly labels?: string };

const { holds } = demands;
const [SHARE, PRICE, TIME, NONE, NAME, WHOLE] = [
  holds.share,
  holds.price,
  holds.time,
  holds.none,
  holds.name,
  holds.whole,
].map((pattern) => new RegExp(pattern, 'u')) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
const PERCENT = /\d[\d.,]*\s?(?:%|％|per ?cent|퍼센트|パーセント)/gu;
const CLAUSE_NUMBER = /^\s*\d+(?:\.\d+)*\.?\s|第\s?\d+\s?[条項]|제\s?\d+\s?[조항호]/gu;
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|[一二三四五六七八九十]|[한두세네] /u;
const LATIN_NAME = /\p{Lu}[\p{L}&'’.-]+ (?:(?:of|and|&|the) )?\p{Lu}[\p{L}&'’.-]+/u;
/** Korean and Japanese names have no capitals: what is no name there is not known. */
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;

const hasDay = (text: string): boolean => periodsIn(text).length > 0 || daysIn(text).length > 0;

/** A figure that is no share, no day and no number of a clause. */
const hasNumber = (text: string): boolean => {
  const bare = text.replace(PERCENT, ' ').replace(CLAUSE_NUMBER, ' ');
  const dated = [...periodsIn(bare), ...daysIn(bare)];
  return [...bare.matchAll(/\d+/gu)].some(
    ({ index }) => !dated.some(({ start, end }) => index >= start && index < end),
  );
};

/** "Margins fell due to the price of rice" states no price. */
const CAUSES = new RegExp(matcher(demands.causes), 'gu');

const HOLDS: Readonly<Record<Demand, (line: Line) => boolean>> = {
  price: ({ text, labels = '' }) => PRICE.test(plain(`${labels} ${text}`).replace(CAUSES, ' ')),
  rate: ({ text, labels = '' }) =>
    SHARE.test(plain(`${labels} ${text}`)) || NONE.test(plain(text)) || /%/u.test(labels),
  money: ({ text }) => hasNumber(text) || NONE.test(plain(text)),
  count: ({ text }) => hasNumber(text) || NUMBER_WORD.test(plain(text)) || NONE.test(plain(text)),
  date: ({ text }) => hasDay(text) || TIME.test(plain(text)),
  level: ({ text }) => /\d/u.test(text) || NONE.test(plain(text)),
  length: ({ text }) => hasDay(text) || TIME.test(plain(text)) || NUMBER_WORD.test(plain(text)),
  party: ({ text, cells }) =>
    cells !== undefined || !LATIN.test(text) || LATIN_NAME.test(text) || NAME.test(plain(text)),
};

const CLAUSES = matcher(demands.clauses);
const LISTED = matcher(demands.listed);
/** Fewer cells may be a label and its term. */
const MIN_REGISTER = 4;
/** A row of a register for what a contract says. */
const isRegisterRow = (question: string, { text, cells = [], labels = '' }: Line): boolean => {
  const plainly = plain(question);
  if (cells.length < MIN_REGISTER || !CLAUSES.test(plainly) || LISTED.test(plainly)) return false;
  return !CLAUSES.test(plain(`${labels} ${text}`));
};

const DAYS = matcher(demands.days);
/** The day of another act: due, where filed is asked for. */
const isOtherAct = (question: string, text: string): boolean => {
  const [own, line] = [plain(question), plain(text)];
  if (!DAYS.test(own.trim()) && !demandsOf(question).includes('date')) return false;
  return demands.acts.some((act) => act.some((word) => own.includes(word)) && !act.some((word) => line.includes(word)));
};

/** "Name of the auditor": a line with another name does not say whose it is. */
const lacksRole = (question: string, { text, cells }: Line): boolean => {
  const role = ownedHead(question)?.owner;
  return role !== undefined && cells === undefined && demandsOf(question).includes('party') && !text.includes(role);
};

/** 運転資本の基準額 where 譲渡対価の基準額 is asked for. */
const isOfOtherOwner = (question: string, text: string): boolean => {
  const own = ownedHead(question);
  if (!own || demandsOf(question).length === 0 || text.includes(own.owner)) return false;
  const owners = [
    ...text.matchAll(
      new RegExp(`([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー]+)(?:の|의 )${own.head}`, 'gu'),
    ),
  ];
  return (
    owners.length > 0 && owners.every(([, owner = '']) => !own.owner.includes(owner) && !owner.includes(own.owner))
  );
};

const TERMS = ['waives', 'free', 'limits', 'conditional', 'forbids', 'allows', 'requires'];
const HAPPENED =
  /\b(?:was|were|has|(?<!\b(?:must|shall|may|to|will|can|should) )have|had|did)\b|[았었였했됐졌](?:다|습|으|음|고)|(?:まし|っ|し|れ)た/u;
/** A term of a contract for what has happened. */
const isTerm = (question: string, text: string): boolean => {
  if (!isPastQuestion(question) || HAPPENED.test(plain(text))) return false;
  const stance = readSentence(question, text)?.stance;
  return stance !== undefined && TERMS.includes(stance);
};

/** "Shall not subcontract the whole" for a question on the cleaning: neither a yes nor a no. */
const isScopedOtherwise = (question: string, text: string): boolean => {
  const stance = isPolar(question) ? readSentence(question, text)?.stance : undefined;
  return (stance === 'forbids' || stance === 'conditional') && isOfOtherScope(question, text);
};

const DENIES = ['absent', 'declines'];
/** One covenant that is complied with does not show that all are; the rows of a table show each. */
const isOneOfAll = (question: string, { text, cells }: Line): boolean => {
  if (cells !== undefined || !isPolar(question) || isTopic(question) || !isOnOneOfClass(question, text)) return false;
  return !DENIES.includes(readSentence(question, text)?.stance ?? '');
};

/** "4. Security and guarantees": the heading of a passage, which says nothing itself. */
const HEADING = /^\s*(?:#+|\d+(?:\.\d+)*[.)]?|第\d+[条章]|제\d+[조장])\s+[^\d:：|.。]{1,40}$/u;
const isHeading = (question: string, text: string): boolean =>
  HEADING.test(text.normalize('NFKC')) && readSentence(question, text) === undefined;

const BOUNDS = new RegExp(matcher(demands.bounds), 'gu');
const BOUNDED = matcher(demands.bounded);
const VALUES: readonly Demand[] = ['rate', 'money', 'count'];
/** "If her share falls below 40%": the figure at which something happens, and not the share. */
const isBoundOnly = (question: string, { text }: Line, wanted: readonly Demand[]): boolean => {
  const bare = plain(text).replace(BOUNDS, ' ');
  if (bare === plain(text) || BOUNDED.test(plain(question))) return false;
  return wanted.some((demand) => VALUES.includes(demand)) && !VALUES.some((demand) => HOLDS[demand]({ text: bare }));
};

const SPLITS = matcher(demands.splits);
const OWNED = matcher(demands.owned);
/** The shares of several, or of one that has all, but not of what the company owns itself. */
const isSplit = (question: string, { text, cells, labels = '' }: Line): boolean =>
  (cells !== undefined && HOLDS.rate({ text, labels })) ||
  [...text.matchAll(PERCENT)].length > 1 ||
  (WHOLE.test(plain(text)) && (OWNED.test(plain(question)) || !OWNED.test(plain(text))));

const ANNOUNCES = matcher(demands.announces);

export const isEvidence = (question: string, line: Line): boolean => {
  const wanted = demandsOf(question);
  if (wanted.length > 0 && !wanted.some((demand) => HOLDS[demand](line))) return false;
  if (SPLITS.test(plain(question)) && !isSplit(question, line)) return false;
  if (line.cells === undefined && ANNOUNCES.test(plain(line.text))) return false;
  if (isHeading(question, line.text) || isRegisterRow(question, line) || isTerm(question, line.text)) return false;
  if (isBoundOnly(question, line, wanted) || isScopedOtherwise(question, line.text)) return false;
  if (isOneOfAll(question, line)) return false;
  return !isOtherAct(question, line.text) && !isOfOtherOwner(question, line.text) && !lacksRole(question, line);
};
