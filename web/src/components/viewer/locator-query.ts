// A place in a file as query parameters of an address, and back; whatever is malformed is left out.
import { Locator } from '#shared/model/file.ts';

const NUMBERS = ['page', 'slide', 'line'] as const;
const WORDS = ['sheet', 'range', 'section'] as const;

const boxOf = (text: string | null): Locator['box'] => {
  const box = Locator.shape.box.safeParse(text?.split(',').map(Number));
  return box.success && box.data?.every(Number.isFinite) ? box.data : undefined;
};

export const locatorFrom = (query: URLSearchParams): Locator => {
  const at: Locator = {};
  for (const name of NUMBERS) {
    const value = Number(query.get(name));
    if (Number.isInteger(value) && value > 0) at[name] = value;
  }
  for (const name of WORDS) {
    const value = query.get(name)?.trim().slice(0, 300);
    if (value) at[name] = value;
  }
  const box = boxOf(query.get('box'));
  if (box) at.box = box;
  return at;
};

export const locatorEntries = (at: Locator): [string, string][] => [
  ...[...NUMBERS, ...WORDS].flatMap((name): [string, string][] => (at[name] ? [[name, String(at[name])]] : [])),
  ...(at.box ? [['box', at.box.map((share) => share.toFixed(4)).join(',')] as [string, string]] : []),
];

/** The names that a place may take in an address. */
export const LOCATOR_NAMES: readonly string[] = [...NUMBERS, ...WORDS, 'box'];
