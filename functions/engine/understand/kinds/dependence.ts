// Detects questions about how much of the business depends on one party, and texts that state the share.
import { readFigures } from '#shared/language/grammar/figures.ts';
import lexicon from '#shared/language/lexicon/dependence.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const asksIn = compile(lexicon.asks);
const sharesIn = compile(lexicon.shares);
const stakesIn = compile(lexicon.stakes);

export const asksDependence = (question: string): boolean => asksIn(question.normalize('NFKC')).length > 0;

const PARTY = new RegExp(
  [
    '([\\p{L}\\d&·・ー]+?)(?:에\\s대한|의)?\\s?의존',
    '([\\p{L}\\d&・ー]+?)(?:への|に対する|の|に)(?:依存|どの程度依存|どれくらい依存|どれだけ依存)',
    "\\bon (?:the )?([\\p{L}\\d&.' -]+)",
  ].join('|'),
  'u',
);
/** The party on which the business may depend, as the question names it. */
export const partyIn = (question: string): string | undefined =>
  PARTY.exec(question.normalize('NFKC').replace(/[\s?？.]+$/u, ''))
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim();

/**
 * Most characters between the party and its share: "38%" behind "Acme", "44% of sales come from Acme". Set by hand, not
 * tuned on a set.
 */
const APART = 60;

/** Whether the nearest figure beside the party is a percentage of the business. */
export const tellsDependence = (party: string, text: string): boolean => {
  const plain = text.normalize('NFKC');
  const at = plain.toLowerCase().indexOf(party.normalize('NFKC').toLowerCase());
  if (at < 0 || sharesIn(plain).length === 0 || stakesIn(plain).length > 0) return false;
  const { figures } = readFigures(plain);
  const behind = figures.find(({ start }) => start >= at + party.length);
  const before = figures.findLast(({ end }) => end <= at);
  const isNear = behind?.unit === 'percent' && behind.start - at - party.length <= APART;
  return isNear || (before?.unit === 'percent' && at - before.end <= APART);
};

export const statesShare = (text: string): boolean => readFigures(text).figures.some(({ unit }) => unit === 'percent');
