// Finds the table below a heading that names the subject, and shows it as printed: shareholders, headcount by group.
import type { Block } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { isOwn } from './own.ts';
import { plainTables, shownTable } from './plain-table.ts';
import { readIn } from './read-in.ts';
import { isHeadedBy } from './subject-headings.ts';

const HEADED: Readonly<Partial<Record<string, string>>> = { shareholdersOf: 'ownership', employeesOf: 'headcount' };

export const headedTable = async (context: SectionContext, key: string): Promise<Block[]> => {
  const [subject, { company }] = [HEADED[key], context];
  if (!subject || !company) return [];
  const passages = [...(await readIn(context, ['ask', key])).passages, ...(await context.room([subject]))];
  const own = passages.filter((one) => isOwn(company, one) && isHeadedBy(subject, one.chunk.context.section));
  return plainTables(own)
    .filter(({ rows }) => rows.length > 0)
    .slice(0, 1)
    .map((table) => shownTable(context, table));
};
