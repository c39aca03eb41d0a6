// Finds the company that a workspace is about, and the others that its files name.
import legalForms from '#shared/language/lexicon/legal-forms.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import { terms } from '../engine/terms.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import type { Chunk } from '../ports/search-index.ts';
import type { Desk } from './desk.ts';
import { formedNames, isVerbBeforeForm } from './evidence/formed-names.ts';
import { metricLabel } from './evidence/known-figure.ts';
import { fileTitle, isStudy } from './file-title.ts';
import { wordsOf } from './room/subject-entries.ts';
import { isSameCompany, namesCompany } from './same-company.ts';
import { filesOfTarget } from './target-files.ts';

export type WorkspaceCompanies = {
  readonly company: string;
  readonly others: readonly string[];
  /** The files about a business that the company may buy; they call its owners the sellers. */
  readonly ofTarget: ReadonlySet<string>;
};

const KNOWN = new WeakMap<Desk, Promise<WorkspaceCompanies | undefined>>();

const onlyOf = (stated: readonly string[]): string | undefined => {
  const [first] = stated;
  return first !== undefined && stated.every((one) => isSameCompany(one, first)) ? first : undefined;
};

/** Subjects of the headings of company reports; with the lines of every statement, they find such reports. */
const REPORTED = ['business', 'results', 'ownership', 'governance'];
/** Passages that are read for the companies that they name. Set by hand. */
const CONSIDERED = 300;
/** A company with fewer such sections is only mentioned by others. Set by hand. */
const FEWEST_SECTIONS = 4;

const companiesOfReports = async ({ index, scope }: Desk): Promise<string[]> => {
  const revenue = LANGUAGES.map((language) => metricLabel(language, 'revenue'));
  const words = [...new Set([...REPORTED.flatMap(wordsOf), ...revenue].flatMap(terms))];
  const hits = await index.lexical({ scope, terms: words, limit: CONSIDERED });
  const of = hits.flatMap(({ chunk }) => (chunk.context.company && !isStudy(chunk) ? [chunk] : []));
  const sections = new Set(of.map(({ context }) => context.section));
  return sections.size < FEWEST_SECTIONS ? [] : of.flatMap(({ context }) => context.company ?? []);
};

/** The only company with statements among the files; without readable statements, the only one with reports. */
const statedCompany = async (desk: Desk): Promise<string | undefined> => {
  const stated = (await desk.statements?.())?.map(({ company }) => company).filter(Boolean) ?? [];
  return onlyOf(stated.length > 0 ? stated : await companiesOfReports(desk));
};

/** The name that most titles of files give, among those that the texts write with a legal form. */
const titledName = (chunks: readonly Chunk[], names: readonly string[]): string | undefined => {
  const titles = new Map(chunks.map((chunk) => [chunk.fileId, fileTitle(chunk)]));
  const times = (name: string) => [...titles.values()].filter((title) => isNamedIn(name, title)).length;
  const [most] = names.map((name) => ({ name, count: times(name) })).sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.name : undefined;
};

/** In characters; a longer cell is a sentence and no name. Set by hand. */
const MAX_LABEL = 30;
/** Companies in rows or columns beside the company. A part of its name, such as a site, makes no list of companies. */
const besideIn = (company: string, { kind, text }: Chunk): readonly string[] => {
  if (kind !== 'table') return [];
  const lines = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
  const columns = [lines.map(([first = '']) => first), ...lines];
  return columns
    .filter((labels) => labels.some((label) => label.length <= MAX_LABEL && namesCompany(company, label)))
    .flat()
    .filter((label) => /^\p{L}[^\d]*$/u.test(label) && label.length <= MAX_LABEL && !isSameCompany(company, label));
};

/** A file without a company may name it in a table or a sentence only. */
const findCompanies = async (desk: Desk): Promise<WorkspaceCompanies | undefined> => {
  const stated = await statedCompany(desk);
  if (stated === undefined) return undefined;
  const { index, scope } = desk;
  const words = [...new Set([...legalForms.frequent, ...companyNames(stated)].flatMap(terms))];
  const chunks = (await index.lexical({ scope, terms: words, limit: CONSIDERED })).map(({ chunk }) => chunk);
  const formed = [
    ...new Set(chunks.flatMap(({ text, context }) => formedNames(`${fileTitle({ context } as Chunk)} / ${text}`))),
  ];
  const isMisread = isVerbBeforeForm(withoutLegalForm(stated));
  const company = (isMisread ? titledName(chunks, formed) : undefined) ?? stated;
  const others = [...formed, ...chunks.flatMap((chunk) => besideIn(company, chunk))].filter(
    (name) => !isSameCompany(company, name),
  );
  return { company, others: [...new Set(others)], ofTarget: await filesOfTarget(desk, company) };
};

/** Found once for all sections of a report. */
export const workspaceCompanies = (desk: Desk): Promise<WorkspaceCompanies | undefined> => {
  const known = KNOWN.get(desk) ?? findCompanies(desk);
  KNOWN.set(desk, known);
  return known;
};
