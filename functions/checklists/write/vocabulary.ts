// Matches an answer to a dropdown value: returns one of its values verbatim, or none.
import type { Verdict } from '#shared/model/checklist-words.ts';
import verdicts from '../words/verdicts.json' with { type: 'json' };

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

type Meaning = 'yes' | 'partly' | 'no' | 'notApplicable';
const OF: ReadonlyMap<string, Meaning> = new Map(
  (['yes', 'partly', 'no', 'notApplicable'] as const).flatMap((meaning) =>
    verdicts[meaning].map((word) => [plain(word), meaning] as const),
  ),
);

/** "2 - Fully implemented": some lists number their values. */
const meaningOf = (value: string): Meaning | undefined =>
  OF.get(plain(value)) ?? OF.get(plain(value).replace(/^\d+\s*[-–:.)]\s*/, ''));

/** True if a head is the name of an answer, which makes a column to mark. */
export const isVerdictName = (value: string): boolean => meaningOf(value) !== undefined;

/** True if the values include yes and no, or the list's words for them. */
export const answersYesOrNo = (values: readonly string[]): boolean => {
  const meanings = values.map(meaningOf);
  return meanings.includes('yes') && meanings.includes('no');
};

export const isNotApplicable = (value: string): boolean => meaningOf(value) === 'notApplicable';

/** Two values with the same meaning are ambiguous. */
const only = (values: readonly string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

export const valueFor = (
  values: readonly string[],
  row: {
    readonly text?: string | undefined;
    readonly verdict?: Verdict | undefined;
    readonly notApplicable?: boolean;
  },
): string | undefined => {
  const wanted = plain(row.text ?? '');
  const verbatim = only(values.filter((value) => plain(value) === wanted));
  if (verbatim !== undefined && wanted !== '') return verbatim;
  const meaning = row.notApplicable ? 'notApplicable' : row.verdict;
  // Values without a known meaning do not match an answer without one.
  return meaning && only(values.filter((value) => meaningOf(value) === meaning));
};
