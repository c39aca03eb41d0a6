// Assigns files that name no company to the only company of their workspace, or to the other company that their title
// names. Market studies belong to none.
import { escaped } from '#shared/language/escaped.ts';
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import letterTitles from '#shared/language/lexicon/letter-titles.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sellers from '#shared/language/lexicon/sellers.json' with { type: 'json' };
import studyTitles from '#shared/language/lexicon/study-titles.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import { terms } from '../engine/terms.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import type { Chunk } from '../ports/search-index.ts';
import type { Desk } from './desk.ts';
import { documentName } from './evidence/document-name.ts';
import { formedNames, isVerbBeforeForm } from './evidence/formed-names.ts';
import { metricLabel } from './evidence/known-figure.ts';
import { wordsOf } from './room/subject-entries.ts';

const speaksOfStudy = compile(studyTitles);
const isAdviser = compile(adviserNames);
const speaksOfSellers = compile(sellers.sellers);

/** The title of the file and the heading on its first page; a legal form at its start has no file's ending before it. */
const titleOf = ({ context: { document, section = '' } }: Chunk): string =>
  `${documentName(document)} / ${section.split(' > ')[0]}`;

const isStudy = (chunk: Chunk): boolean => speaksOfStudy(titleOf(chunk)).length > 0;
/** An institute, a law firm or a broker writes about others. */
const isOfAuthor = ({ context: { company } }: Chunk): boolean => company !== undefined && isAdviser(company).length > 0;

const isSame = (one: string, other: string): boolean =>
  companyNames(one).some((name) => isNamedIn(name, other)) || companyNames(other).some((name) => isNamedIn(name, one));

type House = {
  readonly company: string;
  readonly others: readonly string[];
  /** The files about a business that the company may buy; they call its owners the sellers. */
  readonly ofTarget: ReadonlySet<string>;
};
const HOUSE_OF = new WeakMap<Desk, Promise<House | undefined>>();

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
const statedCompany = async (desk: Desk): Promise<string | undefined> => {
  const stated = (await desk.statements?.())?.map(({ company }) => company).filter(Boolean) ?? [];
  return onlyOf(stated.length > 0 ? stated : await companiesOfReports(desk));
};

const namesAny = (names: readonly string[], text: string): boolean => names.some((name) => isNamedIn(name, text));

/** The name that most titles of files give, among those that the texts write with a legal form. */
const titledName = (chunks: readonly Chunk[], names: readonly string[]): string | undefined => {
  const titles = new Map(chunks.map((chunk) => [chunk.fileId, titleOf(chunk)]));
  const times = (name: string) => [...titles.values()].filter((title) => isNamedIn(name, title)).length;
  const [most] = names.map((name) => ({ name, count: times(name) })).sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.name : undefined;
};

const MAX_LABEL = 30;
const names = (company: string, label: string): boolean => companyNames(company).some((name) => isNamedIn(name, label));
/** Companies in rows or columns beside the company. A part of its name, such as a site, makes no list of companies. */
const besideIn = (company: string, { kind, text }: Chunk): readonly string[] => {
  if (kind !== 'table') return [];
  const lines = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
  const columns = [lines.map(([first = '']) => first), ...lines];
  return columns
    .filter((labels) => labels.some((label) => label.length <= MAX_LABEL && names(company, label)))
    .flat()
    .filter((label) => /^\p{L}[^\d]*$/u.test(label) && label.length <= MAX_LABEL && !isSame(company, label));
};

const WHOLE_FILE = 200;
const wholeFile = ({ index, scope: { tenant } }: Desk, fileId: string, to = WHOLE_FILE): Promise<readonly Chunk[]> =>
  index.range({ tenant, fileId, from: 0, to });

/** A paper that nowhere names the company and speaks of sellers is about the business that they sell. */
const filesOfTarget = async (desk: Desk, company: string): Promise<ReadonlySet<string>> => {
  const { ko, en, ja } = sellers.sellers;
  const words = [...ko, ...en, ...ja].flatMap(terms);
  const hits = await desk.index.lexical({ scope: desk.scope, terms: [...new Set(words)], limit: CONSIDERED });
  const speaking = hits.flatMap(({ chunk }) => (speaksOfSellers(chunk.text).length > 0 ? chunk.fileId : []));
  const found = new Set<string>();
  for (const fileId of new Set(speaking)) {
    const chunks = await wholeFile(desk, fileId);
    const isNamed = chunks.some((chunk) => namesAny(companyNames(company), `${titleOf(chunk)} ${chunk.text}`));
    if (chunks.length > 0 && !isNamed) found.add(fileId);
  }
  return found;
};

