// The value of a dropdown that matches an answer: one of its values verbatim, or none.
import type { Verdict } from '#shared/model/checklist-words.ts';
import verdicts from '../words/verdicts.json' with { type: 'json' };

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

type Said = 'yes' | 'partly' | 'no' | 'notApplicable';
const OF: ReadonlyMap<string, Said> = new Map(
  (['yes', 'partly', 'no', 'notApplicable'] as const).flatMap((said) =>
    verdicts[said].map((word) => [plain(word), said] as const),
  ),
);

/** Two values that say the same leave it open which one is meant. */
const only = (values: readonly string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

export const valueFor = (
  values: readonly string[],
  said: {
    readonly text?: string | undefined;
    readonly verdict?: Verdict | undefined;
    readonly notApplicable?: boolean;
  },
): string | undefined => {
  const wanted = plain(said.text ?? '');
  const verbatim = only(values.filter((value) => plain(value) === wanted));
  if (verbatim !== undefined && wanted !== '') return verbatim;
  const meaning = said.notApplicable ? 'notApplicable' : said.verdict;
  return only(values.filter((value) => OF.get(plain(value)) === meaning));
};
