// Finds people whom documents name with their title, in tables of officers and in sentences.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { isOwn } from '../evidence/own.ts';
import { type Person, peopleIn } from '../evidence/people.ts';
import { readIn } from '../evidence/read-in.ts';
import { type Whose, whoseOf } from '../evidence/whose.ts';
import type { Candidate } from './candidate.ts';

const QUESTIONS = ['ask.governanceOf', 'ask.leadersBackground', 'ask.leaderChanges'] as const;

/** The higher the rank, the more senior. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/대표이사|회장|chief executive|\bceo\b|president|代表取締役|社長|会長|chair/i, 5],
  [/재무이사|\bcfo\b|chief|부사장|専務|副社長|최고/i, 4],
  [/사내이사|전무|상무|위원장|executive|director|取締役|常務|vice president/i, 3],
  [/사외이사|감사|社外|監査|independent|outside/i, 2],
];
const FUNCTIONS: Readonly<Record<string, RegExp>> = {
  executive: /대표|회장|사장|chief executive|ceo|president|代表|社長/i,
  finance: /재무|회계|cfo|financ|treasur|財務|経理/i,
  sales: /영업|마케팅|sales|marketing|commercial|営業/i,
  technology: /기술|정보|연구|cto|cio|technology|技術|情報/i,
  operations: /운영|생산|물류|coo|operat|生産|運営/i,
  people: /인사|people|human|人事/i,
  legal: /법무|준법|감사|legal|counsel|compliance|法務|監査/i,
};

const rankOf = (title: string): number => RANKS.find(([pattern]) => pattern.test(title))?.[1] ?? 1;

const reasonsOf = (
  { inputs, text, textOf }: SectionContext,
  { title }: Person,
): { readonly texts: string[]; readonly score: number } => {
  const functions = Array.isArray(inputs.functions) ? inputs.functions.filter((one) => typeof one === 'string') : [];
  const wanted = typeof inputs.jobTitle === 'string' ? inputs.jobTitle : '';
  const matched = functions.filter((name) => FUNCTIONS[name]?.test(title));
  const isTitled = wanted !== '' && title.toLowerCase().includes(wanted.toLowerCase());
  const texts = [
    ...(isTitled ? [text('say.titleFits', { what: wanted })] : []),
    ...matched.map((name) => text('say.functionFits', { what: textOf('choices', name) })),
  ];
  return {
    texts: texts.length > 0 ? texts : [text('say.namedWithTitle')],
    score: rankOf(title) + matched.length * 6 + (isTitled ? 6 : 0),
  };
};

const isOfCompany = (company: string, of: string): boolean =>
  companyNames(company).some((name) => isNamedIn(name, of)) ||
  companyNames(of).some((name) => isNamedIn(name, company));

/** Skips sentences about other companies, and who signs for another party. */
const peopleOf = (company: string, passage: Passage, whose: (one: Quotable) => Whose): Person[] => {
  const others = passage.chunk.kind === 'prose' ? quotable(passage).filter((one) => whose(one) === 'other') : [];
  return peopleIn(passage.chunk).filter(
    (person) =>
      (person.of === undefined || isOfCompany(company, person.of)) &&
      !others.some(({ start, end }) => person.start >= start && person.start < end),
  );
};

const placed = (context: SectionContext, passage: Passage, people: readonly Person[]): Candidate[] =>
  people.map((person) => {
    const { n } = context.notes.cite(passage, person.start, person.end);
    const { texts, score } = reasonsOf(context, person);
    const cells = {
      jobTitle: person.title,
      company: context.company?.name ?? '',
      responsibility: person.responsibility ?? '',
      since: person.since ?? '',
      background: person.background ?? '',
      reasons: texts.join(' · '),
    };
    return { name: person.name, score, cells, refs: [n] };
  });

/** One row per person: with the highest title and all citations. */
const merged = (all: readonly Candidate[]): Candidate[] => {
  const byName = new Map<string, Candidate>();
  for (const one of all) {
    // A Japanese name is printed with a space and without.
    const key = /[A-Za-z]/.test(one.name) ? one.name : one.name.replaceAll(/\s/gu, '');
    const known = byName.get(key);
    if (!known) byName.set(key, one);
    else {
      const [best, other] = one.score > known.score ? [one, known] : [known, one];
      // Fills cells that are empty in one source from another.
      const cells = Object.fromEntries(
        Object.entries(best.cells).map(([id, text]) => [id, text || (other.cells[id] ?? '')]),
      );
      byName.set(key, { ...best, cells, refs: [...new Set([...best.refs, ...other.refs])] });
    }
  }
  return [...byName.values()];
};

/** With fewer people, all papers on management are read. Set by hand. */
const FEW = 3;

/** The chair signs a statement that no question on the board finds. */
const fromRoom = async (
  context: SectionContext,
  company: CompanyIds,
  seen: ReadonlySet<string>,
): Promise<Candidate[]> => {
  const room = (await context.room(['management', 'governance'])).filter(
    (one) => isOwn(company, one) && !seen.has(one.chunk.id) && !isPrivate(context, one),
  );
  const whose = await whoseOf(context, room);
  return room.flatMap((passage) => placed(context, passage, peopleOf(company.name, passage, whose)));
};

export const peopleCandidates = async (context: SectionContext): Promise<Candidate[]> => {
  const { company } = context;
  if (!company) return [];
  const found: Candidate[] = [];
  const seen = new Set<string>();
  for (const key of QUESTIONS) {
    const { passages } = await readIn(context, key);
    const whose = await whoseOf(context, passages);
    for (const passage of passages.filter((one) => isOwn(company, one))) {
      if (seen.has(passage.chunk.id)) continue;
      seen.add(passage.chunk.id);
      found.push(...placed(context, passage, peopleOf(company.name, passage, whose)));
    }
  }
  const known = merged(found);
  return known.length < FEW ? merged([...found, ...(await fromRoom(context, company, seen))]) : known;
};
