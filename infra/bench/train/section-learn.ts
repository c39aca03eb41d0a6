// Learns for each kind of section which sentences belong there: first from sentences labelled by subject, then from what
// readers put into sections.

import type { Part } from '#functions/analyses/room/section-rank/features.ts';
import {
  SECTION_KINDS,
  type SectionKind,
  subjectsOfKind,
} from '#functions/analyses/room/section-rank/section-kinds.ts';
import type { SectionExample, SubjectExample } from './section-examples.ts';
import { fitSparse, logitOf, type Sparse, type SparseExample, type SparseModel } from './sparse-logistic.ts';

/** A term of fewer sentences teaches nothing about others. */
const FEWEST = 3;
const PENALTY = 0.03;
const EPOCHS = 4;
const RATE = 0.3;
/** What a section must have counts more than what fits. */
const MUST = 2;
/** Few sentences belong in any one section. */
const BIAS = -3;

type Numbering = ReadonlyMap<string, number>;

const numberingOf = (all: readonly (readonly Part[])[]): Numbering => {
  const counts = new Map<string, number>();
  for (const parts of all)
    for (const { features } of parts) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= FEWEST).map(([name], n) => [name, n]));
};

const numbered = (place: Numbering, parts: readonly Part[]): Sparse =>
  parts.map(({ features, value }) => ({ features: features.flatMap((name) => place.get(name) ?? []), value }));

/** Always the same order, in which the rooms are mixed. */
const mixed = <T>(all: readonly T[]): T[] => {
  const order = [...all];
  let seed = 7;
  for (let n = order.length - 1; n > 0; n -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (n + 1);
    const one = order[n] as T;
    order[n] = order[other] as T;
    order[other] = one;
  }
  return order;
};

export type Learned = ReadonlyMap<SectionKind, SparseModel>;
type Rows<T> = readonly (T & { readonly sparse: Sparse })[];
export type SectionRows = {
  readonly place: Numbering;
  readonly own: Rows<SectionExample>;
  readonly others: Rows<SubjectExample>;
};

export const sectionRows = (own: readonly SectionExample[], others: readonly SubjectExample[]): SectionRows => {
  const place = numberingOf([...own, ...others].map(({ parts }) => parts));
  const rows = <T extends { readonly parts: readonly Part[] }>(all: readonly T[]) =>
    mixed(all).map((one) => ({ ...one, sparse: numbered(place, one.parts) }));
  return { place, own: rows(own), others: rows(others) };
};

/** The features of a kind that move its sentences most; with all, the weights take megabytes. */
const MAX_FEATURES = 700;

const strongest = ({ weights }: SparseModel, spread: Float64Array): Uint8Array => {
  const strengths = weights.map((weight, n) => Math.abs(weight) * (spread[n] ?? 0));
  const least = strengths.toSorted().at(-MAX_FEATURES) ?? 0;
  return Uint8Array.from(strengths, (strength) => (strength > 0 && strength >= least ? 1 : 0));
};

const spreadIn = (rows: Rows<unknown>, size: number): Float64Array => {
  const squares = new Float64Array(size);
  for (const { sparse } of rows)
    for (const { features, value } of sparse) for (const n of features) squares[n] = (squares[n] ?? 0) + value * value;
  return squares.map(Math.sqrt);
};

const only = (isKept: Uint8Array, sparse: Sparse): Sparse =>
  sparse.map(({ features, value }) => ({ features: features.filter((n) => isKept[n]), value }));

/** `isLeftOut`: by the name of the room. */
export const learnSections = ({ place, own, others }: SectionRows, isLeftOut: (room: string) => boolean): Learned => {
  const options = { size: place.size, penalty: PENALTY, epochs: EPOCHS, rate: RATE };
  const [known, knownOthers] = [
    own.filter((one) => !isLeftOut(one.room)),
    others.filter((one) => !isLeftOut(one.room)),
  ];
  const spread = spreadIn(known, place.size);
  const learn = (kind: SectionKind): SparseModel => {
    const subjects = subjectsOfKind(kind);
    const start = { bias: BIAS, weights: new Float64Array(place.size) };
    const bySubject = knownOthers.map(({ sparse, labels }) => ({
      parts: sparse,
      is: labels.some((id) => subjects.includes(id)),
    }));
    const graded = known.map(({ sparse, grades }) => {
      const grade = grades.get(kind) ?? 0;
      return { parts: sparse, is: grade > 0, weight: grade > 1 ? MUST : 1 };
    });
    const both = (from: SparseModel, kept?: Uint8Array): SparseModel => {
      const of = (all: readonly SparseExample[]) =>
        kept ? all.map((one) => ({ ...one, parts: only(kept, one.parts) })) : all;
      return fitSparse(of(graded), { ...options, from: fitSparse(of(bySubject), { ...options, from }) });
    };
    return rounded(both(start, strongest(both(start), spread)));
  };
  return new Map(SECTION_KINDS.map((kind) => [kind, learn(kind)]));
};

/** Weights are written in hundredths. */
export const SCALE = 100;
const rounded = ({ bias, weights }: SparseModel): SparseModel => ({
  bias,
  weights: weights.map((weight) => Math.round(weight * SCALE) / SCALE),
});

export const oddsOf = (learned: Learned, kind: SectionKind, sparse: Sparse): number => {
  const model = learned.get(kind);
  return model ? logitOf(model, sparse) : 0;
};
