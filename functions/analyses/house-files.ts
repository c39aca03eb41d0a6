// Assigns files that name no company to the only company of their workspace. Market studies belong to none.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import studyTitles from '#shared/language/lexicon/study-titles.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import { terms } from '../engine/terms.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import type { Chunk } from '../ports/search-index.ts';
import type { Desk } from './desk.ts';
import { metricLabel } from './evidence/known-figure.ts';
import { wordsOf } from './room/subject-entries.ts';

const speaksOfStudy = compile(studyTitles);

const isStudy = ({ context: { document, section = '' } }: Chunk): boolean =>
  speaksOfStudy(`${document} ${section.split(' > ')[0]}`.replaceAll('_', ' ')).length > 0;

const isSame = (one: string, other: string): boolean =>
  companyNames(one).some((name) => isNamedIn(name, other)) || companyNames(other).some((name) => isNamedIn(name, one));

const COMPANY_OF = new WeakMap<Desk, Promise<string | undefined>>();

const onlyOf = (stated: readonly string[]): string | undefined => {
  const [first] = stated;
  return first !== undefined && stated.every((one) => isSame(one, first)) ? first : undefined;
};

/** Subjects of the headings of company reports; with the lines of every statement, they find such reports. */
const REPORTED = ['business', 'results', 'ownership', 'governance'];
const CONSIDERED = 300;
/** A company with fewer such sections is only mentioned by others. */
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
const onlyCompany = async (desk: Desk): Promise<string | undefined> => {
  const stated = (await desk.statements?.())?.map(({ company }) => company).filter(Boolean) ?? [];
  return onlyOf(stated.length > 0 ? stated : await companiesOfReports(desk));
};

const companyOf = (desk: Desk): Promise<string | undefined> => {
  const known = COMPANY_OF.get(desk) ?? onlyCompany(desk);
  COMPANY_OF.set(desk, known);
  return known;
};

/** Keeps one copy per chunk, since other caches are keyed by the chunk object. */
const OWNED = new WeakMap<Chunk, Chunk>();

const owned = (chunk: Chunk, company: string): Chunk => {
  const known = OWNED.get(chunk);
  if (known?.context.company === company) return known;
  const made = { ...chunk, context: { ...chunk.context, company } };
  OWNED.set(chunk, made);
  return made;
};

/** Assigns the company to files without a name: minutes, price lists and lists of people seldom repeat it. */
export const withOwners = async <T extends { readonly chunk: Chunk }>(
  desk: Desk,
  found: readonly T[],
): Promise<readonly T[]> => {
  const company = await companyOf(desk);
  if (company === undefined) return found;
  return found.map((one) =>
    one.chunk.context.company !== undefined || isStudy(one.chunk) ? one : { ...one, chunk: owned(one.chunk, company) },
  );
};
