// Lists the companies that a section compares: those of the inputs, else those that the evidence lists beside the
// company.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import { comparedRivals } from './compared-rivals.ts';
import { lookUp } from './look-up.ts';
import { rivalsIn, singleRivals } from './names.ts';
import { OTHERS } from './others.ts';
import { isOwn } from './own.ts';
import { type PlainTable, plainTables } from './plain-table.ts';
import { readIn } from './read-in.ts';
import { reportedRivals } from './reported-rivals.ts';
import { isHeadedBy } from './subject-headings.ts';

export type Compared = {
  readonly company: CompanyIds;
  readonly refs: readonly number[];
  /** Its own report is among the files, but no document calls it a competitor. */
  readonly isReported?: true;
};

const MAX_SHOWN = 8;

const isSameCompany = (one: string, other: string): boolean =>
  companyNames(one).some((name) => isNamedIn(name, other)) || companyNames(other).some((name) => isNamedIn(name, one));

/** A label that is a name of the company and no more: "Harbour Leeds" is a site of Harbour Hotels. */
const isNameOf = (company: string, label: string): boolean => {
  const [whole = ''] = withoutLegalForm(label).split(/[([]/);
  return companyNames(company).some((name) => name.toLowerCase() === whole.trim().toLowerCase());
};

const FEWEST_ROWS = 2;
const MAX_NAME_LENGTH = 30;

/** A table in a document or section on competitors has one company per row. */
const tabledRivals = (context: SectionContext, passages: readonly Passage[]): Compared[] =>
  plainTables(passages)
    .filter(({ passage: { chunk } }) =>
      [chunk.context.document, ...(chunk.context.section?.split(' > ') ?? [])].some((title) =>
        isHeadedBy('rivalry', title.replaceAll('_', ' ')),
      ),
    )
    .flatMap(({ passage, rows }) => {
      const named = rows.filter(
        ({ cells: [name = ''] }) =>
          /\p{L}/u.test(name) && name.length <= MAX_NAME_LENGTH && findMetrics(name).length === 0,
      );
      if (named.length < FEWEST_ROWS || named.length < rows.length) return [];
      return named.map(({ cells: [name = ''], start, end }) => ({
        company: { name },
        refs: [context.notes.cite(passage, start, end).n],
      }));
    })
    .filter(({ company: { name } }) => !context.company || !isSameCompany(context.company.name, name));

const RESULTS: ReadonlySet<string> = new Set(['revenue', 'operatingIncome', 'netIncome']);

const OF_MARKET = ['marketShare', 'competition'];
const NOT_OF_MARKET = ['customers', 'ownership'];

const SHARE_HEAD = /점유율|シェア|占有率/u;

const subjectsOf = ({ heading, head }: PlainTable): ReadonlyMap<string, number> =>
  aboutText(
    '',
    [heading, head.join(', ')].map((text) => ({ text, weight: NEAREST })),
  ).subjects;

const isOfResults = (label: string): boolean => findMetrics(label).some(({ id }) => RESULTS.has(id));

/** A table of results or market shares. A supplier's table of its customers, the company among them, compares nobody. */
const isOfPlayers = (table: PlainTable): boolean => {
  const subjects = subjectsOf(table);
  const isOn = (ids: readonly string[]) => ids.some((id) => subjects.has(id));
  const isByHead = table.head.some((label) => SHARE_HEAD.test(label) || isOfResults(label));
  return (isByHead || isOn(OF_MARKET)) && !isOn(NOT_OF_MARKET);
};

/** In a Latin name every word is a name; "Private label" is none. */
const isPlayer = (label: string): boolean => !OTHERS.test(label) && !/^[A-Z][\w-]*\s[a-z]/.test(label);

/** Companies listed with results or market shares beside the company are compared with it. */
const besideCompany = async (context: SectionContext, { name }: CompanyIds): Promise<Compared[]> => {
  const { passages } = await context.passages(name);
  const all = [
    ...new Map([...passages, ...(await context.room(OF_MARKET))].map((one) => [one.chunk.id, one])).values(),
  ];
  const found = plainTables(all).find(
    (table) =>
      table.rows.length > FEWEST_ROWS &&
      isOfPlayers(table) &&
      table.rows.some(({ cells: [label = ''] }) => isNameOf(name, label)),
  );
  return (found?.rows ?? []).flatMap(({ cells: [label = ''], start, end }) =>
    !found || !/\p{L}/u.test(label) || label.length > MAX_NAME_LENGTH || isSameCompany(name, label) || !isPlayer(label)
      ? []
      : [{ company: { name: label }, refs: [context.notes.cite(found.passage, start, end).n] }],
  );
};

/** Names that sentences on the company's competition list, each cited to its sentence. */
export const namedRivals = async (context: SectionContext): Promise<Compared[]> => {
  const { company } = context;
  if (!company) return [];
  const { passages } = await readIn(context, 'ask.competitionOf');
  const found = new Map<string, Compared>();
  for (const passage of passages.filter((one) => isOwn(company, one)))
    for (const sentence of quotable(passage))
      for (const { name } of [...rivalsIn(sentence.text), ...singleRivals(sentence.text)]) {
        if (found.has(name) || company.name.includes(name)) continue;
        const { n } = context.notes.cite(passage, sentence.start, sentence.end);
        found.set(name, { company: { name }, refs: [n] });
      }
  const beside = await besideCompany(context, company);
  const others = beside.filter((one) => ![...found.keys()].some((name) => isSameCompany(name, one.company.name)));
  if (found.size + others.length > 0) return [...found.values(), ...others].slice(0, MAX_SHOWN);
  const own = passages.filter((one) => isOwn(company, one));
  const tabled = tabledRivals(context, own);
  if (tabled.length > 0) return tabled.slice(0, MAX_SHOWN);
  const looked = await lookUp(
    context,
    'rivals',
    (one) =>
      tabledRivals(
        context,
        one.passages.filter((passage) => isOwn(company, passage)),
      ).length > 0,
  );
  if (looked)
    return tabledRivals(
      context,
      looked.passages.filter((passage) => isOwn(company, passage)),
    ).slice(0, MAX_SHOWN);
  const compared = await comparedRivals(context);
  if (compared.length > 0) return compared.slice(0, MAX_SHOWN);
  return (await reportedRivals(context)).slice(0, MAX_SHOWN).map((one) => ({ ...one, isReported: true }));
};

/** The company itself first. */
export const comparedCompanies = async (context: SectionContext): Promise<Compared[]> => {
  const { company, peers } = context;
  const own = company ? [{ company, refs: [] }] : [];
  if (peers.length > 0) return [...own, ...peers.map((peer) => ({ company: peer, refs: [] }))];
  return [...own, ...(await namedRivals(context))];
};
