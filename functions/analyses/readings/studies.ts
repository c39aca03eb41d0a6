// Reads studies that name the company: the size of its market by part and year, and the margins of its trade.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { isOfMarket } from '../evidence/market-table.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { inUnit, isTotalRow, numberColumns } from '../evidence/table-columns.ts';
import { once } from './once.ts';

const SUBJECTS = ['market', 'margins', 'competition'];

/** Passages of files without an owner that name the company: independent studies of its market. */
export const studyPassages = once(async (context): Promise<readonly Passage[]> => {
  const names = companyNames(context.company?.name);
  const found = [...(await context.room(SUBJECTS)), ...(await context.passages(names[0] ?? '')).passages];
  const all = [...new Map(found.map((one) => [one.chunk.id, one])).values()].filter((one) => !isPrivate(context, one));
  const ofNobody = all.filter(({ chunk }) => chunk.context.company === undefined);
  const files = new Set(
    ofNobody.flatMap(({ chunk }) => (names.some((name) => isNamedIn(name, chunk.text)) ? [chunk.fileId] : [])),
  );
  return ofNobody.filter(({ chunk }) => files.has(chunk.fileId));
});

type Size = { readonly value: number; readonly printed: string };
/** One part of a market, or the whole, by calendar year. */
export type Sized = {
  readonly name: string;
  readonly isTotal: boolean;
  readonly unit: string;
  readonly years: ReadonlyMap<string, Size>;
  readonly refs: readonly number[];
};

const sizesIn = (context: SectionContext, table: PlainTable): Sized[] => {
  const columns = numberColumns(table).filter(({ period }) => /^\d{4}$/.test(period ?? ''));
  return table.rows.flatMap(({ cells, start, end }, i): Sized[] => {
    const found = columns.flatMap(({ period = '', unit }) => {
      const at = columns.findIndex((one) => one.period === period);
      const cell = columns[at]?.numbers[i];
      const printed = inUnit(plainIn(context.language, cell ?? 0), unit);
      const [figure] = cell === undefined ? [] : readFigures(printed).figures;
      return figure?.unit && isCurrency(figure.unit) ? [{ period, figure, printed }] : [];
    });
    const unit = found[0]?.figure.unit;
    if (unit === undefined) return [];
    const years = new Map(found.map(({ period, figure, printed }) => [period, { value: figure.value, printed }]));
    const [name = ''] = cells;
    const { n } = context.notes.cite(table.passage, start, end);
    return [{ name, isTotal: isTotalRow(name), unit, years, refs: [n] }];
  });
};

const FEWEST_YEARS = 2;

export const marketSizes = once(async (context): Promise<readonly Sized[]> => {
  for (const table of plainTables(await studyPassages(context)).filter(isOfMarket)) {
    const sizes = sizesIn(context, table);
    if (sizes.some(({ years }) => years.size >= FEWEST_YEARS)) return sizes;
  }
  return [];
});

const CONJUNCTION = /(?:と|及び|および|・|및|,|、|\/|&|\band\b|와\s|과\s)/iu;
const plain = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ').trim();

/** True if the names are the same, or one goes on with words that add nothing beside it: `Freight` in `Freight brokerage`. */
export const isSamePart = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [plain(one), plain(other)].sort((a, b) => a.length - b.length);
  if (short === '' || short === long) return short !== '';
  return long.startsWith(short) && !CONJUNCTION.test(long.slice(short.length)) && !CONJUNCTION.test(short);
};

/** A percentage and the words between it and the one before. */
export type Bound = { readonly lead: string; readonly figure: Figure };

export const boundRates = (text: string): Bound[] => {
  let from = 0;
  return readFigures(text).figures.flatMap((figure): Bound[] => {
    const lead = text.slice(from, figure.start);
    from = figure.end;
    return figure.unit === 'percent' ? [{ lead, figure }] : [];
  });
};
