// Builds the sections of a DCF: assumptions, cash flows, value, sensitivities and scenarios, all from one model.
import { type Dcf, dcf, type Sensitivity } from '#shared/finance/dcf/dcf.ts';
import type { DcfFinding } from '#shared/finance/dcf/findings.ts';
import { SCENARIOS } from '#shared/finance/dcf/input.ts';
import { currencyLabel, moneyLabel, priceDecimals } from '#shared/finance/money.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { percentIn, plainIn, timesIn } from '../evidence/amounts.ts';
import { conversionNote } from '../evidence/conversion.ts';
import { isFinancialCompany } from '../evidence/financial-company.ts';
import { unreadNotes } from '../evidence/unread.ts';
import { basisNote } from '../evidence/wanted-basis.ts';
import { nothingOfCompany } from '../nothing.ts';
import { assumptionsIn } from './assumptions.ts';
import { breakRefusal, withAcceptance } from './break-gate.ts';
import { dcfConclusion } from './dcf-conclusion.ts';
import { type DcfCase, dcfCase } from './dcf-input.ts';
import { assumptionTables, emptyClaimNames, flowTables, valueTables } from './dcf-tables.ts';
import { financialCase } from './financial-case.ts';
import { financialPart } from './financial-value.ts';
import { type Model, wordsIn } from './model-tables.ts';
import { statedOutlook } from './stated-outlook.ts';

type Made = { readonly context: SectionContext; readonly result: Dcf; readonly given: DcfCase; readonly model: Model };

const words = (
  { context }: Made,
  key: TextIn<'finance'>,
  params: Readonly<Record<string, string | number>> = {},
): string => translate(context.language, `finance.${key}`, params);

type Measure = { readonly unit: string; readonly text: (value: number) => string };

/** A share price is in whole units of the currency, whatever the scale of the amounts. */
const measureOf = ({ context: { language }, given: { input } }: Made, isPerShare: boolean): Measure => {
  const { currency } = input.money;
  return {
    unit: wordsIn(language, isPerShare ? currencyLabel(currency) : moneyLabel(input.money)),
    text: (value) => plainIn(language, value, isPerShare ? priceDecimals(currency) : 0),
  };
};

type Axes = {
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly row: (value: number) => string;
  readonly column: (value: number) => string;
};

const heat = (made: Made, title: string, { down, across, values }: Sensitivity, axes: Axes): Block => {
  const refs = [...made.model.origins.all()];
  const { unit, text } = measureOf(made, made.given.input.shares !== undefined);
  return {
    kind: 'chart',
    title,
    unit,
    chart: {
      type: 'heat',
      rowTitle: axes.rowTitle,
      columnTitle: axes.columnTitle,
      rows: down.map(axes.row),
      columns: across.map(axes.column),
      values: values.map((row) =>
        row.map((value) => (value === undefined ? null : { value, text: text(value), refs })),
      ),
      base: [2, 2],
    },
  };
};

const sensitivity = (made: Made): Block[] => {
  const { growth, multiple, drivers } = made.result.sensitivity;
  const { language } = made.context;
  const measure = words(made, made.given.input.shares ? 'dcf.perShare' : 'dcf.equityValue');
  const percent = (value: number) => percentIn(language, value);
  const times = (value: number) => timesIn(language, value);
  const shift = (value: number) => `${value > 0 ? '+' : ''}${percent(value)}`;
  const titled = (key: TextIn<'finance.dcf'>) => `${measure}: ${words(made, `dcf.${key}`)}`;
  const byWacc = (key: TextIn<'finance.dcf'>, column: Axes['column']): Axes => ({
    ...{ rowTitle: words(made, 'dcf.wacc'), columnTitle: words(made, `dcf.${key}`) },
    ...{ row: percent, column },
  });
  const byDrivers: Axes = {
    ...{ rowTitle: words(made, 'dcf.marginShift'), columnTitle: words(made, 'dcf.growthShift') },
    ...{ row: shift, column: shift },
  };
  return [
    heat(made, titled('byGrowth'), growth, byWacc('terminalGrowth', percent)),
    ...(multiple ? [heat(made, titled('byMultiple'), multiple, byWacc('exitMultiple', times))] : []),
    heat(made, titled('byDrivers'), drivers, byDrivers),
  ];
};

