// Parses units in header cells, captions and bracketed labels for the figures below or beside them.
import { isUnitAlone, statedUnit } from '#shared/language/grammar/column-unit.ts';
import { MONEY, measureOf, type Unit } from '#shared/language/grammar/units.ts';
import cellUnitWords from '#shared/language/lexicon/cell-units.json' with { type: 'json' };
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';

/** `power` is `undefined` if no scale is stated; `other` is a currency without comparison. */
export type Stated = { readonly power?: number | undefined; readonly unit?: Unit | 'other' | undefined };

const isKnown = (currency: string | undefined): currency is Unit => MONEY.some((unit) => unit === currency);

/** "$ and shares in millions": the scale is separate from the currency. */
const scaleOf = (text: string): number | undefined => {
  const power = measureOf(text)?.power ?? 0;
  return power > 0 ? power : undefined;
};

/** The unit in a header cell, a caption or a label's brackets; money comes first. */
export const statedIn = (text: string): Stated | undefined => {
  const money = statedUnit(text, 'money');
  if (money?.power !== undefined || money?.currency !== undefined)
    return {
      power: money.power ?? scaleOf(text),
      unit: money.currency === undefined || isKnown(money.currency) ? money.currency : 'other',
    };
  const other = measureOf(text);
  return other && { power: other.power > 0 || other.unit ? other.power : undefined, unit: other.unit };
};

export const OTHER_UNIT = [...wordsOf(cellUnitWords)].sort((a, b) => b.length - a.length).join('|');
const IS_OTHER_UNIT = new RegExp(`^(?:${OTHER_UNIT})$`, 'iu');
/** MWh, tonnes, ㎡: units other than money, people, shares or percent. */
export const isOtherUnit = (text: string): boolean => IS_OTHER_UNIT.test(text.trim());

/** A cell about units: (Millions), $ in thousands, 단위: 백만원, Millions, Except per Share. */
const IS_UNIT = /단위|単位|\b(?:in|of) (?:thousands|millions|billions)\b|\b(?:thousands|millions|billions)\b,? except/i;
/**
 * "(b)" above a column marks a note, not billions, which always have a currency. "Share" is the head of a proportion.
 */
const MARK = /^[(（]?\s*(?:[a-z]|share)\s*[)）]?$/i;
/** Only a unit: $’000, (in millions). "Shares (in millions)" has more. */
export const isUnitOnly = (text: string): boolean =>
  !MARK.test(text) && isUnitAlone(text.replace(/,? except.*$/i, '').replace(/^[(（]|[)）]$/g, ''));
const isUnitCell = (text: string): boolean => IS_UNIT.test(text) || isUnitOnly(text);

/** A unit in the corner of a table applies to all of it: Year ended December 31, (Millions). */
const IN_CORNER = /[([（](?:[^()[\]（）]*\b)?(?:thousands|millions|billions)\b[^()[\]（）]*[)\]）]/i;

/**
 * The unit in a line without figures; `undefined` if its columns state different ones, which each column then gives.
 */
export const unitOver = (cells: readonly string[], corner = ''): Stated | undefined => {
  const inCorner = isUnitCell(corner) ? undefined : IN_CORNER.exec(corner)?.[0];
  const stated = [...cells.filter(isUnitCell), ...(inCorner ? [inCorner] : [])].flatMap((text) => statedIn(text) ?? []);
  const [first] = stated;
  return first && stated.every(({ power, unit }) => power === first.power && unit === first.unit) ? first : undefined;
};
