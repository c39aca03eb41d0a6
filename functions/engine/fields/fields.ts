// The fields in which a question and a statement are compared: modality, direction, and sum.
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
/**
 * Opposites such as paid and received, lent and borrowed, gross and net: a statement of one is not one of the other.
 */
const pairs = [...lexicon.opposites, ...opposedBases].map(({ id, sides }) => ({
  id,
  sides: sides.map((side) => compile({ id, source, not: [], ...side })),
}));
const multiplesIn = compile({ source, ...lexicon.multiples });

export type Fields = {
  /** Empty if the text states a fact. */
  readonly modalities: readonly Modality[];
  /** Named sums that are paid, owed or granted: rent, deposit, fine. */
  readonly sums: readonly string[];
  /** The named side of each pair of opposites, if only one is named. */
  readonly sides: ReadonlyMap<string, number>;
  /** All named sides, by pair and side. */
  readonly named: ReadonlySet<string>;
};

export const modalitiesIn = (text: string): readonly Modality[] =>
  modalityWords.filter(({ find }) => find(text).length > 0).map(({ id }) => id);

/** "A penalty of three months' rent" is not rent. */
const withoutMultiples = (text: string): string =>
  multiplesIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

export const sumsIn = (text: string): readonly string[] => {
  const plain = withoutMultiples(text);
  return sumWords.filter(({ find }) => find(plain).length > 0).map(({ id }) => id);
};

/** Sums named by verbs such as pay and hold, which do not count beside a noun. */
const BY_VERB: ReadonlySet<string> = new Set(['salary', 'holding']);
/** Weight of the distance to a name after the figure: names before it count as nearer. Set by hand. */
const BEHIND_IT = 3;
/** Returns the sums named nearest to a figure: a deposit for the rent is not rent. */
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

/** Questions and statements are parsed by the same words. */
export const fieldsOf = (text: string): Fields => {
  const plain = text.normalize('NFKC');
  const sides = sidesIn(plain);
  const alone = sides.flatMap(({ id, named: [side, ...others] }) =>
    side === undefined || others.length > 0 ? [] : [[id, side] as const],
  );
  const named = new Set(sides.flatMap(({ id, named: own }) => own.map((side) => `${id}${side}`)));
  return { modalities: modalitiesIn(plain), sums: sumsIn(plain), sides: new Map(alone), named };
};
