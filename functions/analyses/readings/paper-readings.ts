// Compares papers with the accounts and with each other: the cost of a rule with profit, directors counted and listed.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/reading-words.json' with { type: 'json' };
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import { amountIn, amountText, percentIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { documentName } from '../evidence/document-name.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { plainTables } from '../evidence/plain-table.ts';
import { sayYear } from '../evidence/say-year.ts';
import { SUBJECTS } from '../evidence/subjects.ts';
import { withoutGloss } from '../evidence/without-gloss.ts';
import { apart, type Reading, readingOf, type Side } from './reading.ts';

const named = (id: 'cost' | 'board' | 'director' | 'part') =>
  compile({ ...lexicon[id], id, source: lexicon.source, not: [] });
const [saysCost, saysBoard] = [named('cost'), named('board')];
const [isDirector, saysPart] = [named('director'), named('part')];

/** The first amount behind the company's name, before another name could follow. */
const MAX_BEHIND = 40;
const amountOfCompany = (names: readonly string[], text: string, unit: string): Figure | undefined => {
  const at = Math.max(...names.map((name) => text.indexOf(name) + (text.includes(name) ? name.length : 0)));
  return at <= 0
    ? undefined
    : readFigures(text).figures.find((one) => one.unit === unit && one.start >= at && one.start - at <= MAX_BEHIND);
};

/** A larger share of the income is not the cost of a rule. Set by hand. */
const MAX_OF_INCOME = 0.5;

/** What papers of others say that a rule costs the company. */
export const complianceToProfit = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language } = context;
  const figures = await figuresOf(context, company, ['operatingIncome']);
  const income = known(figures, 'operatingIncome', yearsOf(figures).at(-1) ?? '');
  if (!income || income.value <= 0) return [];
  const passages = (await context.room(['regulation'])).filter(
    (one) => !isOwn(company, one) && one.chunk.kind === 'prose',
  );
  const scale = scaleFor(language, income.unit, [income.value]);
  const sentences = passages.flatMap(quotable).filter(({ text }) => !SUBJECTS.dispute.test(text));
  return sentences.flatMap((one): Reading[] => {
    const cost =
      saysCost(one.text).length > 0 ? amountOfCompany(companyNames(company.name), one.text, income.unit) : undefined;
    const share = cost ? cost.value / income.value : 1;
    if (!cost || share > MAX_OF_INCOME) return [];
    const rate = percentIn(language, share);
    // The sentence says which rule it is, and for how long.
    const isQuoted = languageOf(one.text) === language;
    const text = context.text(isQuoted ? 'reading.complianceQuoted' : 'reading.complianceToProfit', {
      ...{ cost: cost.text, document: documentName(one.passage.chunk.context.document).replaceAll('_', ' '), rate },
      ...{ quote: one.text, company: withoutGloss(company.name) },
      ...{ period: sayYear(language, income.year, [income]), income: amountText(language, scale, income.value) },
    });
    const formula = `${amountIn(language, scale, cost.value)} ÷ ${amountIn(language, scale, income.value)} = ${rate}`;
    const { n } = context.notes.cite(one.passage, one.start, one.end);
    return [readingOf({ text, about: rate, formula, refs: [n, ...refsOf([income])], distance: share * 5 })];
  });
};

type Counted = { readonly count: number; readonly one: Quotable };
const MAX_DIRECTORS = 40;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** A number of directors, not of meetings or projects. */
const COUNTED = new RegExp(
  `(\\d{1,2})\\s?(?:명|名|人)|\\b(\\d{1,2}|${NUMBERS.join('|')})\\b(?=[^.,;]{0,30}\\b(?:directors?|members?|independent)\\b)`,
  'giu',
);
const numberOf = (text: string): number => (/\d/.test(text) ? Number(text) : NUMBERS.indexOf(text.toLowerCase()) + 1);

/** The number of directors of a sentence on how the board is made up. */
const countIn = (text: string): number | undefined => {
  const [place] = saysBoard(text);
  if (!place) return undefined;
  const behind = text.slice(place.start);
  const counts = [...behind.matchAll(COUNTED)].map(([, ofPeople, inWords]) => numberOf(ofPeople ?? inWords ?? ''));
  const [first, ...others] = counts;
  if (first === undefined) return undefined;
  // Executive and outside directors add up, unless the second number is a part of the first.
  const count = saysPart(behind).length > 0 ? first : others.reduce((sum, one) => sum + one, first);
  return count > 1 && count <= MAX_DIRECTORS ? count : undefined;
};

export const directorsTwice = async ({ context, company }: Side): Promise<Reading[]> => {
  const passages = (await context.room(['management', 'governance', 'people'])).filter((one) => isOwn(company, one));
  const [said] = passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .flatMap((one): Counted[] => {
      const count = countIn(one.text);
      return count === undefined ? [] : [{ count, one }];
    });
  // Only a list of directors alone can be counted against the board.
  const table = plainTables(passages).find(
    ({ rows }) => rows.length > 1 && rows.every(({ cells }) => isDirector(cells[1] ?? '').length > 0),
  );
  if (!said || !table || table.rows.length === said.count) return [];
  const listed = String(table.rows.length);
  const text = context.text('reading.directorsTwice', {
    ...{ count: said.count, listed },
    document: documentName(said.one.passage.chunk.context.document).replaceAll('_', ' '),
    list: documentName(table.passage.chunk.context.document).replaceAll('_', ' '),
  });
  const rows = table.rows.map(({ start, end }) => context.notes.cite(table.passage, start, end).n);
  const { n } = context.notes.cite(said.one.passage, said.one.start, said.one.end);
  const formula = `${said.count} − ${listed} = ${said.count - table.rows.length}`;
  return [
    readingOf({
      ...{ text, about: listed, formula, refs: [n, ...rows] },
      ...{ distance: apart(said.count, table.rows.length), otherwise: String(said.count) },
    }),
  ];
};
