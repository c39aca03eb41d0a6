// What a question and a statement have in common to be compared: whether it happened, which way it goes, which sum it is.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import opposedBases from '#shared/language/lexicon/opposed-bases.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/requested-fields.json' with { type: 'json' };

const { source } = lexicon;
const MODALITIES = ['planned', 'plan', 'toCome', 'hoped', 'proposed', 'claimed', 'supposed'] as const;
export type Modality = (typeof MODALITIES)[number];

const modalityWords = MODALITIES.flatMap((id) =>
  lexicon.modalities.filter((one) => one.id === id).map((one) => ({ id, find: compile({ ...one, source }) })),
);
const sumWords = lexicon.sums.map((one) => ({ id: one.id, find: compile({ not: [], source, ...one }) }));
/** Paid and received, lent and borrowed, gross and net: a statement of one of them alone is none of the other. */
const pairs = [...lexicon.opposites, ...opposedBases].map(({ id, sides }) => ({
  id,
  sides: sides.map((side) => compile({ id, source, not: [], ...side })),
}));
const multiplesIn = compile({ source, ...lexicon.multiples });

export type Fields = {
  /** None: it is so, as far as the words tell. */
  readonly modalities: readonly Modality[];
  /** What is paid, owed or granted by its name: rent, deposit, fine. */
  readonly sums: readonly string[];
  /** Of each pair of opposites the side that the words name, where they name one alone. */
  readonly sides: ReadonlyMap<string, number>;
  /** All sides that the words name, by pair and place. */
  readonly named: ReadonlySet<string>;
};

export const modalitiesIn = (text: string): readonly Modality[] =>
  modalityWords.filter(({ find }) => find(text).length > 0).map(({ id }) => id);

/** "A penalty of three months' rent" is no rent. */
const withoutMultiples = (text: string): string =>
  multiplesIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

export const sumsIn = (text: string): readonly string[] => {
  const plain = withoutMultiples(text);
  return sumWords.filter(({ find }) => find(plain).length > 0).map(({ id }) => id);
};

/** Verbs of payment and of having are no name of a sum beside one that is named. */
const BY_VERB: ReadonlySet<string> = new Set(['salary', 'holding']);
/** Letters between a figure and the name of its sum: what follows is further off than what stands before. Set by hand. */
const BEHIND_IT = 3;
/** The sums that are named nearest to a figure: a deposit for the rent is none. */
export const nearestSums = (text: string, { start, end }: Place, requested: readonly string[]): readonly string[] => {
  const plain = withoutMultiples(text);
  const near = sumWords
    .filter(({ id }) => requested.includes(id) || !BY_VERB.has(id))
    .flatMap(({ id, find }) =>
      find(plain).map((one) => ({ id, far: one.end <= start ? start - one.end : BEHIND_IT * (one.start - end) })),
    )
    .filter(({ far }) => far >= 0);
  const nearest = Math.min(...near.map(({ far }) => far));
  return near.flatMap(({ id, far }) => (far === nearest ? [id] : []));
};

const sidesIn = (text: string): readonly { readonly id: string; readonly named: readonly number[] }[] =>
  pairs.map(({ id, sides }) => ({ id, named: sides.flatMap((find, at) => (find(text).length > 0 ? [at] : [])) }));

/** A question and what is compared with it are read by the same words. */
export const fieldsOf = (text: string): Fields => {
  const plain = text.normalize('NFKC');
  const sides = sidesIn(plain);
  const alone = sides.flatMap(({ id, named: [side, ...others] }) =>
    side === undefined || others.length > 0 ? [] : [[id, side] as const],
  );
  const named = new Set(sides.flatMap(({ id, named: own }) => own.map((side) => `${id}${side}`)));
  return { modalities: modalitiesIn(plain), sums: sumsIn(plain), sides: new Map(alone), named };
};
