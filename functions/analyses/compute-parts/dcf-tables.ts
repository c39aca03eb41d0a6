// The tables of a valuation for its reader: the lines of the model without those that only the workbook needs.
import { CLAIMS } from '#shared/finance/dcf/claims.ts';
import type { Cell, Line } from '#shared/finance/workbook/workbook.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Datum } from '#shared/report/cited.ts';
import { type Model, sheetTables, shownCell, wordsIn } from './model-tables.ts';

/** How the ids of cells begin that say by how much a sensitivity varies. */
export const STEP = 'step.';

const linesIn = ({ workbook }: Model, id: string): readonly Line[] =>
  workbook.sheets.find((sheet) => sheet.id === id)?.lines ?? [];

const cellsOf = ({ cells = [] }: Line): Cell[] => cells.filter((cell) => cell !== undefined);
const has = (line: Line, id: string): boolean => cellsOf(line).some((cell) => cell.id === id);
const begins = (line: Line, start: string): boolean => cellsOf(line).some(({ id }) => id?.startsWith(start));

/** A switch chooses among numbers that mean something in the workbook alone. */
const isSwitch = (line: Line): boolean =>
  cellsOf(line).some((cell) => cell.kind === 'input' && cell.among !== undefined);

/** What is owed to others stands once in a report: in the bridge. */
const isClaim = (line: Line): boolean => CLAIMS.some(({ key }) => has(line, key));

export const assumptionTables = (model: Model): Block[] =>
  sheetTables(
    model,
    'assumptions',
    linesIn(model, 'assumptions').filter((line) => !isSwitch(line) && !isClaim(line) && !begins(line, STEP)),
  );

const claimCell = (key: string): string => `bridge.${key}`;

/** Of what the company does not have the bridge has no line; a note names it. */
const emptyClaims = ({ values }: Model): string[] =>
  CLAIMS.map(({ key }) => key).filter((key) => !values.get(claimCell(key)));

export const emptyClaimNames = (model: Model): string[] => {
  const empty = emptyClaims(model).map(claimCell);
  return linesIn(model, 'dcf')
    .filter((line) => empty.some((id) => has(line, id)))
    .map(({ label }) => wordsIn(model.language, label));
};

/** One method has one value: that which the workbook chooses among two would repeat it. */
const isRepeated = (line: Line, lines: readonly Line[]): boolean =>
  begins(line, 'headline') && !lines.some((one) => has(one, 'equityValue.multiple'));

const readerLines = (model: Model): Line[] => {
  const lines = linesIn(model, 'dcf');
  const empty = emptyClaims(model).map(claimCell);
  return lines.filter(
    (line) => !empty.some((id) => has(line, id)) && !begins(line, 'bridgeChart.') && !isRepeated(line, lines),
  );
};

/** The value begins with the head above the sum of the discounted flows. */
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

/** From enterprise to equity value, each step with what it rests on. */
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

/** `unit`: of the amounts. */
export const valueTables = (model: Model, unit: string): Block[] => {
  const lines = readerLines(model);
  return [...sheetTables(model, 'dcf', lines.slice(valueStart(lines))), ...bridgeChart(model, unit)];
};