const FORMS = ['주식회사', '株式会社', 'plc', 'ltd', 'limited', 'inc'];
/** A file without a company may name it in a table or a sentence only. */
const houseOf = async (desk: Desk): Promise<House | undefined> => {
  const stated = await statedCompany(desk);
  if (stated === undefined) return undefined;
  const { index, scope } = desk;
  const words = [...new Set([...FORMS, ...companyNames(stated)].flatMap(terms))];
  const chunks = (await index.lexical({ scope, terms: words, limit: CONSIDERED })).map(({ chunk }) => chunk);
  const formed = [
    ...new Set(chunks.flatMap(({ text, context }) => formedNames(`${titleOf({ context } as Chunk)} / ${text}`))),
  ];
  const isMisread = isVerbBeforeForm(withoutLegalForm(stated));
  const company = (isMisread ? titledName(chunks, formed) : undefined) ?? stated;
  const others = [...formed, ...chunks.flatMap((chunk) => besideIn(company, chunk))].filter(
    (name) => !isSame(company, name),
  );
  return { company, others: [...new Set(others)], ofTarget: await filesOfTarget(desk, company) };
};

const knownHouse = (desk: Desk): Promise<House | undefined> => {
  const known = HOUSE_OF.get(desk) ?? houseOf(desk);
  HOUSE_OF.set(desk, known);
  return known;
};

/** Keeps one copy per chunk, since other caches are keyed by the chunk object. */
const OWNED = new WeakMap<Chunk, Chunk>();

const owned = (chunk: Chunk, company: string | undefined): Chunk => {
  const known = OWNED.get(chunk);
  if (known && known.context.company === company) return known;
  const { company: _stated, ...context } = chunk.context;
  const made = { ...chunk, context: company === undefined ? context : { ...context, company } };
  OWNED.set(chunk, made);
  return made;
};

const FIRST_OF = new WeakMap<Desk, Map<string, Promise<readonly Chunk[]>>>();
const compact = (name: string): string => name.toLowerCase().replaceAll(/[\s.,]/g, '');

/** In characters: the letterhead, the title and the parties of a paper. Set by hand. */
const OPENING = 400;

/** Who gets a letter: `To: The Directors, Kestwick plc` in English, and at the end of a line in Korean and Japanese. */
const { ko, en, ja } = letterTitles.addressee;
const anyOf = (words: readonly string[]): string => words.map(escaped).join('|');
const TO = new RegExp(`^\\s*(?:${anyOf(en)})|(?:${anyOf([...ko, ...ja])})\\s*$`, 'iu');

const firstOf = (desk: Desk, chunk: Chunk): Promise<readonly Chunk[]> => {
  const known = FIRST_OF.get(desk) ?? new Map<string, Promise<readonly Chunk[]>>();
  FIRST_OF.set(desk, known);
  const read = known.get(chunk.fileId) ?? wholeFile(desk, chunk.fileId, 0);
  known.set(chunk.fileId, read);
  return read;
};

const isAddressed = (company: string, opening: string): boolean =>
  opening.split('\n').some((line) => TO.test(line) && namesAny(companyNames(company), line));

/** A company that a file names in its title or its opening wrote it, unless to the company; one named later occurs in it. */
const isMentioned = async (desk: Desk, company: string, chunk: Chunk): Promise<boolean> => {
  const { company: stated } = chunk.context;
  if (stated === undefined || isSame(stated, company) || namesAny(companyNames(stated), titleOf(chunk))) return false;
  const [first] = await firstOf(desk, chunk);
  const opening = first?.text.slice(0, OPENING) ?? '';
  if (first === undefined || isAddressed(company, opening)) return first !== undefined;
  return !namesAny(companyNames(stated), `${titleOf(first)} ${opening}`);
};

/** A title that names the company makes the file its own; one that names another makes it the other's. */
const ownerOf = ({ company, others, ofTarget }: House, chunk: Chunk, isMention: boolean): string | undefined => {
  const stated = isMention ? undefined : chunk.context.company;
  const title = titleOf(chunk);
  if (stated !== undefined && isSame(stated, company)) return compact(stated) === compact(company) ? company : stated;
  if (ofTarget.has(chunk.fileId)) return undefined;
  if (!isMention && isOfAuthor(chunk)) return undefined;
  if (isStudy(chunk)) return stated;
  if (namesAny(companyNames(company), title)) return company;
  if (stated !== undefined && !isVerbBeforeForm(withoutLegalForm(stated))) return stated;
  return others.find((name) => isNamedIn(name, title)) ?? company;
};

/** Assigns the company to files without a name: minutes, price lists and lists of people seldom repeat it. */
export const withOwners = async <T extends { readonly chunk: Chunk }>(
  desk: Desk,
  found: readonly T[],
): Promise<readonly T[]> => {
  const house = await knownHouse(desk);
  if (house === undefined) return found;
  return Promise.all(
    found.map(async (one) => {
      const owner = ownerOf(house, one.chunk, await isMentioned(desk, house.company, one.chunk));
      return owner === one.chunk.context.company ? one : { ...one, chunk: owned(one.chunk, owner) };
    }),
  );
};
