// Invariants of every report, whatever its type and language.
import { expect } from 'vitest';
import { Block } from '#shared/report/blocks.ts';
import type { Golden } from './sample-desk.ts';

export const blocksOf = ({ sections }: Golden) => sections.flatMap(({ blocks }) => blocks);
const kindOf = (block: Block): string => (block.kind === 'chart' ? `chart:${block.chart.type}` : block.kind);

const refsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'refs' && Array.isArray(inner) ? inner.map(Number) : refsIn(inner),
  );
};

/** Verified values without any reference. */
const baseless = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(baseless);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'check' in value &&
    value.check === 'verified' &&
    !('refs' in value && Array.isArray(value.refs) && value.refs.length > 0);
  return [...(own ? [value] : []), ...Object.values(value).flatMap(baseless)];
};

/** Checks that every figure and sentence has its source, and that no section is silently empty. */
export const expectSound = (golden: Golden, kinds: readonly string[]): void => {
  const blocks = blocksOf(golden);
  const numbers = new Set(golden.references.map(({ n }) => n));
  expect(blocks.map(kindOf)).toEqual(expect.arrayContaining([...kinds]));
  for (const block of blocks) expect(Block.safeParse(block).error?.issues ?? []).toEqual([]);
  expect(refsIn(blocks).filter((n) => !numbers.has(n))).toEqual([]);
  expect(baseless(blocks)).toEqual([]);
  expect(golden.references.filter(({ quote }) => quote === '')).toEqual([]);
  for (const { blocks: own, note, status } of golden.sections)
    expect(own.length > 0 || (status === 'failed' && note)).toBeTruthy();
};
