// Shows a statement line by line as the company's document prints it, with known labels in the report's language.

import { periodOf, type TiePeriod } from '#shared/finance/tie-out/result.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import wholeDebt from '#shared/language/lexicon/whole-debt.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import type { Statement, StatementKind, StatementLine } from '#shared/model/statement.ts';
import type { Cited } from '#shared/report/cited.ts';
import { amountIn, plainIn } from '../evidence/amounts.ts';
import { clashAt } from '../evidence/clash.ts';
import { verified } from '../evidence/computed.ts';
import { factFigures } from '../evidence/fact-figures.ts';
import type { FiledStatements } from '../evidence/filed-statements.ts';
import { known, yearOf } from '../evidence/known-figure.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { statementOf } from '../evidence/statement-metrics.ts';
import { wantedBasis } from '../evidence/wanted-basis.ts';
import { citedAs, type Row, type Sheet } from './table.ts';

const YEAR_MONTHS = 12;

const isWhole = (text: string): boolean => wordsOf(wholeDebt).some((word) => word === text.trim().toLowerCase());
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** If a statement does not divide debt, the row is all debt, whatever concept the lexicon assigns. */
const wholeLabel = (language: Language, label: string): string | undefined =>
  isWhole(label) ? capital(wholeDebt[language][0] ?? label) : undefined;

const labelOf = (
  { context: { language } }: Pick<Sheet, 'context'>,
  filed: FiledStatements,
  { label, concept }: StatementLine,
): string =>
  (filed.language === language
    ? undefined
    : (wholeLabel(language, label) ?? statementConcept(concept)?.labels[language])) ?? label;

const columnOf = ({ columns }: Statement, year: string): number =>
  columns.findIndex(({ period, months = YEAR_MONTHS }) => months === YEAR_MONTHS && yearOf(period) === year);

export type Place = {
  readonly sheet: Pick<Sheet, 'context' | 'scale'>;
  readonly filed: FiledStatements;
  readonly statement: Statement;
};

const citedOf = ({ sheet, filed }: Place, line: StatementLine, of: TiePeriod, text: string): Cited => {
  const chunk = filed.chunkOf(line.seq);
  if (!chunk) return { check: 'unsupported' };
  const { n } = sheet.context.notes.cite({ source: 'FILES', chunk }, line.start, line.end);
  const clash = clashAt(filed.ties, line, of);
  if (!clash) return verified([n]);
  return { refs: [n], check: 'uncertain', findings: [{ code: 'tieOut', about: text, instead: clash.equation }] };
};

/** The sign with which the statement prints the line: registers state what is paid as a positive amount. */
const signOf = ({ figures }: StatementLine, value: number): number =>
  figures.some((figure) => (figure?.value ?? 0) < 0) && figures.every((figure) => (figure?.value ?? 0) <= 0)
    ? -Math.abs(value)
    : value;

/** The register's figure of the line for a year that the document does not print. */
const filledCell = ({ context, scale, figures }: Sheet, line: StatementLine, year: string): Row[number] => {
  const figure = line.concept === undefined ? undefined : known(figures, line.concept, year);
  if (!figure) return { text: '' };
  const text = amountIn(context.language, scale, signOf(line, figure.value));
  return { text, ...citedAs(context, scale, figure) };
};

const cellOf = (place: Place, line: StatementLine, column: number): Row[number] => {
  const { sheet, statement } = place;
  const { language } = sheet.context;
  const figure = line.figures[column];
  if (!figure) return { text: '' };
  const amount = timesPower(figure.value, statement.scale ?? 0);
  const text = line.isPlain ? plainIn(language, figure.value) : amountIn(language, sheet.scale, amount);
  return { text, ...citedOf(place, line, periodOf(statement.columns[column]), text) };
};

/** A unit on a separate line, or figures that could not be separated from their label, are not lines of a statement. */
const BROKEN = /^[(（][^()（）]*[)）]$|\d[\d,.]*[)）]?$/u;
const hasFigure = ({ figures }: StatementLine): boolean =>
  figures.some((figure) => figure !== undefined && figure !== null);
const isLine = (line: StatementLine): boolean => hasFigure(line) || !BROKEN.test(line.label.trim());

/** A heading precedes its lines; one after the last line belongs to the next table. */
const linesOf = ({ lines }: Statement): readonly StatementLine[] =>
  lines.slice(0, lines.findLastIndex(hasFigure) + 1).filter(isLine);

/** The lines with the figures of the given columns; a missing column gives empty cells. */
export const rowsOf = (place: Place, columns: readonly number[]): Row[] =>
  linesOf(place.statement).map((line) => [
    { text: labelOf(place.sheet, place.filed, line) },
    ...columns.map((column) => cellOf(place, line, column)),
  ]);

/** The register fills the years that the document does not print. */
const withRegister = (
  sheet: Sheet,
  lines: readonly StatementLine[],
  rows: readonly Row[],
  columns: readonly number[],
): Row[] =>
  rows.map(([label = { text: '' }, ...cells], i) => {
    const line = lines[i];
    const filled = cells.map((cell, at) =>
      line && columns[at] === -1 ? filledCell(sheet, line, sheet.years[at] ?? '') : cell,
    );
    return [label, ...filled];
  });

/** True if the document prints the statement of the register, in its currency and basis, with no fewer lines. */
const isWholeOf = ({ figures }: Sheet, { basis }: FiledStatements, statement: Statement): boolean => {
  const own = figures.filter(({ metric }) => statementOf(metric) === statement.kind);
  const isAlike = own.every(
    (one) => one.unit === statement.currency && (basis === undefined || (one.basis ?? basis) === basis),
  );
  return isAlike && linesOf(statement).filter(hasFigure).length >= new Set(own.map(({ metric }) => metric)).size;
};

/** `undefined` if no document prints the statement, or if amounts are converted. */
export const printedRows = async (sheet: Sheet, kind: StatementKind): Promise<readonly Row[] | undefined> => {
  const { context, years, figures, filed: own } = sheet;
  const { company } = context;
  if (!company || figures !== own) return undefined;
  const basis = wantedBasis(context);
  const isRegistered = factFigures(await context.facts(), { company, basis, cite: () => 0 }).length > 0;
  for (const filed of await latestFiled(context, company)) {
    const statement = filed.statements.find((one) => one.kind === kind);
    if (!statement || statement.scale === undefined || !years.some((year) => columnOf(statement, year) >= 0)) continue;
    if (isRegistered && !isWholeOf(sheet, filed, statement)) continue;
    const columns = years.map((year) => columnOf(statement, year));
    const rows = rowsOf({ sheet, filed, statement }, columns);
    return isRegistered ? withRegister(sheet, linesOf(statement), rows, columns) : rows;
  }
  return undefined;
};
