// Shows sentences on the same subject where a figure was not found.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import headcount from '#shared/language/lexicon/headcount.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import partialHeadcounts from '#shared/language/lexicon/partial-headcounts.json' with { type: 'json' };
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';
import { asksPart, partNamed } from '../../tables/parts.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { fitted } from '../fit/fit.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted, textBlocks } from '../prose/prose-blocks.ts';
import { inReadingOrder, selectSentences } from '../prose/select-sentences.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { narrowsBehind } from './clause-of-figure.ts';
import { namesNobody } from './pick-figure.ts';

const MAX_SHOWN = 2;
/** Least share of narrowing words that a related sentence must have. Set by hand. */
const MIN_PART = 0.5;

/**
 * Returns the test a related sentence must pass: it names the part, and any company that no document is about.
 * `undefined` if there is no such need.
 */
const mustName = ({ plan, passages }: Writing): ((text: string) => boolean) | undefined => {
  const isStrange = plan.names.length > 0 && !passages.some(({ signals }) => signals.entity === 1);
  const isPart = plan.ratios.length === 0 && asksPart(plan, passages);
  if (!isStrange && !isPart) return undefined;
  return (text) =>
    (!isPart || partNamed(plan, text) >= MIN_PART) && (!isStrange || plan.names.some((name) => isNamedIn(name, text)));
};

const partsIn = compile(partialHeadcounts);
/** "Loans to staff: 11 people": words for a part of the people before their number. */
const isOfPart = (text: string, { start }: Pick<Figure, 'start'>): boolean => partsIn(text.slice(0, start)).length > 0;

/** Whether a sentence states exactly one figure, of the requested measure and period. */
const states = ({ plan }: Writing, { text }: Sentence): boolean => {
  const { figures, periods } = readFigures(text);
  const isWanted = (key: string): boolean => plan.periods.some((wanted) => statesPeriod(wanted, key));
  const isOfPeriod =
    plan.periods.every((wanted) => periods.some(({ key }) => statesPeriod(wanted, key))) &&
    (plan.periods.length === 0 || periods.every(({ key }) => isWanted(key)));
  const isOfPeople = plan.metrics.some(({ id }) => id === 'employees');
  const amounts = figures.filter(({ unit }) =>
    isOfPeople ? unit === 'people' : unit !== 'percent' && unit !== 'points',
  );
  const [amount, ...others] = amounts;
  if (!isOfPeriod || !amount || others.length > 0 || plan.metrics.length !== 1) return false;
  if (isOfPeople && isOfPart(text, amount)) return false;
  return plan.metrics.every((one) => mentions(one, text)) && !narrowsBehind(plan, text, amount.end);
};

const headcountIn = compile(headcount);
const isOfPeople = ({ plan }: Writing): boolean => plan.metrics.length === 1 && plan.metrics[0]?.id === 'employees';

/**
 * "We had 8,940 employees, of whom 5,120 were drivers": the first is the total; the question must ask for nothing
 * narrower.
 */
const statesPeople = ({ plan }: Writing, { text, passage }: Quotable): boolean => {
  const { figures, periods } = readFigures(text);
  const people = figures.filter(({ unit }) => unit === 'people');
  const [first] = people;
  const dated = periods.length > 0 ? periods.map(({ key }) => key) : passage.chunk.context.periods;
  return (
    first !== undefined &&
    first.value === Math.max(...people.map(({ value }) => value)) &&
    !isOfPart(text, first) &&
    plan.metrics.every((one) => mentions(one, text)) &&
    plan.qualifiers.every((word) => headcountIn(word).length > 0 || text.toLowerCase().includes(word)) &&
    plan.periods.every((wanted) => dated.some((key) => statesPeriod(wanted, key)))
  );
};

const peopleStated = (writing: Writing): Block[] => {
  if (!isOfPeople(writing) || namesNobody(writing.plan)) return [];
  const [stated] = ownSentences(writing).filter((one) => statesPeople(writing, one));
  return stated ? [{ kind: 'text', sentences: [fitted(quoted(writing, stated), [])] }] : [];
};

const OFF = [{ code: 'offQuestion' as const }];
type Cell = BlockOf<'table'>['rows'][number][number];
const unconfirmedCell = (cell: Cell): Cell => {
  const { check } = cell;
  return check === undefined ? cell : { ...cell, ...fitted({ ...cell, check }, OFF) };
};

/** Removes every tick: nothing below "not found" is an answer, however well it is quoted. */
export const unticked = (block: Block): Block => {
  if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(unconfirmedCell)) };
  return mapSentences(block, (one) => fitted(one, OFF));
};

/** Keeps ticks only on sentences that state the figure. */
const tickedAlone = (block: Block, stating: readonly Sentence[]): Block =>
  block.kind === 'text'
    ? mapSentences(block, (one) => (stating.includes(one) ? one : fitted(one, OFF)))
    : unticked(block);

export const nearFigure = (writing: Writing, notFound: Block): Block[] => {
  const people = peopleStated(writing);
  if (people.length > 0) return people;
  const names = mustName(writing);
  if (names) {
    const { plan, passages } = writing;
    const selected = selectSentences(plan, passages, MAX_SHOWN, (one) => /\d/.test(one.text) && names(one.text));
    const sentences = inReadingOrder(selected).map((one) => fitted(quoted(writing, one), OFF));
    return [notFound, ...(sentences.length > 0 ? [{ kind: 'text' as const, sentences }] : [])];
  }
  const text = textBlocks(writing);
  const stating = text.flatMap((block) =>
    block.kind === 'text' ? block.sentences.filter((one) => states(writing, one)) : [],
  );
  return stating.length > 0 ? text.map((block) => tickedAlone(block, stating)) : [notFound, ...text.map(unticked)];
};
