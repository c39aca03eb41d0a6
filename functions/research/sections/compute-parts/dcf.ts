// The parts of a DCF: assumptions, flows, value, sensitivities and scenarios, all of one model.
import { type Dcf, dcf, type Sensitivity } from '#shared/finance/dcf/dcf.ts';
import { SCENARIOS } from '#shared/finance/dcf/input.ts';
import { moneyLabel } from '#shared/finance/money.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import type { Bench, Built } from '../builder.ts';
import { nothingIn } from '../nothing.ts';
import { percentIn, plainIn, timesIn } from '../read/amounts.ts';
import { conversionNote } from '../read/conversion.ts';
import { type DcfCase, dcfCase } from './dcf-input.ts';
import { figureText, type Model, sheetTables, wordsIn } from './model-tables.ts';

type Made = { readonly bench: Bench; readonly result: Dcf; readonly given: DcfCase; readonly model: Model };

const words = ({ bench }: Made, key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  translate(bench.language, `finance.${key}`, params);

/** Everything that no source says, with who says it. */
const assumptionsOf = ({ result, model, bench }: Made): Report['assumptions'] =>
  result.workbook.sheets
    .flatMap(({ lines }) => lines)
    .flatMap(({ label, cells = [] }) => {
      const cell = cells.find((one) => one?.kind === 'input');
      if (cell?.kind !== 'input' || cell.among) return [];
      const { origin } = cell;
      const refs = model.origins.refsOf(origin);
      const said = origin.kind === 'assumption' ? { by: origin.by, ...(origin.note ? { note: origin.note } : {}) } : {};
      const value = figureText(bench.language, cell.format, cell.value);
      return [
        { label: wordsIn(bench.language, label), value, ...said, ...(refs.length > 0 ? { refs: [...refs] } : {}) },
      ];
    });

const heat = (made: Made, title: string, { down, across, values }: Sensitivity, isMultiple: boolean): Block => {
  const { language } = made.bench;
  const refs = [...made.model.origins.all()];
  const unit = wordsIn(language, moneyLabel(made.given.input.money));
  return {
    kind: 'chart',
    title,
    unit,
    chart: {
      type: 'heat',
      rowTitle: words(made, 'dcf.wacc'),
      columnTitle: words(made, isMultiple ? 'dcf.exitMultiple' : 'dcf.terminalGrowth'),
      rows: down.map((rate) => percentIn(language, rate)),
      columns: across.map((rate) => (isMultiple ? timesIn(language, rate) : percentIn(language, rate))),
      values: values.map((row) =>
        row.map((value) => (value === undefined ? null : { value, text: plainIn(language, value, 0), refs })),
      ),
      base: [2, 2],
    },
  };
};

const sensitivity = (made: Made): Block[] => {
  const { growth, multiple } = made.result.sensitivity;
  const measure = words(made, made.given.input.shares ? 'dcf.perShare' : 'dcf.equityValue');
  return [
    heat(made, `${measure}: ${words(made, 'dcf.byGrowth')}`, growth, false),
    ...(multiple ? [heat(made, `${measure}: ${words(made, 'dcf.byMultiple')}`, multiple, true)] : []),
  ];
};

const scenarios = (made: Made): Block[] => {
  const { bench, result } = made;
  const cell = (value: number | undefined) => ({
    text: value === undefined ? bench.text('say.notMeaningful') : plainIn(bench.language, value, 0),
  });
  const lines = [
    ['dcf.enterpriseValue', 'enterpriseValue'],
    ['dcf.equityValue', 'equityValue'],
    ['dcf.perShare', 'perShare'],
  ] as const;
  return [
    {
      kind: 'table',
      columns: [
        { label: words(made, 'workbook.item') },
        ...SCENARIOS.map((one) => ({
          label: words(made, `scenario.${one}`),
          unit: wordsIn(bench.language, moneyLabel(made.given.input.money)),
          numeric: true,
        })),
      ],
      rows: lines
        .filter(([, id]) => id !== 'perShare' || made.given.input.shares)
        .map(([key, id]) => [
          { text: words(made, key) },
          ...SCENARIOS.map((one) => cell(result.scenarios[one].byGrowth[id])),
        ]),
    },
  ];
};

/** Flows stand above the value on one sheet. */
const VALUE_TABLES = 2;
const valueTables = ({ given }: Made): number => VALUE_TABLES + (given.input.conversion ? 1 : 0);
const flows = (made: Made): Block[] => sheetTables(made.model, 'dcf').slice(0, -valueTables(made));
const value = (made: Made): Block[] => sheetTables(made.model, 'dcf').slice(-valueTables(made));

const PARTS: Readonly<Record<string, (made: Made) => Block[]>> = {
  assumptions: (made) => sheetTables(made.model, 'assumptions'),
  flows,
  value,
  sensitivity,
  scenarios,
};

const noteOf = (made: Made, part: string): string => {
  const { bench, result, given } = made;
  const own = result.findings.filter(({ scenario }) => scenario === given.input.scenario);
  const found = part === 'value' ? own.map(({ code }) => words(made, `finding.${code}`)) : [];
  if (part === 'value' && given.isDebtUnknown) found.push(bench.text('say.debtUnknown'));
  const conversion = part === 'assumptions' || part === 'value' ? conversionNote(bench, given.currency) : '';
  return [...found, conversion].filter(Boolean).join(' ');
};

export const dcfPart = async (bench: Bench, part: string): Promise<Built> => {
  const given = bench.company && (await dcfCase(bench, bench.company));
  if (!given) return nothingIn(bench);
  const result = dcf(given.input);
  const { workbook, values } = result;
  const made = { bench, result, given, model: { language: bench.language, workbook, values, origins: given.origins } };
  const blocks = PARTS[part]?.(made) ?? [];
  const note = noteOf(made, part);
  const assumptions = part === 'assumptions' ? assumptionsOf(made) : undefined;
  return { blocks, status: 'done', workbook, ...(note ? { note } : {}), ...(assumptions ? { assumptions } : {}) };
};
