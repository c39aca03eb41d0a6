// Finds the ratios that a question asks for, by name or kind; the answer shows their formula.

import { escaped } from '#shared/language/escaped.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import margin from '#shared/language/lexicon/margin.json' with { type: 'json' };
import loans from '#shared/language/lexicon/margin-of-loans.json' with { type: 'json' };
import kinds from '#shared/language/lexicon/ratio-kinds.json' with { type: 'json' };
import unitSigns from '#shared/language/lexicon/unit-signs.json' with { type: 'json' };
import { findWanted } from '../kinds/answer-type.ts';
import { blank } from '../words/blank.ts';
import { contentWords } from '../words/content-words.ts';
import { withoutBrackets } from './ratios/bracket-formula.ts';
import { formulaIn } from './ratios/from-formula.ts';
import { RATIOS } from './ratios/known-ratios.ts';
import { multipleIn } from './ratios/multiple.ts';
import { rateOf } from './ratios/rate-of.ts';
import type { Ratio } from './ratios/ratio.ts';
import { shareOf } from './ratios/share-of.ts';

const squeeze = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Kinds of ratios, each with its usual members. */
const KINDS = kinds.kinds.map(({ ratios, ...words }) => ({
  ratios,
  find: compile({ source: kinds.source, ...words }),
}));

/** Removes names of kinds, which are no company names: 레버리지. */
export const withoutRatioKinds = (question: string): string => {
  const plain = question.normalize('NFKC');
  return blank(
    plain,
    KINDS.flatMap(({ find }) => find(plain)),
  );
};

const marginIn = compile(margin);
/** Whether the text contains "margin" alone, without saying which one. */
export const isOpenMargin = (text: string): boolean => marginIn(text.normalize('NFKC')).length > 0;
const OPEN_MARGIN = ['grossMargin', 'operatingMargin', 'netMargin'];
const loansIn = compile(loans);
const OWNED: ReadonlySet<string> = new Set(loans.owned);
/** "The margin on the loan", 대출 마진, 借入のマージン: what a bank adds to a rate is no profit. */
const isOfLoan = (text: string, { start, end }: Place): boolean =>
  (/^\s+(?:on|of|over|for|under)\b/iu.test(text.slice(end)) && loansIn(text.slice(end)).length > 0) ||
  loansIn(text).some((loan) => loan.end <= start && OWNED.has(text.slice(loan.end, start).trim()));
/** Whether the margin itself is asked for: no content words follow it, as they do in a question about its effect. */
const asksOpenMargin = (question: string): boolean => {
  const plain = question.normalize('NFKC');
  const [place] = marginIn(plain);
  if (!place || isOfLoan(plain, place)) return false;
  return findWanted(plain) === 'cause' || contentWords(plain.slice(place.end), []).length === 0;
};

/** "EBITDA % margin" is the EBITDA margin. */
export const withoutPercentSigns = (question: string): string => question.replace(/(?<=\p{L}) %(?= \p{L})/gu, '');

/** A unit that the question itself gives. */
const SAYS_PERCENT = new RegExp(`${unitSigns.percent.join('|')}|\\*\\s*100`, 'iu');
/** A known ratio that the question names beside its formula has its own name and unit: a quick ratio is a multiple. */
const underItsName = (given: Ratio, question: string): Ratio => {
  const formula = given.stated?.slice(given.stated.indexOf('('));
  const rest = formula ? question.replace(formula, ' ') : question;
  const known = RATIOS.find((one) => namesRatio(one, rest) && (one.over === undefined) === (given.over === undefined));
  if (!known) return given;
  const { id, names, unit, lessIsBetter } = known;
  // A name of several words is longer than the one before the brackets.
  const stated = given.stated && namesRatio(known, given.stated) ? given.stated : formula;
  return {
    ...given,
    ...{ id, names, stated },
    unit: given.unit === 'percent' && SAYS_PERCENT.test(question) ? 'percent' : unit,
    ...(lessIsBetter ? { lessIsBetter } : {}),
  };
};

/** The ratio whose formula the question or a definition beside it states. */
export const givenRatio = (question: string, definitions = ''): Ratio | undefined => {
  const given = formulaIn(question) ?? formulaIn(definitions);
  return given && underItsName(given, question.normalize('NFKC'));
};

/** The ratios that a question names, by name or by kind. */
export const findRatios = (question: string): readonly Ratio[] => {
  const given = givenRatio(question);
  if (given) return [given];
  // A ratio whose brackets break it down names other ratios there.
  const bare = withoutPercentSigns(withoutBrackets(question));
  const one = multipleIn(bare) ?? RATIOS.find((ratio) => namesRatio(ratio, bare));
  const found = one ?? rateOf(question) ?? shareOf(question);
  if (found) return [found];
  const plain = question.normalize('NFKC');
  const usual = KINDS.find(({ find }) => find(plain).length > 0)?.ratios;
  const kind = usual ?? (asksOpenMargin(question) ? OPEN_MARGIN : []);
  return kind.flatMap((id) => RATIOS.filter((one) => one.id === id));
};

/** The names as a case-insensitive pattern; between Korean or Japanese characters spaces are ignored. */
export const namesPattern = ({ names }: Ratio): string =>
  Object.values(names)
    .flat()
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      /^[\x20-\x7e]+$/.test(name) ? escaped(name) : [...name.replaceAll(' ', '')].map(escaped).join('\\s*'),
    )
    .join('|');

/** Removed because names have no possessive mark: stockholders' equity. */
const POSSESSIVE = /['’](?=\s|s\s)/g;
/** Latin names match whole words only: "roe" is not part of "Monroe", nor EBITDA of EBITDAR. */
const finderOf = (name: string): ((plain: string, squeezed: string) => boolean) => {
  if (!/^[\x20-\x7e]+$/.test(name)) {
    const wanted = squeeze(name);
    return (_, squeezed) => squeezed.includes(wanted);
  }
  // "Debt to equity ratio" does not name an equity ratio.
  const pattern = new RegExp(
    `(?<![a-z]${/ ratio$/.test(name) ? '|\\bto[\\s-]' : ''})${escaped(name).replaceAll(' ', '\\s*')}s?(?![a-z])`,
    'i',
  );
  return (plain) => pattern.test(plain);
};
/** Cached because every label of a table is checked against all names. */
const finders = new WeakMap<Ratio, readonly ReturnType<typeof finderOf>[]>();
const findersOf = (ratio: Ratio) => {
  const made = finders.get(ratio) ?? Object.values(ratio.names).flat().map(finderOf);
  finders.set(ratio, made);
  return made;
};

export const namesRatio = (ratio: Ratio, text: string): boolean => {
  const plain = text.replace(POSSESSIVE, '');
  const squeezed = squeeze(text);
  return findersOf(ratio).some((find) => find(plain, squeezed));
};
