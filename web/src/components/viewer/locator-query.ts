// A locator as query parameters of an address, and back; malformed parts are left out.
import type { Locator } from '#shared/model/file.ts';

const NUMBERS = ['page', 'slide', 'line'] as const;
const WORDS = ['sheet', 'range', 'section'] as const;

const boxOf = (text: string | null): Locator['box'] => {
  const [left = Number.NaN, top = Number.NaN, right = Number.NaN, bottom = Number.NaN, ...more] =
    text?.split(',').map(Number) ?? [];
  const inside = [left, top, right, bottom].every((share) => share >= 0 && share <= 1);
  return inside && more.length === 0 && left < right && top < bottom ? [left, top, right, bottom] : undefined;
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

/** The names of the query parameters of a locator. */
export const LOCATOR_NAMES: readonly string[] = [...NUMBERS, ...WORDS, 'box'];
