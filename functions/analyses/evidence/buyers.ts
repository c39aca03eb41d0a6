// Who buys: whom each segment of the company serves, and what observers of the market count of its buyers.
import { readFigures } from '#shared/language/grammar/figures.ts';
import nouns from '#shared/language/lexicon/buyer-nouns.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { withOwn } from '../readings/own-company.ts';
import { aboutOf, NEAREST, onOneOf } from '../room/report-subjects.ts';
import { segmentDescriptions } from './product-quotes.ts';

const buyersIn = compile(nouns);
const namesBuyers = (text: string): boolean => buyersIn(text).length > 0;

const OF_MARKET = ['customers', 'demand', 'market'];
/** What other sections say of buyers: why and where they buy, what they pay, what they complain of, who sells to them. */
const ELSEWHERE = [
  ...['motive', 'channels', 'spending', 'complaints', 'prices', 'suppliers', 'inputCosts', 'marketShare', 'method'],
  ...['regulation', 'complianceCosts', 'economy', 'sectorImpact', 'production', 'results', 'litigation', 'incidents'],
];
const isElsewhere = onOneOf(...ELSEWHERE);

const hasRate = (text: string): boolean => readFigures(text).figures.some(({ unit }) => unit === 'percent');

const isOnBuyers = (one: Quotable): boolean => {
  const { headed } = aboutOf(one);
  return (
    OF_MARKET.some((id) => headed.has(id)) && hasRate(one.text) && namesBuyers(one.text) && !isElsewhere.test(one.text)
  );
};

export const buyersOf = async (context: SectionContext): Promise<Quotable[]> => {
  const own = await withOwn(context);
  const served = own ? (await segmentDescriptions(own)).filter(({ text }) => namesBuyers(text)) : [];
  const counted = (await context.room(OF_MARKET))
    .filter(({ chunk }) => chunk.kind === 'prose' && chunk.context.company === undefined)
    .flatMap(quotable)
    .filter(isOnBuyers);
  return [...counted, ...served].filter((one) => (aboutOf(one).stances.get('risk') ?? 0) < NEAREST);
};
