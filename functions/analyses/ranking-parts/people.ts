// Finds people whom documents name with their title, in tables of officers and in sentences.
import lexicon from '#shared/language/lexicon/seniority.json' with { type: 'json' };
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

const oneOf = (words: readonly string[]): RegExp => new RegExp(words.join('|'), 'i');
/** The higher the rank, the more senior. */
const RANKS = lexicon.ranks.map(({ rank, titles }) => ({ rank, isIn: oneOf(titles) }));
const FUNCTIONS = new Map(Object.entries(lexicon.functions).map(([name, words]) => [name, oneOf(words)]));

const rankOf = (title: string): number => RANKS.find(({ isIn }) => isIn.test(title))?.rank ?? 1;

const reasonsOf = (
  { inputs, text, textOf }: SectionContext,
  { title }: Person,
): { readonly texts: string[]; readonly score: number } => {
  const functions = Array.isArray(inputs.functions) ? inputs.functions.filter((one) => typeof one === 'string') : [];
  const wanted = typeof inputs.jobTitle === 'string' ? inputs.jobTitle : '';
  const matched = functions.filter((name) => FUNCTIONS.get(name)?.test(title));
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

const INITIALS = /^(\p{Lu})\.(?: ?\p{Lu}\.)? (\S+)$/u;
/** `G. Ashdown` is Gail Ashdown if no other Ashdown has the initial. */
const inFull = (name: string, names: readonly string[]): string => {
  const [, initial = '', surname = ''] = INITIALS.exec(name) ?? [];
  const full =
    surname === ''
      ? []
      : names.filter((one) => !INITIALS.test(one) && one.startsWith(initial) && one.endsWith(` ${surname}`));
  return (new Set(full).size === 1 && full[0]) || name;
};

/** One row per person: with the highest title and all citations. */
const merged = (all: readonly Candidate[]): Candidate[] => {
  const byName = new Map<string, Candidate>();
  const names = all.map(({ name }) => name);
  for (const printed of all) {
    const one = { ...printed, name: inFull(printed.name, names) };
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