const SCENARIO_LINES = ['enterpriseValue', 'equityValue', 'perShare'] as const;

const scenarios = (made: Made): Block[] => {
  const { context, result, given } = made;
  const row = (id: (typeof SCENARIO_LINES)[number]) => {
    const { unit, text } = measureOf(made, id === 'perShare');
    const values = SCENARIOS.map((one) => result.scenarios[one].byGrowth[id]);
    const cells = values.map((value) => ({
      text: value === undefined ? context.text('say.notMeaningful') : text(value),
    }));
    return [{ text: words(made, `dcf.${id}`) }, { text: unit }, ...cells];
  };
  return [
    {
      kind: 'table',
      columns: [
        { label: words(made, 'workbook.item') },
        { label: words(made, 'workbook.unit') },
        ...SCENARIOS.map((one) => ({ label: words(made, `scenario.${one}`), numeric: true })),
      ],
      rows: SCENARIO_LINES.filter((id) => id !== 'perShare' || given.input.shares).map(row),
    },
  ];
};

const PARTS: Readonly<Record<string, (made: Made) => Block[] | Promise<Block[]>>> = {
  conclusion: dcfConclusion,
  assumptions: ({ model }) => assumptionTables(model),
  flows: ({ model }) => flowTables(model),
  value: (made) => valueTables(made.model, measureOf(made, false).unit),
  sensitivity,
  scenarios,
};

const warning = (made: Made, { code, unit, value, beside }: DcfFinding): string => {
  const { language } = made.context;
  const figure = (one = 0) => (unit === 'times' ? timesIn(language, one) : percentIn(language, one));
  return words(made, `finding.${code}`, { value: figure(value), beside: figure(beside) });
};

/** Names the scenario shown and the discounting convention. */
const caseNote = (made: Made): string => {
  const { scenario, timing } = made.given.input;
  return words(made, `dcf.shownCase.${timing}`, { scenario: words(made, `scenario.${scenario}`) });
};

const zerosNote = (made: Made): string => {
  const names = emptyClaimNames(made.model).join(', ');
  return names ? words(made, 'dcf.zeroClaims', { names }) : '';
};

const noteOf = (made: Made, part: string): string => {
  const { context, result, given } = made;
  const own = result.findings.filter(({ scenario }) => scenario === given.input.scenario);
  const found = part === 'value' ? own.map((finding) => warning(made, finding)) : [];
  if (part === 'value') found.push(zerosNote(made));
  if (part === 'value' && given.isDebtUnknown) found.push(context.text('say.debtUnknown'));
  if (part === 'assumptions') found.push(caseNote(made));
  const isToTell = part === 'assumptions' || part === 'value';
  const notes = isToTell ? [basisNote(context, given.figures), conversionNote(context, given.currency)] : [];
  return [...found, ...notes].filter(Boolean).join(' ');
};

/** A bank or insurer is valued by its equity alone. */
const ofFinancials = async (context: SectionContext, part: string): Promise<Built | undefined> => {
  const { company } = context;
  if (!company || !(await isFinancialCompany(context, company))) return undefined;
  const one = await financialCase(context, company);
  return one ? financialPart(one, part) : nothingOfCompany(context);
};

export const dcfPart = async (context: SectionContext, part: string): Promise<Built> => {
  if (part === 'outlook') return statedOutlook(context);
  const financial = await ofFinancials(context, part);
  if (financial) return financial;
  const given = context.company && (await dcfCase(context, context.company));
  if (!given) return nothingOfCompany(context);
  const refused = breakRefusal(context, given.figures);
  if (refused) return refused;
  const result = dcf(given.input);
  const { workbook, values } = result;
  const made = {
    context,
    result,
    given,
    model: { language: context.language, workbook, values, origins: given.origins },
  };
  const blocks = (await PARTS[part]?.(made)) ?? [];
  const unread = part === 'value' ? await unreadNotes(context) : [];
  const note = [noteOf(made, part), ...unread].filter(Boolean).join(' ');
  const assumptions = part === 'assumptions' ? assumptionsIn(made.model) : undefined;
  const built = { blocks, status: 'done' as const, workbook, ...(note ? { note } : {}) };
  return withAcceptance(context, given.figures, { ...built, ...(assumptions ? { assumptions } : {}) });
};
