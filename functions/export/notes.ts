// Collects the notes of a section: each reference that it cites, once, with its number in the app.
import type { Reference } from '#shared/report/blocks.ts';
import type { SourceGroup } from './sources.ts';

type Mark = { readonly n: number; readonly anchor: string };
export type Marks = {
  /** Marks for the existing references, in the order of their numbers. */
  cite(refs: readonly number[]): Mark[];
};
export type Notes = {
  /** Marks for the existing references, in the order of their numbers. */
  cite(refs: readonly number[]): (Mark & { readonly reference: Reference })[];
  /** The cited references, in the order of their numbers. */
  cited(): { readonly reference: Reference; readonly anchor: string }[];
};

const inOrder = (refs: readonly number[]): number[] => refs.toSorted((a, b) => a - b);

export const notesOf = (section: string, byNumber: ReadonlyMap<number, Reference>): Notes => {
  const used = new Set<number>();
  const anchorOf = (n: number) => `_note.${section}.${n}`;
  return {
    cite: (refs) =>
      inOrder(refs).flatMap((n) => {
        const reference = byNumber.get(n);
        if (!reference) return [];
        used.add(n);
        return [{ n, anchor: anchorOf(n), reference }];
      }),
    cited: () =>
      [...used]
        .sort((a, b) => a - b)
        .flatMap((n) => {
          const reference = byNumber.get(n);
          return reference ? [{ reference, anchor: anchorOf(n) }] : [];
        }),
  };
};

export const referencesByNumber = (references: readonly Reference[]): ReadonlyMap<number, Reference> =>
  new Map(references.map((reference) => [reference.n, reference]));

export const groupAnchor = ({ references }: SourceGroup): string => `_note.${references[0]?.n ?? 0}`;

/** Marks that link to the entry of the document in a single list of sources. */
export const notesByDocument = (groups: readonly SourceGroup[]): Marks => {
  const anchors = new Map(groups.flatMap((group) => group.references.map(({ n }) => [n, groupAnchor(group)] as const)));
  return {
    cite: (refs) =>
      inOrder(refs).flatMap((n) => {
        const anchor = anchors.get(n);
        return anchor === undefined ? [] : [{ n, anchor }];
      }),
  };
};
