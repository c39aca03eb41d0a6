// Shows changes in equity as printed: by component, uncertain if a component does not roll forward.

import { type RollForward, rollForwards } from '#shared/finance/tie-out/equity.ts';
import { translate } from '#shared/i18n/translate.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import shareCounts from '#shared/language/lexicon/share-counts.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { EquityChanges, EquityRow, Statement } from '#shared/model/statement.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '#shared/report/cited.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, type Scale, scaleFor } from '../evidence/amounts.ts';
import { verified } from '../evidence/computed.ts';
import type { FiledStatements } from '../evidence/filed-statements.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import type { Row } from './table.ts';

const countWords = compile(shareCounts);
/** Share counts are shown as printed: some statements print their amount under the same name. */
const isShares = (component: string): boolean => countWords(component).length > 0 || /\bshares$/i.test(component);

/** A page has no room for more columns. */
const MAX_COMPONENTS = 14;

type Place = {
  readonly context: SectionContext;
  readonly filed: FiledStatements;
  readonly statement: Statement;
  readonly changes: EquityChanges;
  readonly scale: Scale;
  readonly broken: readonly RollForward[];
};

const checkOf = (
  { broken }: Place,
  row: EquityRow,
  component: number,
  refs: readonly number[],
  about: string,
): Cited => {
  const found = broken.find((one) => one.closing === row && one.component === component);
  if (!found) return verified(refs);
  const shown = (one: EquityRow) => `${one.label} ${one.figures[component]?.shown ?? ''}`;
  const instead = `${shown(row)} ≠ ${shown(found.opening)} + …`;
  return { refs: [...refs], check: 'uncertain', findings: [{ code: 'tieOut', about, instead }] };
};

const rowOf = (place: Place, row: EquityRow): Row => {
  const { context, filed, statement, changes, scale } = place;
  const chunk = filed.chunkOf(row.seq);
  const refs = chunk ? [context.notes.cite({ source: 'FILES', chunk }, row.start, row.end).n] : [];
  const cells = row.figures.map((figure, component) => {
    if (!figure) return { text: '' };
    const isCount = isShares(changes.components[component] ?? '');
    const amount = timesPower(figure.value, statement.scale ?? 0);
    const text = isCount ? figure.shown : amountIn(context.language, scale, amount);
    return { text, ...checkOf(place, row, component, refs, text) };
  });
  return [{ text: row.label }, ...cells];
};

const tableOf = (place: Place): Block => {
  const { context, changes, scale } = place;
  return {
    kind: 'table',
    caption: translate(context.language, 'finance.equityChanges'),
    columns: [
      { label: context.text('say.line') },
      ...changes.components.map((label) => ({
        label,
        numeric: true,
        ...(isShares(label) ? {} : { unit: scale.label }),
      })),
    ],
    rows: changes.rows.map((row) => rowOf(place, row)),
  };
};

/** The table of the latest document that prints it. */
export const equityTable = async (context: SectionContext, company: CompanyIds): Promise<Block[]> => {
  for (const filed of await latestFiled(context, company)) {
    const statement = filed.statements.find(({ equityChanges }) => equityChanges !== undefined);
    const changes = statement?.equityChanges;
    if (!statement || !changes || statement.scale === undefined || changes.components.length > MAX_COMPONENTS) continue;
    const { scale: power } = statement;
    const amounts = changes.rows.flatMap(({ figures }) => figures.map((one) => timesPower(one?.value ?? 0, power)));
    const scale = scaleFor(context.language, statement.currency ?? '', amounts);
    const broken = rollForwards(changes).filter(({ is }) => is === 'breaks');
    return [tableOf({ context, filed, statement, changes, scale, broken })];
  }
  return [];
};
