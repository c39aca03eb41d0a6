// The lines of a forecast: which of the model's lines it shows, their reported values, and the sources of their
// drivers.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { FoundDriver } from '#shared/analyses/workbook-drivers.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import { sumOf } from '#shared/finance/ratio.ts';
import type { Cell, Line } from '#shared/finance/workbook/workbook.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { computed, verified } from '../evidence/computed.ts';
import { figureText, type Model } from './model-tables.ts';
import type { PlanDrivers } from './plan-drivers.ts';

/** Form fields of the DCF by the ids of its driver lines, in the base scenario: a memorandum shows one scenario. */
export const FIELD_OF: Readonly<Record<string, string>> = {
  'growth.base': 'revenueGrowth',
  'margin.base': 'operatingMargin',
  depreciationShare: 'depreciationShare',
  capexShare: 'capexShare',
  workingCapitalShare: 'workingCapitalShare',
  costShare: 'costShare',
  'days.receivables': 'receivableDays',
  'days.inventories': 'inventoryDays',
  'days.payables': 'payableDays',
  'days.advances': 'advanceDays',
};
/** Model lines that statements print too: their last reported year precedes the forecast. */
const REPORTED: Readonly<Record<string, readonly string[]>> = {
  operatingProfit: ['operatingIncome'],
  depreciation: ['depreciation'],
  ebitda: ['operatingIncome', 'depreciation'],
  capex: ['capex'],
};

export type Desk = { readonly context: SectionContext; readonly plan: PlanDrivers | undefined };
export type Shown = BlockOf<'table'>['rows'][number][number];

export const rowsIn = (lines: readonly Line[]): Line[] => lines.filter(({ style }) => style !== 'head');
const idsOf = ({ cells = [] }: Line): string[] => cells.flatMap((cell) => (cell?.id === undefined ? [] : [cell.id]));
/** The id of a cell is the id of its line and a year. */
export const idAmong = (ids: readonly string[], line: Line): string | undefined =>
  ids.find((id) => idsOf(line).some((own) => own.startsWith(`${id}.`)));

/** The lines whose cells have such an id, below the first heading that names their years. */
export const linesOf = (all: readonly Line[], ids: readonly string[]): Line[] => {
  const wanted = all.filter((line) => idAmong(ids, line) !== undefined);
  const first = all.indexOf(wanted[0] ?? ({ style: 'blank' } satisfies Line));
  const head = all.slice(0, Math.max(0, first)).findLast(({ style }) => style === 'head');
  return [...(head ? [head] : []), ...wanted];
};

const originsIn = (context: SectionContext, cells: readonly (Cell | undefined)[]): string[] =>
  cells.flatMap((cell) => {
    if (cell?.kind !== 'input' || cell.origin.kind !== 'assumption') return [];
    const { by, note } = cell.origin;
    // A document for the other side does not call its values defaults; only the screen does.
    if (by === context.text('say.defaultValue')) return [context.text('say.forecastAssumed')];
    return [note && by === context.text('say.fromAccounts') ? note : [by, note].filter(Boolean).join(': ')];
  });

/** True if every input of the line is a default: neither reported nor entered. */
export const isDefault = (context: SectionContext, { cells = [] }: Line): boolean =>
  cells.every(
    (cell) =>
      cell?.kind !== 'input' ||
      (cell.origin.kind === 'assumption' && cell.origin.by === context.text('say.defaultValue')),
  );

/** Drivers that fade to another cell, which gives the value at the end. */
const ENDS: Readonly<Record<string, string>> = { 'growth.base': 'terminalGrowth', capexShare: 'capexToDepreciation' };

const YEAR = /\d{4}/u;

/** Adds to the source of a driver that the years after the last planned one are computed. */
const untilPlanned = (context: SectionContext, own: string, { values }: FoundDriver, { cells = [] }: Line): string => {
  const years = cells.flatMap((cell) => Number(YEAR.exec(cell?.id ?? '')?.[0] ?? 0));
  const [first, last] = [Math.min(...values.keys()), Math.max(...values.keys())];
  if (last >= Math.max(...years)) return own;
  return context.text('say.planUntil', { own, years: first === last ? String(first) : `${first}–${last}` });
};

export const sourceOf = ({ context, plan }: Desk, all: readonly Line[], line: Line): Shown => {
  const id = idAmong(Object.keys(FIELD_OF), line) ?? '';
  const planned = plan?.found.find(({ field }) => field === FIELD_OF[id]);
  if (plan && planned) {
    const { forOutsiders } = analysisOf(context.type);
    const rows = `${planned.sheet}: ${planned.labels.join(' ÷ ')}`;
    const own = forOutsiders
      ? context.text('say.ofCompanyPlan')
      : context.text('say.fromPlan', { title: plan.title, rows });
    return { text: untilPlanned(context, own, planned, line), refs: [...plan.cite(planned)] };
  }
  const end = all.flatMap(({ cells = [] }) => cells).filter((cell) => cell?.id !== undefined && cell.id === ENDS[id]);
  // The base and the mean of a driver may name the same gap.
  const parts = [...originsIn(context, line.cells ?? []), ...originsIn(context, end)].flatMap((one) => one.split('; '));
  return { text: [...new Set(parts)].join('; ') };
};

/** Spending and depreciation are positive, whatever their sign; results keep their sign. */
export const reportedCell = ({ language, origins }: Model, input: DcfInput, line: Line): Shown | undefined => {
  const id = idAmong(Object.keys(REPORTED), line) ?? '';
  const { years = [], lines = [] } = input.history ?? {};
  const metrics = REPORTED[id] ?? [];
  const own = metrics.flatMap((one) => {
    const given = lines.find(({ metric }) => metric === one)?.values[years.indexOf(input.baseYear)];
    return given ? [{ ...given, value: one === 'operatingIncome' ? given.value : Math.abs(given.value) }] : [];
  });
  if (own.length === 0 || own.length < metrics.length) return undefined;
  const textOf = (value: number) => figureText(language, 'amount', value, input.money);
  const text = textOf(sumOf(own.map(({ value }) => value)));
  const refs = own.flatMap(({ origin }) => origins.refsOf(origin));
  if (own.length > 1) return { text, ...computed(text, own.map(({ value }) => textOf(value)).join(' + '), refs) };
  return { text, ...(refs.length > 0 ? verified(refs) : {}) };
};
