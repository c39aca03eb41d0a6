// Tells which sentences a question leaves to other sections, whatever its words find.
import eventWords from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { statesStake } from './evidence/asking-price.ts';
import { aboutText, onOneOf, SAYS } from './room/report-subjects.ts';

const [isOfSale, isOfDeal] = [onOneOf('sale'), onOneOf('acquisitions')];
const isFounding = compile({ ...eventWords, ...eventWords.founding });

/** That a contract runs out, and what is to be agreed then, is an open point. */
const isContractEnd = (text: string): boolean => {
  const { own, named } = aboutText(text, []);
  return (own.get('open') ?? 0) >= SAYS && named.has('terms') && !named.has('plan');
};

/** What came of an acquisition says how that went: no customer base of today, and no weak side. */
const LEFT: Readonly<Record<string, { test(text: string): boolean }>> = {
  customersOf: onOneOf('outcome'),
  outlookOf: { test: isContractEnd },
  strategyOf: { test: isContractEnd },
  weakPointsOf: onOneOf('lesson'),
  // The founding is a milestone.
  turningPointsOf: { test: (text) => isFounding(text).length > 0 && !isOfDeal.test(text) },
  // That the owners think of selling is a fact.
  openQuestionsOf: { test: (text) => isOfSale.test(text) && statesStake(text) },
};

/** `key`: of i18n `analyses.ask`. */
export const isLeftElsewhere = (key: string, text: string): boolean => LEFT[key]?.test(text) ?? false;
