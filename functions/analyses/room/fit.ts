// Scores how well a sentence or table fits what a section wants; 0 where it is about something else.
import { openingOf } from '../evidence/company-subject.ts';
import { type About, aboutText, NEAREST, SAYS } from './report-subjects.ts';
import { isRival, isWide } from './subject-entries.ts';
import type { Want } from './want.ts';

/**
 * The least score for a subject, and its least share of the highest score; below these, a subject is only mentioned.
 * Set by hand: a heading, or a sentence that speaks about the subject; if there is none, two mentions and no stronger
 * subject.
 */
export type Bar = { readonly least: number; readonly share: number };
export const ABOUT: Bar = { least: 3, share: 0.75 };
export const MENTIONED: Bar = { least: 2, share: 1 };
/** How much the order of a section's subjects adds to the score of the earlier ones. */
const PREFERENCE = 0.1;

/** Stances with sections of their own. */
const APART: readonly string[] = ['risk', 'threat', 'weakness', 'opportunity'];

const most = (of: ReadonlyMap<string, number>, ids: Iterable<string>): number =>
  Math.max(0, ...[...ids].map((id) => of.get(id) ?? 0));

const enough = ({ least, share }: Bar, own: number, most: number): boolean => own >= least && own >= share * most;

/** A sentence that is more a risk or a weakness than about the subject belongs to the section on those. */
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

/** True if the nearest heading names a wanted subject or stance. */
export const isHeaded = (about: About, { subjects, stances = [] }: Want): boolean =>
  isHeadedBy(about, [...subjects, ...stances]);

/** True if the heading names the subject of another section and none of this one; the text below it belongs there. */
export const isHeadedElsewhere = (about: About, want: Want): boolean =>
  isHeadedBy(about, want.elsewhere ?? []) && !isHeaded(about, want) && !isHeadedBy(about, want.amid ?? []);

/**
 * True if the sentence opens with the subject of another section and not with one of this: what it says is of that
 * subject. `The price of bread rose because of wages` is no sentence on wages. `names`: of the company, which may contain
 * a word for a subject.
 */
export const opensElsewhere = (
  text: string,
  { subjects, stances = [], amid = [], elsewhere = [] }: Want,
  names: readonly string[] = [],
): boolean => {
  if (elsewhere.length === 0) return false;
  const opening = names.reduce((left, name) => left.replaceAll(name, ' '), openingOf(text));
  const opened = aboutText(opening, []).own;
  const isOpened = (ids: readonly string[]) => ids.some((id) => opened.has(id));
  return isOpened(elsewhere) && !isOpened([...subjects, ...stances, ...amid]);
};

/** True if the heading or the words of the sentence belong to another section. */
export const isElsewhere = (about: About, want: Want): boolean => {
  const byWords = most(about.own, want.elsewhere ?? []);
  const elsewhere = most(about.subjects, want.elsewhere ?? []);
  return (
    (elsewhere >= ABOUT.least && elsewhere >= most(about.subjects, want.subjects)) ||
    (want.isMixed === true && byWords >= SAYS && byWords >= most(about.own, want.subjects)) ||
    isHeadedElsewhere(about, want)
  );
};

/** Stances that decide by themselves: a plan below a heading on costs is a plan. */
const OF_OWN: readonly string[] = [...APART, 'plan', 'open', 'lesson', 'strength'];

/** True if the sentence adds no other subject, so that it belongs to its paragraph. */
export const goesAlong = (about: About, want: Want): boolean => {
  const { subjects: wanted, amid = [], stances = [] } = want;
  // One word of another section's subject is enough to leave the sentence there.
  const isOfOther = [...about.own.keys()].some((id) => (want.elsewhere ?? []).includes(id));
  const isOther = (id: string) =>
    about.stances.has(id)
      ? OF_OWN.includes(id) && !stances.includes(id)
      : !amid.includes(id) && wanted.length > 0 && !wanted.includes(id) && !isWide(id);
  return !isOfOther && ![...about.own].some(([id, score]) => score >= NEAREST && isOther(id));
};

/** True if the sentence is in a stance that the question leaves to other sections, whatever its subject. */
export const isApart = ({ stances }: About, { isPlain, apart = APART }: Want): boolean =>
  (isPlain === true || apart !== APART) && most(stances, apart) >= ABOUT.least;

const isNamed = ({ named }: About, { nouns }: Want): boolean =>
  nouns === undefined || nouns.some((id) => named.has(id));

export const fitOf = (about: About, want: Want, bar: Bar = ABOUT): number => {
  if (isElsewhere(about, want) || !isNamed(about, want)) return 0;
  if (want.stances) {
    if (want.apart && most(about.stances, want.apart) >= ABOUT.least) return 0;
    const stance = most(about.stances, want.stances);
    const hasStance = enough(bar, stance, most(about.stances, about.stances.keys()));
    if (want.subjects.length === 0) return hasStance ? stance : 0;
    // The stance decides; no heading needs to name the subject.
    const subject = most(about.subjects, want.subjects);
    return hasStance && subject > 0 ? stance + subject : 0;
  }
  return onSubject(about, want, bar);
};

/** Stances that often speak of the same matter: what is not settled is a risk too. */
const ALIKE: readonly (readonly string[])[] = [
  ['risk', 'threat', 'weakness', 'open'],
  ['weakness', 'lesson'],
  ['open', 'plan', 'outcome'],
  ['strength', 'outcome'],
  ['reason', 'outcome'],
];
const asWellAs = (ids: readonly string[]): string[] => [
  ...ids,
  ...ALIKE.flatMap((group) => (ids.some((id) => group.includes(id)) ? group : [])),
];

/**
 * True if the sentence speaks in a stance that the section does not want: a threat among what keeps customers, the
 * reason for a price among weaknesses.
 */
export const isInOtherStance = ({ stances, subjects }: About, want: Want): boolean => {
  if (!want.stances) {
    const ids = want.apart ?? APART;
    const apart = most(
      stances,
      APART.filter((id) => ids.includes(id)),
    );
    return apart >= SAYS && apart > most(subjects, want.subjects);
  }
  return most(stances, stances.keys()) >= SAYS && most(stances, asWellAs(want.stances)) < ABOUT.least;
};
