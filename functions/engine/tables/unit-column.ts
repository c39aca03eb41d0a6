// Finds the column that states the unit of each row: by its head, or because it contains only units after the labels.
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import headings from '#shared/language/lexicon/unit-columns.json' with { type: 'json' };
import type { Cell, Line } from './cells.ts';
import { isOtherUnit, isUnitOnly } from './stated-unit.ts';

const HEADINGS = new Set(wordsOf(headings));
export const isUnitHeading = (text: string): boolean =>
  HEADINGS.has(
    text
      .replace(/^[(（[]|[)）\]]$/g, '')
      .trim()
      .toLowerCase(),
  );
const isHeading = ({ index, text }: Cell): boolean => index > 0 && isUnitHeading(text);

/** "Units" may also be the head of quantities sold. */
const isNumber = (text: string): boolean => /^[^\p{L}]*\d/u.test(text);
const isUnit = (text: string): boolean => isUnitOnly(text) || isOtherUnit(text);
const MIN_ROWS = 2;

const cellAt = ({ cells }: Line, at: number): string | undefined => cells.find(({ index }) => index === at)?.text;

export const unitColumnOf = (lines: readonly Line[]): number | undefined => {
  const rows = lines.filter(({ values }) => values.length > 0);
  const at = lines.flatMap(({ cells }) => cells.filter(isHeading))[0]?.index;
  const stated = rows.flatMap((line) => cellAt(line, at ?? 1) ?? []);
  if (stated.length === 0 || stated.some(isNumber)) return undefined;
  if (at !== undefined) return at;
  const isAllUnits = stated.length >= MIN_ROWS && stated.every(isUnit) && stated.some((text) => /\p{L}/u.test(text));
  return isAllUnits ? 1 : undefined;
};
