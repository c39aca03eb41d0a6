// What a question and a statement have in common to be compared: whether it happened, which way it goes, which sum it is.
import { compile } from '#shared/language/lexicon/lexicon.ts';
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
