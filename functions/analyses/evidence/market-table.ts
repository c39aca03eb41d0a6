// Finds the table in which a document divides a market into parts, as opposed to a company's own revenue.
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { Passage } from '../../engine/evidence.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import type { Row } from '../../engine/tables/table.ts';
import { cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from './known-figure.ts';
import { lookUp } from './look-up.ts';
import { type PlainTable, plainTable } from './plain-table.ts';
import { hasToDo } from './quotes-on.ts';
import { SUBJECTS } from './subjects.ts';

type Part = Known & { readonly printed: string };
export type MarketTable = { readonly table: PlainTable; readonly parts: readonly Part[] };

const TOTAL = /^(?:합\s?계|총\s?계|소\s?계|계|total.*|合\s?計|計)$/i;
const FEWEST_PARTS = 2;

export const isOfMarket = ({ heading, head }: PlainTable): boolean => {
  const title = `${heading} ${head[0] ?? ''}`;
  return SUBJECTS.market.test(title) && !SUBJECTS.marketShare.test(title);
};

/** The value of the last year. */
const latestOf = (context: SectionContext, passage: Passage, row: Row): Part[] => {
  const values = row.values.filter(({ column }) => column?.periods.some((one) => /^\d{4}/.test(one)));
  const yearOf = (value: (typeof values)[number]) => value.column?.periods.find((one) => /^\d{4}/.test(one)) ?? '';
  const [value] = values.toSorted((a, b) => yearOf(b).localeCompare(yearOf(a)));
  if (!value) return [];
  const cell = { passage, metric: undefined, row, value, period: yearOf(value), fit: 1 };
  const unit = cellMeasure(cell)?.unit ?? '';
  if (!isCurrency(unit) || !/\d/.test(value.text)) return [];
  const { n } = context.notes.cite(passage, row.start, row.end);
  const year = yearOf(value).slice(0, 4);
  const part = { metric: row.label.trim(), year, period: year, value: Number(value.text.replaceAll(',', '')), unit };
  return Number.isFinite(part.value) ? [{ ...part, basis: undefined, refs: [n], printed: value.text }] : [];
};

const tableIn = (context: SectionContext, passages: readonly Passage[]): MarketTable | undefined => {
  for (const passage of passages) {
    const table = plainTable(passage);
    if (!table || passage.chunk.context.company || !isOfMarket(table) || !hasToDo(context, passage, passages, true))
      continue;
    const rows = readTable(passage.chunk).rows.filter(({ label }) => label.trim() !== '' && !TOTAL.test(label.trim()));
    const parts = rows.flatMap((row) => latestOf(context, passage, row));
    if (parts.length >= FEWEST_PARTS) return { table, parts };
  }
  return undefined;
};

export const marketTable = async (context: SectionContext): Promise<MarketTable | undefined> => {
  for (const key of ['marketSplit', 'marketSize']) {
    const found = tableIn(context, (await context.passages(context.textOf('ask', key))).passages);
    if (found) return found;
  }
  const looked = await lookUp(context, 'market', ({ passages }) => tableIn(context, passages) !== undefined);
  return looked && tableIn(context, looked.passages);
};
