// Finds the one line that has the words of a question nearer than any other line.
import { isOpen, totalDistance, type WordAccount } from '../account/account-features.ts';

type Accounted = { readonly text: string; readonly account: WordAccount };

/** One word may be in any line. Set by hand. */
const MIN_OWN = 2;
const distance = ({ account }: Accounted): number => totalDistance(account);

/** The line that leaves no word open, has several itself, and has all of them nearer than every line with another text. */
export const soleLine = <T extends Accounted>(lines: readonly T[]): T | undefined => {
  const [nearest] = lines.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || nearest.account.some(isOpen)) return undefined;
  if (nearest.account.filter(({ place }) => place === 'own').length < MIN_OWN) return undefined;
  const isAsNear = (one: T): boolean => one.text !== nearest.text && distance(one) <= distance(nearest);
  return lines.some(isAsNear) ? undefined : nearest;
};
