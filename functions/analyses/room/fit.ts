// Scores how well a sentence or table fits what a section wants; 0 where it is about something else.
import { type About, NEAREST, SAYS } from './report-subjects.ts';
import { isRival, isWide } from './subject-entries.ts';
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

const isHeadedBy = ({ headed }: About, ids: readonly string[]): boolean => ids.some((id) => headed.has(id));

/** The nearest heading names what is wanted. */
export const isHeaded = (about: About, { subjects, stances = [] }: Want): boolean =>
  isHeadedBy(about, [...subjects, ...stances]);

/** A heading that names what another section is on, and nothing of this one, takes what stands below it there. */
const isHeadedElsewhere = (about: About, want: Want): boolean =>
  isHeadedBy(about, want.elsewhere ?? []) && !isHeaded(about, want) && !isHeadedBy(about, want.amid ?? []);

/** By its heading or by its own words it is of another section. */
export const isElsewhere = (about: About, want: Want): boolean => {
  const byWords = most(about.own, want.elsewhere ?? []);
  const elsewhere = most(about.subjects, want.elsewhere ?? []);
  return (
    (elsewhere >= ABOUT.least && elsewhere >= most(about.subjects, want.subjects)) ||
    (want.isMixed === true && byWords >= SAYS && byWords >= most(about.own, want.subjects)) ||
    isHeadedElsewhere(about, want)
  );
};

/** What speaks for itself: a plan below a heading on costs is a plan. */
const OF_OWN: readonly string[] = [...APART, 'plan', 'open', 'lesson', 'strength'];

/** It says nothing of its own beside what is wanted: it belongs to the paragraph that it stands in. */
export const goesAlong = (about: About, want: Want): boolean => {
  const { subjects: wanted, amid = [], stances = [] } = want;
  // A word of what another section is on is enough to leave it there.
  const isOfOther = [...about.own.keys()].some((id) => (want.elsewhere ?? []).includes(id));
  const isOther = (id: string) =>
    about.stances.has(id)
      ? OF_OWN.includes(id) && !stances.includes(id)
      : !amid.includes(id) && wanted.length > 0 && !wanted.includes(id) && !isWide(id);
  return !isOfOther && ![...about.own].some(([id, score]) => score >= NEAREST && isOther(id));
};

export const fitOf = (about: About, want: Want, bar: Bar = ABOUT): number => {
  if (isElsewhere(about, want)) return 0;
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
