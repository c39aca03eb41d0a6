// Finds a plan among the workspace's workbooks and returns it as drivers of a forecast, if it continues the reported
// years.
import {
  driverInputs,
  type FoundDriver,
  type WorkbookDrivers,
  workbookDrivers,
} from '#shared/analyses/workbook-drivers.ts';
import { isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Ledger, SectionContext } from '../builder.ts';
import { growthIn, type History, RATIO_IN } from './dcf-history.ts';

export type PlanDrivers = {
  readonly title: string;
  readonly inputs: ReturnType<typeof driverInputs>;
  readonly found: readonly FoundDriver[];
  /** The references to the rows of a driver. */
  cite(driver: FoundDriver): readonly number[];
};

/** In percentage points: plans print rates with one decimal. */
const TOLERANCE = 0.1;

const lastGrowth = ({ figures, year }: History): number | undefined =>
  growthIn({ figures: figures.filter((one) => Number(one.year) >= Number(year) - 1), year })?.value;

/** The reported rates of the last year, in percent. */
const reportedRates = (history: History): Readonly<Record<string, number | undefined>> => ({
  revenueGrowth: lastGrowth(history),
  operatingMargin: RATIO_IN.operatingMargin?.(history),
});

/** True if the plan's column for the last reported year agrees with the statements. */
const goesOnFrom = (history: History, { found }: WorkbookDrivers): boolean => {
  const reported = reportedRates(history);
  const apart = found.flatMap(({ field, values }) => {
    const [own, theirs] = [values.get(Number(history.year)), reported[field]];
    return own === undefined || theirs === undefined ? [] : [Math.abs(own - theirs * 100)];
  });
  return apart.length > 0 && apart.every((one) => one <= TOLERANCE);
};

const citeIn =
  (context: SectionContext, { asWritten }: Ledger) =>
  ({ sheet, labels }: FoundDriver): number[] => {
    const ownFirst = asWritten.toSorted((a, b) => Number(b.name === sheet) - Number(a.name === sheet));
    const rows = ownFirst.flatMap((one) => one.rows);
    const own = labels.flatMap((label) => rows.find(({ cells }) => cells.some((cell) => cell.trim() === label)) ?? []);
    return [...new Set(own.map(({ reference }) => context.notes.adopt(reference)))];
  };

/** Takes the newest of several plans. A plan without reported years counts only if its file names the company. */
export const planDrivers = async (context: SectionContext, history: History): Promise<PlanDrivers | undefined> => {
  const first = Number(history.year) + 1;
  for (const ledger of await context.ledgers()) {
    const grids = ledger.asWritten.map(({ name, rows }) => ({ name, grid: rows.map(({ cells }) => cells) }));
    const drivers = workbookDrivers(grids);
    const title = ledger.asWritten[0]?.rows[0]?.reference.title ?? '';
    if (drivers?.firstForecast !== first) continue;
    const isNamed = context.company !== undefined && isNamedIn(context.company.name, title);
    if (!goesOnFrom(history, drivers) && !(isNamed && !drivers.years.includes(first - 1))) continue;
    const found = drivers.found.filter(({ values }) => values.has(first));
    if (found.length > 0) return { title, inputs: driverInputs(drivers, first), found, cite: citeIn(context, ledger) };
  }
  return undefined;
};
