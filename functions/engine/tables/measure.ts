// Determines scale and unit of a table figure, from its cell, row, column, the lines above, or the caption.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { type Measure, MONEY, type Unit, unitOfSymbol } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import minorUnitWords from '#shared/language/lexicon/minor-units.json' with { type: 'json' };
import partWords from '#shared/language/lexicon/parts-of-whole.json' with { type: 'json' };
import peopleWords from '#shared/language/lexicon/people.json' with { type: 'json' };
import perShareWords from '#shared/language/lexicon/per-share.json' with { type: 'json' };
import shareCountWords from '#shared/language/lexicon/share-counts.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { isOtherUnit, OTHER_UNIT, type Stated, statedIn } from './stated-unit.ts';
import type { Row, Value } from './table.ts';

const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
const bracketed = (text: string): string | undefined => BRACKETS[Symbol.matchAll](text).next().value?.[1];
/** Returns the first brackets that state a unit: "Gross Merchandise Volume (GMV) (in millions)". */
const statedInBrackets = (text: string): Stated | undefined =>
  [...text.matchAll(BRACKETS)].map(([, inner = '']) => statedIn(inner)).find((one) => one !== undefined);
const isPerShare = compile(perShareWords);
const isPeople = compile(peopleWords);
const isMinorUnit = compile(minorUnitWords);
const isShareCount = compile(shareCountWords);
const isPartOfWhole = compile(partWords);
const holds = (find: (text: string) => readonly unknown[], text: string): boolean => find(text).length > 0;

const PERCENT_LABEL =
  /\(%\)|[%％]|률(?![가-힣])|율(?![가-힣])|\b(?:margin|ratio|rate|yield|percentage)\b|率(?![\u4e00-\u9fff])/i;
/** A larger number is no percentage: some statements have a gross margin in millions. */
const LARGEST_PERCENT = 100;
const sizeOf = (text: string): number => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);

/** Captions that exclude share counts: (in thousands, except share and per share data). */
const EXCEPT_SHARES = /except\s+(?:for\s+)?(?:number of\s+)?shares?\b(?!\s+price)|주식\s?수\s?제외|株式数を?除/i;

const IN_OTHER_UNIT = new RegExp(`\\d\\s*(?:${OTHER_UNIT})\\s*\\)?$`, 'u');
/** Months (개월) are not counted in 개. */
const MONTHS = /\d+\s?개\s?월/g;
/** 1,311MWh, or 0.8 below "Expected term (in years)", is not money, whatever the table's unit. */
const isInOtherUnit = ({ row, value }: Place): boolean =>
  IN_OTHER_UNIT.test(value.text.trim()) ||
  [row.label, value.column?.label ?? ''].some((label) => isOtherUnit(bracketed(label) ?? '')) ||
  isOtherUnit(value.column?.unit ?? '');

type Place = { readonly row: Row; readonly value: Value; readonly chunk: Pick<Chunk, 'text' | 'context'> };

/** `undefined` if neither scale nor unit is stated; without a scale, `power` is 0 and `isScaled` false. */
export type CellMeasure = Measure & { readonly isScaled: boolean };

const unitOf = (stated: Stated | undefined): Unit | undefined => (stated?.unit === 'other' ? undefined : stated?.unit);
const plain = (unit: Unit | undefined): CellMeasure => ({ power: 0, unit, exceptPerShare: false, isScaled: true });

/** "Authorized (9,000 million shares)" gives a quantity, not a unit; "(1,000주)" gives a unit. */
const isQuantity = (text: string): boolean =>
  readFigures(text).figures.some(({ value, unit }) => unit !== undefined && !Number.isInteger(Math.log10(value)));
/** The unit in the brackets of a heading between rows. */
const sectionOf = ({ section }: Row): Stated | undefined => {
  const inner = bracketed(section) ?? '';
  return isQuantity(inner) ? undefined : statedIn(inner);
};
const isScaled = (stated: Stated | undefined): boolean => (stated?.power ?? 0) > 0 && stated?.unit !== undefined;

/** Total equity below "Common stock — par value $1.00 per share" is of no share. */
const isBalance = ({ label }: Row): boolean => findMetrics(label).some(({ statement }) => statement === 'balance');

/** The unit that a label implies, whatever is stated above. */
const byLabel = ({ row, value, chunk }: Place, stated: Stated | undefined): CellMeasure | undefined => {
  // "Profit used in earnings per share ($M)" is the heading of amounts, in spite of its words.
  const label = isScaled(sectionOf(row)) ? row.label : `${row.section} ${row.label}`;
  const around = `${row.label} ${value.column?.about ?? ''}`;
  const caption = chunk.context.unit ?? '';
  // The label names a minor unit, so the table's scale does not apply.
  if (holds(isMinorUnit, label)) return plain(undefined);
  if (holds(isPerShare, around) || (holds(isPerShare, label) && !isBalance(row))) return plain(unitOf(stated));
  if (holds(isPeople, around) && !/[$€£¥₩]/.test(value.text)) return plain('people');
  if (holds(isShareCount, around)) {
    const power = EXCEPT_SHARES.test(caption) ? 0 : (stated?.power ?? 0);
    return { ...plain('shares'), power };
  }
  const isAmount = (stated?.power ?? 0) > 0 && !/[%％]/.test(value.text) && sizeOf(value.text) > LARGEST_PERCENT;
  return !isAmount && (PERCENT_LABEL.test(around) || holds(isPartOfWhole, around)) ? plain('percent') : undefined;
};

