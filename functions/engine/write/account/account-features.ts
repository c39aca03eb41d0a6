// Features of a ticked statement, each from 0 to 1: the words of the question it leaves open, its rivals, its kind.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../../evidence.ts';
import { joinedHalves } from '../../understand/joined-halves.ts';
import { lacksWanted } from '../../understand/kinds/answer-type.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { statesTime } from '../explained/explained-lines.ts';
import { quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { type Account, accountIn, distanceOf, isFarther, type Place } from './account.ts';
import { type Requested, requestedOf } from './requested-words.ts';
import type { Statement } from './statements.ts';

const FEATURES = [
  'openOver',
  'verbOpen',
  'exactOpen',
  'nothingOwn',
  'lacks',
  'equals',
  'isRow',
  'isJudged',
  'isForeign',
  'hasMetric',
  'isYesNo',
] as const;
type Features = Readonly<Record<(typeof FEATURES)[number], number>>;
/** Each content word of the question with the place that explains it; from `passage` on, nothing does. */
export type WordAccount = readonly { readonly concept: Requested; readonly place: Place }[];
export const namesOf = (account: WordAccount): readonly string[] => account.map(({ concept }) => concept.name);
/** Neither a number nor the name of a company. */
export const isContent = ({ concept }: WordAccount[number]): boolean => !concept.isExact && !concept.isName;
/** A question of as many words is identified by them, even if a sentence lacks one. Set by hand. */
export const MANY_WORDS = 4;
export const isOpen = ({ place }: WordAccount[number]): boolean => isFarther(place, 'over');
/** How far the words of the question are from a line in all: 0 if the line has all of them itself. */
export const totalDistance = (account: WordAccount): number =>
  account.reduce((sum, { place }) => sum + distanceOf(place), 0);
export type Judged = { readonly statement: Statement; readonly features: Features; readonly account: WordAccount };

type Weighed = { readonly concept: Requested; readonly weight: number };

/** Rare words weigh more. */
const rarityOver = (passages: readonly Passage[]): ((concept: Requested) => number) => {
  const texts = passages.map(({ chunk }) => `${chunk.context.section ?? ''} ${chunk.text}`);
  return ({ isIn }) => Math.log(1 + texts.length / (0.5 + texts.filter(isIn).length));
};

const MANY = 6;
/** Returns the number of equal lines from 0 to 1, where 1 means six or more. */
const equalsIn = (passages: readonly Passage[], request: readonly Weighed[]): ((own: string) => number) => {
  const shareOf = (text: string): number =>
    request.reduce((sum, { concept, weight }) => sum + (concept.isIn(text) ? weight : 0), 0);
  const lines = passages.flatMap(quotable).map(({ text }) => ({ text, share: shareOf(text) }));
  return (own) => {
    const share = shareOf(own);
    const others = lines.filter((one) => one.share >= share && !own.includes(one.text));
    return share > 0 ? Math.min(1, others.length / MANY) : 0;
  };
};

type Placed = Weighed & { readonly place: Place };

const weightOf = (all: readonly Weighed[]): number => all.reduce((sum, { weight }) => sum + weight, 0);
const shareFarther = (all: readonly Placed[], than: Place): number =>
  weightOf(all.filter(({ place }) => isFarther(place, than))) / (weightOf(all) || 1);
/** Names, numbers and verbs have features of their own. */
const contentOf = (all: readonly Placed[]): readonly Placed[] =>
  all.filter(({ concept }) => !concept.isExact && !concept.isVerb && !concept.isName);

const opennessOf = (all: readonly Placed[]): number =>
  shareFarther(contentOf(all), 'over') +
  all.filter((one) => isOpen(one) && (one.concept.isExact || one.concept.isVerb)).length;

const wordFeatures = (all: readonly Placed[]) => {
  const content = contentOf(all);
  return {
    openOver: shareFarther(content, 'over'),
    verbOpen: Number(all.some((one) => one.concept.isVerb && isOpen(one))),
    exactOpen: Number(all.some((one) => one.concept.isExact && isOpen(one))),
    nothingOwn: Number(content.length > 0 && content.every(({ place }) => place !== 'own')),
  };
};

const kindFeatures = ({ question, wanted, metrics }: Plan, { kind, isJudged, cited }: Statement, whole: string) => ({
  lacks: Number(lacksWanted(wanted, whole) && !statesTime({ wanted, question }, whole)),
  isRow: Number(kind === 'row'),
  isJudged: Number(isJudged),
  isForeign: Number(cited.some(({ quote }, n) => n === 0 && languageOf(quote) !== languageOf(question))),
  hasMetric: Number(metrics.length > 0),
  isYesNo: Number(asksYesNo(question)),
});

/** The whole question, and each of several things that it requests together. */
const requestsOf = (plan: Plan): readonly (readonly Requested[])[] => [
  requestedOf(plan),
  ...joinedHalves(plan.question)
    .filter(({ kind, subject }) => kind !== 'rest' || subject !== '')
    .map(({ subject, own }) =>
      requestedOf({ ...plan, question: `${subject} ${own}`, metrics: [], periods: [] }, subject),
    ),
];

export const judgedOver = (
  writing: Pick<Writing, 'plan' | 'passages'>,
  statements: readonly Statement[],
): readonly Judged[] => {
  const { plan, passages } = writing;
  const account: Account = accountIn(writing);
  const rarity = rarityOver(passages);
  const requests = requestsOf(plan).map((one) => one.map((concept) => ({ concept, weight: rarity(concept) })));
  const equalsOf = equalsIn(passages, requests[0] ?? []);
  return statements.map((statement): Judged => {
    const all = requests.map((request) => {
      const places = account(
        statement,
        request.map(({ concept }) => concept),
      );
      return request.map((one, n): Placed => ({ ...one, place: places[n] ?? 'nowhere' }));
    });
    // A statement may answer one of several things.
    const [best = []] = all.toSorted((a, b) => opennessOf(a) - opennessOf(b));
    const text = [statement.text, ...statement.cited.map(({ quote }) => quote)].join(' ');
    const features: Features = {
      ...wordFeatures(best),
      equals: equalsOf(text),
      ...kindFeatures(plan, statement, text),
    };
    return { statement, features, account: best };
  });
};
