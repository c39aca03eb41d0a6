// Finds the companies that a paper on competitors sets side by side, one a column or one a row, whoever wrote it.
import comparison from '#shared/language/lexicon/comparison-titles.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { namesCompany } from './company-subject.ts';
import { OTHERS } from './others.ts';
import { isOwn } from './own.ts';
import { type PlainTable, plainTables } from './plain-table.ts';

const comparesIn = compile(comparison.titles);
/** Subjects by which papers on competitors are found. */
const SUBJECTS = ['competition', 'market', 'marketShare', 'results'];
const FEWEST = 2;
/** `蔵王運輸株式会社(仙台)`: the place behind the name. */
const PLACE = /\s?[(（][^()（）]*[)）]$/u;

const isOnRivals = ({ passage: { chunk } }: PlainTable): boolean =>
  [chunk.context.document.replaceAll(/[_-]/g, ' '), chunk.context.section ?? ''].some(
    (title) => comparesIn(title).length > 0,
  );

const namesIn = (labels: readonly string[]): readonly string[] => {
  const names = labels.map((label) => label.replace(PLACE, '').trim());
  const found = [...new Set(names.filter((name) => namesCompany(name) && !OTHERS.test(name)))];
  return found.length >= FEWEST ? found : [];
};

export const comparedRivals = async (
  context: SectionContext,
): Promise<readonly { readonly company: CompanyIds; readonly refs: readonly number[] }[]> => {
  const { company } = context;
  if (!company) return [];
  const passages = (await context.room(SUBJECTS)).filter(
    (one) => one.chunk.kind === 'table' && (!one.chunk.context.company || isOwn(company, one)),
  );
  const isOther = (name: string) => !companyNames(company.name).some((one) => isNamedIn(one, name));
  for (const table of plainTables(passages).filter(isOnRivals)) {
    const heads = namesIn(table.head.slice(1));
    const names = heads.length > 0 ? heads : namesIn(table.rows.map(({ cells: [label = ''] }) => label));
    const [first] = table.rows;
    if (!first || names.length === 0) continue;
    const { n } = context.notes.cite(table.passage, first.start, first.end);
    return names.filter(isOther).map((name) => ({ company: { name }, refs: [n] }));
  }
  return [];
};