/** A unit cell is complete: a currency alone means no thousands, and an unknown unit is not money. */
const ofRow = (text: string): CellMeasure => {
  const stated = statedIn(text);
  return {
    ...plain(holds(isPeople, text) ? 'people' : unitOf(stated)),
    power: statedUnit(text, 'any')?.power ?? stated?.power ?? 0,
  };
};

const merged = (all: readonly (Stated | undefined)[]): Stated | undefined => {
  const given = all.filter((one) => one !== undefined);
  if (given.length === 0) return undefined;
  return {
    power: given.find(({ power }) => power !== undefined)?.power,
    unit: given.find(({ unit }) => unit !== undefined)?.unit,
  };
};

const isMoney = (unit: Stated['unit']): boolean => unit === 'other' || MONEY.some((one) => one === unit);
const isSymbol = (text: string): boolean => /[$€£¥₩]/.test(text);

/** Unbracketed headings are read only for money and scale: 親会社株主 does not count companies. */
const ofOpenHeading = (heading: string): Stated | undefined => {
  const stated = statedIn(heading);
  return isMoney(stated?.unit) || stated?.unit === 'percent' || (stated?.power ?? 0) > 0 ? stated : undefined;
};

/** The unit beside the number itself. */
const ofCell = ({ text }: Value): CellMeasure | undefined => {
  const own = readFigures(text).figures[0];
  if (!own?.unit || unitOfSymbol(text.trim().charAt(0))) return undefined;
  const isScaled = own.power > 0 || !MONEY.includes(own.unit) || !isSymbol(text);
  return { power: own.power, unit: own.unit, exceptPerShare: false, isScaled };
};

/** The document's unit of amounts, for rows of a known amount. */
const ofAmounts = ({ row, value, chunk }: Place): Stated | undefined => {
  const { unitOfAmounts } = chunk.context;
  if (unitOfAmounts === undefined) return undefined;
  const isAmount = findMetrics(`${row.section} ${row.label} ${value.column?.about ?? ''}`).some(
    ({ unit, statement }) => unit === undefined && statement !== 'share' && statement !== 'other',
  );
  return isAmount ? statedIn(unitOfAmounts) : undefined;
};

/** The nearest statement counts, and the next one fills what it leaves open. */
const around = (place: Place, near: readonly (Stated | undefined)[]): Stated | undefined => {
  const { row, chunk } = place;
  const line = chunk.text.slice(row.start, row.end);
  const symbol = /[$€£¥₩]/.exec(line)?.[0] ?? /[$€£]/.exec(chunk.text)?.[0];
  return merged([
    ...near,
    sectionOf(row),
    row.caption,
    chunk.context.unit === undefined ? undefined : statedIn(chunk.context.unit),
    ofAmounts(place),
    symbol ? { unit: unitOfSymbol(symbol) } : undefined,
  ]);
};

/** The table's title, which may say that all figures are shares: revenue by region (share of total). */
const titleOf = ({ chunk: { text, context } }: Place): string => {
  const head = text.slice(0, Math.max(0, text.indexOf('\t'))).split('\n');
  return [context.section?.split(' > ').at(-1), ...head.slice(0, -1)].filter(Boolean).join('\n');
};
const isPartByTitle = (place: Place, near: readonly (Stated | undefined)[]): boolean => {
  const { value, chunk } = place;
  const nearer = [...near, chunk.context.unit === undefined ? undefined : statedIn(chunk.context.unit)];
  return (
    sizeOf(value.text) <= LARGEST_PERCENT &&
    !nearer.some((one) => isMoney(one?.unit)) &&
    !isSymbol(value.text) &&
    holds(isPartOfWhole, titleOf(place))
  );
};

const read = (place: Place): CellMeasure | undefined => {
  const { row, value, chunk } = place;
  const own = ofCell(value);
  if (own) return own;
  if (isInOtherUnit(place)) return plain(undefined);
  if (row.unit !== '') return ofRow(row.unit);
  const inRow = statedInBrackets(row.label);
  const heading = (value.column?.label ?? '').replace(MONTHS, ' ');
  const inHeading = statedIn(value.column?.unit || (bracketed(heading) ?? ''));
  const other = [inHeading, inRow].find((one) => one?.unit !== undefined && !isMoney(one.unit));
  if (other) return { ...plain(unitOf(other)), power: other.power ?? 0 };
  const near = [inRow, inHeading ?? ofOpenHeading(heading)];
  if (isPartByTitle(place, near)) return plain('percent');
  const stated = around(place, near);
  const special = byLabel(place, stated);
  if (special) return special;
  if (!stated) return undefined;
  // A head with only a currency has unscaled figures, unless something else scales them: "Sales (GBP)", £.
  const heads = [...near, row.caption];
  const isInFull = stated.power === undefined && heads.some((one) => isMoney(one?.unit) && one?.unit !== 'other');
  const isExcepted = /\.\d\d/.test(value.text) && /except|제외|除く/i.test(chunk.context.unit ?? '');
  const power = isExcepted ? 0 : (stated.power ?? 0);
  return { power, unit: unitOf(stated), exceptPerShare: isExcepted, isScaled: stated.power !== undefined || isInFull };
};

type Known = Pick<Place, 'row' | 'chunk'> & { readonly measure: CellMeasure | undefined };
/** Cached, since each question reads a cell several times. */
const KNOWN = new WeakMap<Value, Known>();
export const measureAt = (place: Place): CellMeasure | undefined => {
  const { row, value, chunk } = place;
  const known = KNOWN.get(value);
  if (known?.row === row && known.chunk === chunk) return known.measure;
  const measure = read(place);
  KNOWN.set(value, { row, chunk, measure });
  return measure;
};
