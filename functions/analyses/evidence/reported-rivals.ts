// Finds the companies whose own reports are among the files and that sell what the company sells.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { terms } from '../../engine/terms.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { contentWords } from '../../engine/understand/words/content-words.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutOf, NEAREST } from '../room/report-subjects.ts';
import { documentName } from './document-name.ts';
import { isOwn } from './own.ts';
import { partTable } from './parts.ts';
import { plainTables } from './plain-table.ts';

export type Reported = { readonly company: CompanyIds; readonly refs: readonly number[] };

/** The subjects of reports of results, by which such reports are found in any language. */
const REPORTED = ['results', 'margins', 'market', 'competition', 'prices'];
/** How a company that is no rival occurs in the company's own documents. */
const RELATED = ['customers', 'suppliers', 'ownership', 'subsidiaries', 'debt', 'acquisitions', 'terms'];

const names = (name: string, text: string): boolean => companyNames(name).some((one) => isNamedIn(one, text));

const stated = ({ chunk }: Passage): string => withoutLegalForm(chunk.context.company ?? '');

/** A report names its author in its title or first heading and prints revenue. */
const isReport = (name: string, own: readonly Passage[]): boolean =>
  own.some(({ chunk: { context } }) =>
    names(name, `${documentName(context.document)} ${context.section?.split(' > ')[0] ?? ''}`),
  ) &&
  plainTables(own).some(({ rows }) =>
    rows.some(({ cells: [label = ''] }) => findMetrics(label).some(({ id }) => id === 'revenue')),
  );

/** The words for what the company sells: the parts of its revenue. */
const goodsOf = async (context: SectionContext, company: CompanyIds): Promise<ReadonlySet<string>> => {
  const table = await partTable(context, company);
  return new Set((table?.parts ?? []).flatMap((part) => contentWords(part, [])).flatMap(terms));
};

/** Two words in common: one may be a general one, such as services. */
const FEWEST_SHARED = 2;
const sells = (goods: ReadonlySet<string>, own: readonly Passage[]): boolean => {
  const words = new Set(own.flatMap(({ chunk }) => terms(chunk.text)));
  return [...goods].filter((term) => words.has(term)).length >= Math.min(FEWEST_SHARED, goods.size);
};

/** A customer, a supplier, a bank or an owner of the company has reports too. */
const isRelated = (company: CompanyIds, name: string, passages: readonly Passage[]): boolean =>
  passages
    .filter((one) => one.chunk.kind === 'prose' && isOwn(company, one))
    .flatMap(quotable)
    .filter(({ text }) => names(name, text))
    .some((one) => RELATED.some((id) => (aboutOf(one).subjects.get(id) ?? 0) >= NEAREST));

export const reportedRivals = async (context: SectionContext): Promise<Reported[]> => {
  const { company } = context;
  if (!company) return [];
  const passages = await context.room(REPORTED);
  const others = Map.groupBy(
    passages.filter((one) => stated(one) !== '' && !isOwn(company, one)),
    stated,
  );
  const reports = [...others].filter(([name, own]) => isReport(name, own));
  if (reports.length === 0) return [];
  const goods = await goodsOf(context, company);
  const found: Reported[] = [];
  for (const [name, own] of reports) {
    const about = [...passages, ...(await context.passages(name)).passages];
    if (goods.size === 0 || !sells(goods, own) || isRelated(company, name, about)) continue;
    const [first] = own;
    const refs = first ? [context.notes.cite(first, 0, first.chunk.text.length).n] : [];
    found.push({ company: { name }, refs });
  }
  return found;
};
