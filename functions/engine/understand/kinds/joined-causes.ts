// Finds causes that are a clause without a cause word: "costs fell as the office was closed", 고장이 잦아 중단하였다.
import joints from '#shared/language/lexicon/cause-joints.json' with { type: 'json' };
import { movesIn } from '#shared/language/lexicon/direction.ts';

const { ko, en } = joints;

/** A subject, up to five words and a joining verb ending. Set by hand, not tuned on a set. */
const KOREAN = new RegExp(
  `[가-힣](?:${ko.subjects.join('|')})\\s(?:[^\\s,.]+\\s){0,5}?(?!(?:${ko.notJoined.join('|')})\\s)[^\\s,.]+(?:${ko.endings.join('|')})서?,?\\s`,
  'u',
);
/** Behind the movement: its amount, then a conjunction and a clause with a verb. */
const ENGLISH = new RegExp(
  `^(?:[^.;]|\\.(?=\\d)){0,60}?\\s(?!(?:${en.notJoined.join('|')})\\b)(?:${en.joints.join('|')})\\s(?=[^.;]*\\b(?:\\w+ed|was|were|had|rose|fell|grew|came|went|began|ran|cost|won|lost|left)\\b)`,
  'u',
);

/**
 * The length of the part that states the effect; the whole length in Korean and Japanese, where the cause comes first.
 * `undefined` if there is no such clause.
 */
export const joinedCause = (text: string): number | undefined => {
  const plain = text.normalize('NFKC');
  if (/[가-힣\u3041-\u30ff]/u.test(plain)) return KOREAN.test(plain) ? plain.length : undefined;
  const joint = movesIn(plain)
    .map(({ end }) => ({ end, found: ENGLISH.exec(plain.slice(end)) }))
    .find(({ found }) => found !== null);
  return joint?.found ? joint.end + joint.found[0].length : undefined;
};
