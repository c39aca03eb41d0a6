// Finds the two sides of a Korean question that asks each by itself: 고정이야 변동이야, 자가인가요 임차인가요.
import inflections from '#shared/language/lexicon/inflections.json' with { type: 'json' };

const ENDING = `(?:${inflections.copula.join('|')})`;
const SIDES = new RegExp(
  String.raw`(?<one>(?:\S+\s)?\S+?)${ENDING}(?<between>[,?]?\s+)(?<other>(?:\S+\s)?\S+?)${ENDING}\s*\??\s*$`,
  'u',
);

/** A cheap check that rules out nearly all texts: two such endings, one of them at the end. */
const MAY_HAVE_SIDES = new RegExp(String.raw`\S${ENDING}[,?]?\s+\S[\s\S]*${ENDING}\s*\??\s*$`, 'u');

/** As they are written, without the endings that ask. */
export const alternativesIn = (question: string): readonly [string, string] | undefined => {
  if (!MAY_HAVE_SIDES.test(question)) return undefined;
  const { one, other } = SIDES.exec(question)?.groups ?? {};
  return one && other ? [one, other] : undefined;
};

/** The question without the endings that ask for each side, so that its words are nouns. */
export const withoutAlternativeEndings = (question: string): string =>
  MAY_HAVE_SIDES.test(question) ? question.replace(SIDES, '$<one>$<between>$<other>') : question;
