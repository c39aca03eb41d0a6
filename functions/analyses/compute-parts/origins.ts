// Gives a calculator numbers with their origin and their references.
import { assumed, type Given, type Origin } from '#shared/finance/given.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { referencePath } from '#shared/report/reference-path.ts';
import type { SectionContext } from '../builder.ts';
import { scaled } from '../evidence/amounts.ts';
import type { Known } from '../evidence/known-figure.ts';

export type Origins = {
  /** A figure of a source, in the scale of the model. */
  sourced(figure: Known, power: number): Given;
  /** A value entered by the person who started the run. */
  entered(value: number, note?: string): Given;
  /** A default, neither entered nor reported; for the reader to review. */
  defaulted(value: number, note?: string): Given;
  /** A value computed from the company's reported figures. */
  fromAccounts(value: number, note?: string): Given;
  /** An assumption that goes on from a figure of a source; for the reader to review. */
  held(figure: Pick<Known, 'value' | 'refs'>, note: string): Given;
  /** A value computed from figures of the accounts and of other sources, with their references. */
  derived(figure: Pick<Known, 'value' | 'refs'>, note: string): Given;
  refsOf(origin: Origin): readonly number[];
  /** The references of everything that the model rests on. */
  all(): readonly number[];
};

const placeOf = ({ locator: { page, sheet, range, section } }: Reference): string | undefined =>
  page ? `p. ${page}` : [sheet, range].filter(Boolean).join('!') || section;

type Sourced = Extract<Origin, { kind: 'source' }>;

export const originOf = (reference: Reference | undefined): Sourced => {
  const { title = '', quote } = reference ?? {};
  const url = (reference && referencePath(reference)) ?? reference?.url;
  const place = reference && placeOf(reference);
  return { kind: 'source', title, ...(place ? { place } : {}), ...(url ? { url } : {}), ...(quote ? { quote } : {}) };
};

/** The origin of a sum of rows: from the first row to the last, without the quote of a single row. */
export const originOfRows = (rows: readonly { readonly reference: Reference }[]): Origin => {
  const [first, last] = [originOf(rows[0]?.reference), originOf(rows.at(-1)?.reference)];
  const { quote: _, ...origin } = first;
  return rows.length === 1 ? first : { ...origin, place: [first.place, last.place].filter(Boolean).join(' – ') };
};

/** A sum is printed on no page, so its origin has the formula instead of a quote. */
const madeBy = ({ quote, ...origin }: Sourced, formula: string | undefined): Sourced =>
  formula === undefined
    ? { ...origin, ...(quote ? { quote } : {}) }
    : { ...origin, place: [origin.place, formula].filter(Boolean).join(': ') };

export const originsFor = (context: SectionContext): Origins => {
  const known = new Map<Origin, readonly number[]>();
  const cited = ({ value, refs }: Pick<Known, 'value' | 'refs'>, by: string, note: string): Given => {
    const given = assumed(value, by, note);
    known.set(given.origin, refs);
    return given;
  };
  return {
    sourced: ({ value, refs, formula }, power) => {
      const origin = madeBy(originOf(context.notes.all().find(({ n }) => n === refs[0])), formula);
      known.set(origin, refs);
      return { value: scaled({ power }, value), origin };
    },
    entered: (value, note) => assumed(value, context.text('say.enteredValue'), note),
    defaulted: (value, note) => assumed(value, context.text('say.defaultValue'), note),
    fromAccounts: (value, note) => assumed(value, context.text('say.fromAccounts'), note),
    held: (figure, note) => cited(figure, context.text('say.defaultValue'), note),
    derived: (figure, note) => cited(figure, context.text('say.fromAccounts'), note),
    refsOf: (origin) => known.get(origin) ?? [],
    all: () => [...new Set([...known.values()].flat())],
  };
};
