// Reads from documents what a valuation needs and no statement prints: the risk-free rate, the premium on equity, the
// beta, the cost of debt, growth after the forecast.
import { readFigures } from '#shared/language/grammar/figures.ts';
import capitalRates from '#shared/language/lexicon/capital-rates.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from '../evidence/known-figure.ts';
import { quotedOf } from '../evidence/select-quotes.ts';

const { id, source, ...words } = capitalRates;
type CapitalRate = keyof typeof words;
export type StatedCapital = Partial<Record<CapitalRate, Known>>;

const NAMES = Object.keys(words) as readonly CapitalRate[];
const FIND = new Map(NAMES.map((name) => [name, compile({ ...words[name], id, source, not: [] })] as const));

/** Outside these, in percent or as the number itself, the figure is of something else. Set by hand. */
const RANGES: Readonly<Record<CapitalRate, readonly [least: number, most: number]>> = {
  riskFreeRate: [0.1, 12],
  equityPremium: [2, 12],
  beta: [0.2, 2.5],
  terminalGrowth: [0.1, 4],
  costOfDebt: [0.3, 15],
};
const BETA = /^\D{0,12}?(\d\.\d{1,2})(?![\d%％])/u;

type Place = { readonly name: CapitalRate; readonly start: number; readonly end: number };

const placesIn = (text: string): Place[] =>
  NAMES.flatMap((name) => (FIND.get(name)?.(text) ?? []).map(({ start, end }) => ({ name, start, end })));

/** The figure behind the name, before another name. */
const valueBehind = (text: string, { name, end }: Place, until: number): number | undefined => {
  if (name === 'beta') return Number(BETA.exec(text.slice(end, until))?.[1] ?? Number.NaN);
  return readFigures(text).figures.find((one) => one.unit === 'percent' && one.start >= end && one.start < until)
    ?.value;
};

const statedIn = (context: SectionContext, one: Quotable): [CapitalRate, Known][] => {
  const places = placesIn(one.text).sort((a, b) => a.start - b.start);
  return places.flatMap((place, i): [CapitalRate, Known][] => {
    const { name } = place;
    const value = valueBehind(one.text, place, places[i + 1]?.start ?? one.text.length);
    const [least, most] = RANGES[name];
    if (value === undefined || !(value >= least && value <= most)) return [];
    const { refs } = quotedOf(context, one);
    const own = name === 'beta' ? value : value / 100;
    return [[name, { metric: name, year: '', period: '', value: own, unit: 'ratio', basis: undefined, refs }]];
  });
};

/** The first that a document states of each. */
export const statedCapital = async (context: SectionContext): Promise<StatedCapital> => {
  const queries = NAMES.map((name) => words[name][context.language][0] ?? name);
  const found = await Promise.all(queries.map(async (query) => (await context.passages(query)).passages));
  const passages = [...new Map(found.flat().map((one) => [one.chunk.id, one])).values()];
  const sentences = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const stated = sentences.filter(({ text }) => !isSupposition(text)).flatMap((one) => statedIn(context, one));
  return Object.fromEntries(stated.toReversed());
};
