// Renumbers the references of blocks: each `refs` at any depth.
import type { Block } from '#shared/report/blocks.ts';

const mapped = (refs: readonly unknown[], to: ReadonlyMap<number, number>): number[] => [
  ...new Set(refs.flatMap((n) => (typeof n === 'number' ? (to.get(n) ?? []) : []))),
];

/** A number that leads nowhere is dropped. */
export const renumbered = <T extends Block | object>(value: T, to: ReadonlyMap<number, number>): T =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === 'refs' && Array.isArray(inner) ? mapped(inner, to) : inner,
  );
