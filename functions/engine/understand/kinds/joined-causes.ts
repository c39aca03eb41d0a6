// Causes expressed by a clause alone: "costs fell as the office was closed", 고장이 잦아 중단하였다.
import joints from '#shared/language/lexicon/cause-joints.json' with { type: 'json' };
import { movesIn } from '#shared/language/lexicon/direction.ts';

const { ko, en } = joints;

/** Words between the subject of a clause and its verb. Set by hand, no set chose it. */
const KOREAN = new RegExp(
  `[가-힣](?:${ko.subjects.join('|')})\\s(?:[^\\s,.]+\\s){0,5}?(?!(?:${ko.notJoined.join('|')})\\s)[^\\s,.]+(?:${ko.endings.join('|')})서?,?\\s`,
  'u',
);
/** After what moved comes by how much, and then the joint with a clause of its own. */
const ENGLISH = new RegExp(
  `^(?:[^.;]|\\.(?=\\d)){0,60}?\\s(?!(?:${en.notJoined.join('|')})\\b)(?:${en.joints.join('|')})\\s(?=[^.;]*\\b(?:\\w+ed|was|were|had|rose|fell|grew|came|went|began|ran|cost|won|lost|left)\\b)`,
  'u',
);

/** How far the text tells what came about: all of it where the cause is before; `undefined` where no clause is joined so. */
export const joinedCause = (text: string): number | undefined => {
  const plain = text.normalize('NFKC');
  if (/[가-힣\u3041-\u30ff]/u.test(plain)) return KOREAN.test(plain) ? plain.length : undefined;
  const joint = movesIn(plain)
    .map(({ end }) => ({ end, found: ENGLISH.exec(plain.slice(end)) }))
    .find(({ found }) => found !== null);
  return joint?.found ? joint.end + joint.found[0].length : undefined;
};
