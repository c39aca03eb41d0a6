// Recurring revenue from a workbook: new, expansion, contraction and churn, and unit economics of customers.

import { type RecurringBridge, recurring } from '#shared/finance/commerce/recurring.ts';
import type { UnitEconomics } from '#shared/finance/commerce/unit-economics.ts';
import type { UnitGiven } from '#shared/finance/commerce/unit-model.ts';
import { assumed } from '#shared/finance/given.ts';
import type { Ratio } from '#shared/finance/ratio.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { timesIn } from '../evidence/amounts.ts';
import { nothingIn } from '../nothing.ts';
import { bridgeReading, economicsReading, isOfFew, retentionReading } from './commerce-reading.ts';
import { fitting } from './fitting.ts';
import { orderGrid, ordersPart } from './orders.ts';
import { originOf } from './origins.ts';
import { fromWorkbook, type ReadRows } from './read-workbook.ts';
import { amountCell, amountDatum, type Cell, currencyOf, shareCell, shareDatum, unitNote, unitOf } from './shown.ts';
import { amountOf, ledgerNote, periodOf, refsOf } from './workbook-rows.ts';

const MAX_PERIODS = 24;
const STEPS = ['added', 'reactivated', 'expanded', 'contracted', 'churned', 'refunds'] as const;
const RATES = ['logoChurn', 'revenueChurn', 'grossRetention', 'netRetention'] as const;

type Made = {
  readonly context: SectionContext;
  readonly bridges: readonly RecurringBridge[];
  readonly refs: readonly number[];
};

const signed = (bridge: RecurringBridge, step: (typeof STEPS)[number]): number =>
  step === 'contracted' || step === 'churned' ? -bridge[step] : bridge[step];

const bridge = ({ context, bridges, refs }: Made): Block[] => {
  const last = bridges.at(-1);
  if (!last) return [];
  const say = (key: string) => context.textOf('commerce', key);
  const cell = (key: string, value: number) => amountCell(context, value, say(`${key}Formula`), refs);
  const total = (key: 'opening' | 'closing') => ({
    label: say(key),
    total: true as const,
    datum: amountDatum(context, last[key], say(`${key}Formula`), refs),
  });
  const steps = STEPS.filter((step) => last[step] !== 0).map((step) => ({
    label: say(step),
    datum: amountDatum(context, signed(last, step), say(`${step}Formula`), refs),
  }));
  const columns = ['opening', ...STEPS, 'closing'].map((key) => ({
    label: say(key),
    numeric: true,
    ...unitOf(context),
  }));
  return [
    {
      kind: 'chart',
      title: `${context.text('sections.recurringBridge')} (${last.period})`,
      ...unitOf(context),
      chart: { type: 'waterfall', steps: [total('opening'), ...steps, total('closing')] },
    },
    {
      kind: 'table',
      columns: [{ label: context.text('workbookColumns.period') }, ...columns],
      rows: bridges
        .slice(-MAX_PERIODS)
        .map((one) => [
          { text: one.period },
          cell('opening', one.opening),
          ...STEPS.map((step) => cell(step, signed(one, step))),
          cell('closing', one.closing),
        ]),
      ...unitNote(context),
    },
  ];
};

const retention = ({ context, bridges, refs }: Made): Block[] => {
  const shown = bridges.slice(-MAX_PERIODS);
  const say = (key: string) => context.textOf('commerce', key);
  const series = (['grossRetention', 'netRetention'] as const).map((rate) => ({
    name: say(rate),
    values: shown.map((one) => shareDatum(context, one[rate], say(`${rate}Formula`), refs)),
  }));
  return [
    {
      kind: 'table',
      columns: [
        { label: context.text('workbookColumns.period') },
        ...RATES.map((rate) => ({ label: say(rate), numeric: true })),
      ],
      rows: shown.map((one) => [
        { text: one.period },
        ...RATES.map((rate) => shareCell(context, one[rate], say(`${rate}Formula`), refs)),
      ]),
    },
    {
      kind: 'chart',
      title: context.text('sections.churnAndRetention'),
      unit: '%',
      decimals: 1,
      chart: { type: 'line', categories: shown.map(({ period }) => period), series },
    },
  ];
};

