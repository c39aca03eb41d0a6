// Renumbers the references of blocks: each `refs` at any depth.
const mapped = (refs: readonly unknown[], to: ReadonlyMap<number, number>): number[] => [
  ...new Set(refs.flatMap((n) => (typeof n === 'number' ? (to.get(n) ?? []) : []))),
];

const walked = (value: unknown, to: ReadonlyMap<number, number>): unknown => {
  if (Array.isArray(value)) return value.map((inner) => walked(inner, to));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'refs' && Array.isArray(inner) ? mapped(inner, to) : walked(inner, to),
  ]);
  return Object.fromEntries(entries);
};

/** Drops numbers without a target. */
export const renumbered = <T extends object>(value: T, to: ReadonlyMap<number, number>): T => walked(value, to) as T;
