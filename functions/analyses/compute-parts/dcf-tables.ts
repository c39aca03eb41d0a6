// Shows a valuation as tables: the lines of the model without those that only the workbook needs.
import { CLAIMS } from '#shared/finance/dcf/claims.ts';
import type { Cell, Line } from '#shared/finance/workbook/workbook.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Datum } from '#shared/report/cited.ts';
import { type Model, sheetTables, shownCell, wordsIn } from './model-tables.ts';

/** The prefix of cell ids that contain the step of a sensitivity. */
export const STEP = 'step.';

const linesIn = ({ workbook }: Model, id: string): readonly Line[] =>
  workbook.sheets.find((sheet) => sheet.id === id)?.lines ?? [];

const cellsOf = ({ cells = [] }: Line): Cell[] => cells.filter((cell) => cell !== undefined);
const has = (line: Line, id: string): boolean => cellsOf(line).some((cell) => cell.id === id);
const begins = (line: Line, start: string): boolean => cellsOf(line).some(({ id }) => id?.startsWith(start));

/** A switch chooses among numbers that only mean something in the workbook. */
const isSwitch = (line: Line): boolean =>
  cellsOf(line).some((cell) => cell.kind === 'input' && cell.among !== undefined);

/** Claims of others are shown only once in a report: in the bridge. */
const isClaim = (line: Line): boolean => CLAIMS.some(({ key }) => has(line, key));

export const assumptionTables = (model: Model): Block[] =>
  sheetTables(
    model,
    'assumptions',
    linesIn(model, 'assumptions').filter((line) => !isSwitch(line) && !isClaim(line) && !begins(line, STEP)),
  );

const claimCell = (key: string): string => `bridge.${key}`;

/** Claims that the company does not have are left out of the bridge; a note names them. */
const emptyClaims = ({ values }: Model): string[] =>
  CLAIMS.map(({ key }) => key).filter((key) => !values.get(claimCell(key)));

export const emptyClaimNames = (model: Model): string[] => {
  const empty = emptyClaims(model).map(claimCell);
  return linesIn(model, 'dcf')
    .filter((line) => empty.some((id) => has(line, id)))
    .map(({ label }) => wordsIn(model.language, label));
};

/** With a single method, the headline would repeat that method's value. */
const isRepeated = (line: Line, lines: readonly Line[]): boolean =>
  begins(line, 'headline') && !lines.some((one) => has(one, 'equityValue.multiple'));

const readerLines = (model: Model): Line[] => {
  const lines = linesIn(model, 'dcf');
  const empty = emptyClaims(model).map(claimCell);
  return lines.filter(
    (line) => !empty.some((id) => has(line, id)) && !begins(line, 'bridgeChart.') && !isRepeated(line, lines),
  );
};

/** The value section begins at the heading above the sum of the discounted cash flows. */
const valueStart = (lines: readonly Line[]): number =>
  lines
    .slice(
      0,
      lines.findIndex((line) => has(line, 'presentFlows')),
    )
    .findLastIndex(({ style }) => style === 'head');

export const flowTables = (model: Model): Block[] => {
  const lines = readerLines(model);
  return sheetTables(model, 'dcf', lines.slice(0, valueStart(lines)));
};

type Step = { readonly label: string; readonly total?: true; readonly datum: Datum };

const stepOf = (model: Model, id: string, isTotal: boolean): Step[] => {
  const sheet = model.workbook.sheets.find((one) => one.id === 'dcf');
  const line = sheet?.lines.find((one) => has(one, id));
  const value = model.values.get(id);
  if (!sheet || !line || typeof value !== 'number') return [];
  const cell = cellsOf(line).find((one) => one.id === id);
  const label = wordsIn(model.language, line.label);
  return [{ label, datum: { value, ...shownCell(model, sheet, cell) }, ...(isTotal ? { total: true } : {}) }];
};

/** The bridge from enterprise value to equity value, each step with its sources. */
const bridgeChart = (model: Model, unit: string): Block[] => {
  const empty = emptyClaims(model);
  const claims = CLAIMS.map(({ key }) => key).filter((key) => !empty.includes(key));
  const steps = [
    ...stepOf(model, 'enterpriseValue.growth', true),
    ...claims.flatMap((key) => stepOf(model, claimCell(key), false)),
    ...stepOf(model, 'equityValue.growth', true),
  ];
  const isWhole = claims.length > 0 && steps.length === claims.length + 2;
  const title = wordsIn(model.language, { key: 'dcf.bridge' });
  return isWhole ? [{ kind: 'chart', title, unit, chart: { type: 'waterfall', steps } }] : [];
};

/** `unit`: the unit of the amounts. */
export const valueTables = (model: Model, unit: string): Block[] => {
  const lines = readerLines(model);
  return [...sheetTables(model, 'dcf', lines.slice(valueStart(lines))), ...bridgeChart(model, unit)];
};