const numberOf = ({ inputs }: SectionContext, name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** Unit economics are computed over all periods together: single months with few customers are not meaningful. */
const unitGiven = (context: SectionContext): UnitGiven | undefined => {
  const [spend, margin] = [numberOf(context, 'acquisitionSpend'), numberOf(context, 'grossMargin')];
  const by = context.text('say.enteredValue');
  if (spend === undefined || margin === undefined) return undefined;
  return { salesAndMarketing: assumed(spend, by), grossMargin: assumed(margin / 100, by) };
};

const IN_MONEY: ReadonlySet<string> = new Set(['acquisitionCost', 'lifetimeValue']);
/** A higher ratio means that the spend was entered in another unit. Set by hand. */
const MAX_VALUE_TO_COST = 100;

const economics = ({ context, bridges, refs }: Made, found: UnitEconomics | undefined): Built => {
  if (!found) return { ...nothingIn(context), note: context.text('commerce.needsSpend') };
  const say = (key: string) => context.textOf('commerce', key);
  const currency = currencyOf(context);
  const cell = (key: string, value: Ratio): Cell => {
    if (typeof value !== 'number') return { text: context.text('say.notMeaningful') };
    const made = amountCell(context, value, say(`${key}Formula`), refs);
    return key === 'valueToCost' ? { ...made, text: timesIn(context.language, value) } : made;
  };
  const rows = (['acquisitionCost', 'lifetimeValue', 'valueToCost', 'payback'] as const).map((key) => [
    { text: IN_MONEY.has(key) && currency ? `${say(key)} (${currency})` : say(key) },
    cell(key, found[key]),
  ]);
  const by = context.text('say.enteredValue');
  const isOdd = typeof found.valueToCost === 'number' && found.valueToCost > MAX_VALUE_TO_COST;
  const table: Block = {
    kind: 'table',
    columns: [{ label: context.text('say.line') }, { label: context.text('workbookColumns.value'), numeric: true }],
    rows,
  };
  return {
    ...(isOdd ? { note: say('oddSpend') } : {}),
    blocks: [...(isOfFew(bridges) ? [] : [table]), ...economicsReading(context, bridges, refs)],
    status: 'done',
    assumptions: [
      { label: context.text('fields.acquisitionSpend'), value: String(numberOf(context, 'acquisitionSpend')), by },
      { label: context.text('fields.grossMargin'), value: `${numberOf(context, 'grossMargin')}%`, by },
    ],
  };
};

const partOf = async ({ context, rows }: ReadRows, part: string): Promise<Built> => {
  const payments = rows.map((row) => {
    const customer = row.cell('customer');
    const amount = amountOf(row, 'recurring', customer);
    return { customer, period: periodOf(row, 'date', 'month'), amount, origin: originOf(row.reference) };
  });
  const given = { currency: currencyOf(context), unit: unitGiven(context) };
  const { bridges, unit, workbook } = recurring(payments, given);
  const made = { context, bridges, refs: refsOf(rows) };
  const text = ledgerNote(context, payments);
  const note = text ? { note: text } : {};
  if (part === 'unitEconomics') {
    const built = economics(made, unit);
    return { ...built, ...(text ? { note: [built.note, text].filter(Boolean).join(' ') } : {}) };
  }
  if (part !== 'bridge')
    return { blocks: [...retention(made), ...retentionReading(context, bridges, made.refs)], status: 'done', ...note };
  const whole = recurring(payments, { ...given, orders: await orderGrid(context) }).workbook;
  const blocks = [...bridge(made), ...bridgeReading(context, bridges, made.refs)];
  return { blocks, status: 'done', ...note, ...fitting(workbook), ...fitting(whole) };
};

export const commercePart = async (context: SectionContext, part: string): Promise<Built> => {
  if (part === 'orders') return ordersPart(context);
  return fromWorkbook(context, ['customer', 'date', 'recurring'], (read) => partOf(read, part));
};
