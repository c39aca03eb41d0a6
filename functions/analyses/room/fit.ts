// Scores how well a sentence or table fits what a section wants; 0 where it is about something else.
import { type About, isRival } from './report-subjects.ts';
import type { Want } from './want.ts';

/**
 * How much of a subject is enough, and of what a sentence is most about: less, and the subject is mentioned beside another.
 * Set by hand: a heading, or a sentence that speaks as one of the subject does; where there is none, two mentions, and
 * nothing of which there is more.
 */
export type Bar = { readonly least: number; readonly share: number };
export const ABOUT: Bar = { least: 3, share: 0.75 };
export const MENTIONED: Bar = { least: 2, share: 1 };
/** What a section prefers weighs more than what stands behind it in its order. */
const PREFERENCE = 0.1;

/** Sections of their own are on these. */
const APART: readonly string[] = ['risk', 'threat', 'weakness', 'opportunity'];

const most = (of: ReadonlyMap<string, number>, ids: Iterable<string>): number =>
  Math.max(0, ...[...ids].map((id) => of.get(id) ?? 0));

const enough = ({ least, share }: Bar, own: number, most: number): boolean => own >= least && own >= share * most;

/** Presented as a risk or a weakness more than it is about the subject, it belongs to the section on those. */
const onSubject = (about: About, want: Want, bar: Bar): number => {
  const { subjects, stances } = about;
  const { subjects: wanted, amid = [], apart = APART, isPlain } = want;
  const stance = most(stances, apart);
  if (isPlain && stance >= ABOUT.least) return 0;
  const rivals = (id: string) => [...subjects.keys()].filter((other) => isRival(id, other) && !amid.includes(other));
  const [best = 0] = wanted
    .map((id, i) => ({ id, score: subjects.get(id) ?? 0, i }))
    .filter(({ id, score }) => enough(bar, score, most(subjects, rivals(id))) && score > stance)
    .map(({ score, i }) => score * (1 - PREFERENCE * i))
    .sort((a, b) => b - a);
  return best;
};

export const fitOf = (about: About, want: Want, bar: Bar = ABOUT): number => {
  const elsewhere = most(about.subjects, want.elsewhere ?? []);
  if (elsewhere >= ABOUT.least && elsewhere >= most(about.subjects, want.subjects)) return 0;
  if (want.stances) {
    if (want.apart && most(about.stances, want.apart) >= ABOUT.least) return 0;
    const stance = most(about.stances, want.stances);
    const hasStance = enough(bar, stance, most(about.stances, about.stances.keys()));
    if (want.subjects.length === 0) return hasStance ? stance : 0;
    // The stance decides; no heading need name the subject.
    const subject = most(about.subjects, want.subjects);
    return hasStance && subject > 0 ? stance + subject : 0;
  }
  return onSubject(about, want, bar);
};
