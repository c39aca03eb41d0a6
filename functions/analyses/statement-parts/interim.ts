// Shows a statement of an interim period as printed, if no document of the company has a full year.
import type { StatementPart } from '#shared/analyses/analysis.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { scaleFor } from '../evidence/amounts.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { rowsOf } from './printed.ts';

const TITLES = { income: 'say.incomeStatement', balance: 'say.balanceSheet', cashFlow: 'say.cashFlow' } as const;
const isTitled = (part: StatementPart): part is keyof typeof TITLES => part in TITLES;

const YEAR_MONTHS = 12;
const hasYears = (statements: readonly Statement[]): boolean =>
  statements.some(({ columns }) => columns.some(({ months }) => months === YEAR_MONTHS));

export const interimTable = async (
  context: SectionContext,
  company: CompanyIds,
  part: StatementPart,
): Promise<Block[]> => {
  if (!isTitled(part)) return [];
  const all = await latestFiled(context, company);
  if (all.some(({ statements }) => hasYears(statements))) return [];
  const filed = all.find(({ statements }) => statements.some(({ kind }) => kind === part));
  const statement = filed?.statements.find(({ kind }) => kind === part);
  if (!filed || !statement || statement.scale === undefined || !statement.currency) return [];
  const amounts = statement.lines.flatMap(({ figures }) => figures.map((one) => one?.value ?? 0));
  const factor = 10 ** statement.scale;
  const scale = scaleFor(
    context.language,
    statement.currency,
    amounts.map((amount) => amount * factor),
  );
  const columns = statement.columns
    .map(({ period }, at) => ({ period, at }))
    .sort((a, b) => a.period.localeCompare(b.period));
  const heads = columns.map(({ period }) => ({
    ...{ label: sayPeriod(context.language, period), unit: scale.label, numeric: true },
  }));
  return [
    {
      kind: 'table',
      caption: context.text(TITLES[part]),
      columns: [{ label: context.text('say.line') }, ...heads],
      rows: rowsOf(
        { sheet: { context, scale }, filed, statement },
        columns.map(({ at }) => at),
      ),
    },
  ];
};
