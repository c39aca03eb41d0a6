// Collects the numbers of all references in sentences, cells, tiles and points. Without schemas, since the browser
// loads it.

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

export const refsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'refs') return isNumbers(inner) ? inner : [];
    return refsIn(inner);
  });
};
