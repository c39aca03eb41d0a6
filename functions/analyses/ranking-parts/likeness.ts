// How much a company resembles the one it is listed for: parts of the business that documents name together with it,
// and revenue beside revenue.
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { partTable } from '../evidence/parts.ts';
import type { Point } from '../points.ts';
import { BETWEEN, type Candidate } from './candidate.ts';
import { offersAlike } from './offers-alike.ts';

type Likeness = {
  /** Revenue over that of the company, in one currency. */
  readonly times: number | undefined;
  readonly parts: readonly string[];
  /** Items and terms that a comparison of offerings has of both. */
  readonly offers: readonly string[];
  readonly refs: readonly number[];
};

const TENTHS = 10;
const SHORTEST_NAME = 2;

const timesOf = (context: SectionContext, name: string, points: readonly Point[]) => {
  const [own, its] = [context.company?.name, name].map((one) => points.find(({ company }) => company === one)?.now);
  return own && its && own.unit === its.unit && own.value > 0
    ? { times: its.value / own.value, refs: [...its.refs, ...own.refs] }
    : { times: undefined, refs: [] };
};

/** A name may contain the word for a part. */
const withoutNames = (names: readonly string[], text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text);

type Named = {
  readonly parts: readonly string[];
  /** The names of all companies. */
  readonly others: readonly string[];
  readonly all: readonly Quotable[];
};

const partsWith = (
  context: SectionContext,
  name: string,
  { parts, others, all }: Named,
): Pick<Likeness, 'parts' | 'refs'> => {
  const names = companyNames(name);
  const about = all.filter(({ text }) => names.some((one) => isNamedIn(one, text)));
  const found = parts.flatMap((part) => {
    const one = about.find(({ text }) => isNamedIn(part, withoutNames(others, text)));
    return one ? [{ part, ref: context.notes.cite(one.passage, one.start, one.end).n }] : [];
  });
  return { parts: found.map(({ part }) => part), refs: found.map(({ ref }) => ref) };
};

export const likenessOf = async (
  context: SectionContext,
  found: readonly Candidate[],
  points: readonly Point[],
): Promise<ReadonlyMap<string, Likeness>> => {
  const { company } = context;
  const parts = company ? ((await partTable(context, company))?.parts ?? []) : [];
  const room = (await context.room(['competition', 'marketShare', 'results'])).filter(
    (one) => !isPrivate(context, one),
  );
  const all = room.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const given: Named = {
    parts: parts.filter((part) => part.length >= SHORTEST_NAME),
    others: found.flatMap(({ name }) => companyNames(name)).toSorted((a, b) => b.length - a.length),
    all,
  };
  const alike = await offersAlike(context, found);
  return new Map(
    found.map(({ name }) => {
      const { times, refs } = timesOf(context, name, points);
      const named = partsWith(context, name, given);
      const { texts: offers = [], refs: offered = [] } = alike.get(name) ?? {};
      return [name, { times, parts: named.parts, offers, refs: [...new Set([...refs, ...named.refs, ...offered])] }];
    }),
  );
};

const NOTHING: Likeness = { times: undefined, parts: [], offers: [], refs: [] };

/** Size and shared parts are reasons that a reader would ask for. */
export const withLikeness = (
  context: SectionContext,
  candidate: Candidate,
  alike: ReadonlyMap<string, Likeness>,
): Candidate => {
  const { company } = context;
  const { times, parts, offers, refs } = alike.get(candidate.name) ?? NOTHING;
  const { reasons } = candidate.cells;
  if (!company || !reasons) return candidate;
  const [criterion, ...rest] = reasons.split(BETWEEN);
  const own = [
    ...(parts.length > 0 ? [context.text('say.namedWithPart', { parts: parts.join(', ') })] : []),
    ...(offers.length > 0 ? [context.text('say.offersAlike', { offers: offers.join(', ') })] : []),
    ...(times === undefined
      ? []
      : [
          context.text('say.timesRevenue', {
            company: company.name,
            times: (Math.round(times * TENTHS) / TENTHS).toFixed(1),
          }),
        ]),
  ];
  return {
    ...candidate,
    cells: { ...candidate.cells, reasons: [criterion, ...own, ...rest].join(BETWEEN) },
    refs: [...new Set([...candidate.refs, ...refs])],
  };
};

/** A company without figures is as far as one that is some twenty times as large. Set by hand. */
const FARTHEST = 3;
/** A half and a double are equally far. */
const apartOf = (one: Likeness | undefined): number =>
  one?.times === undefined || one.times <= 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(one.times));

/** By the reasons; among equals by what both have and how near the revenue is, and without a company by revenue in one currency. */
export const inOrder = (
  found: readonly Candidate[],
  points: readonly Point[],
  alike: ReadonlyMap<string, Likeness> | undefined,
): Candidate[] => {
  const nowOf = ({ name }: Candidate) => points.find(({ company }) => company === name)?.now;
  const byRevenue = (a: Candidate, b: Candidate): number => {
    const [one, other] = [nowOf(a), nowOf(b)];
    return one && other && one.unit === other.unit ? other.value - one.value : 0;
  };
  const byLikeness = (a: Candidate, b: Candidate): number => likeness(b.name) - likeness(a.name);
  const most = Math.max(1, ...found.map(({ name }) => alike?.get(name)?.offers.length ?? 0));
  const likeness = (name: string): number => {
    const { parts, offers } = alike?.get(name) ?? NOTHING;
    return Math.min(parts.length, 1) + offers.length / most - Math.min(apartOf(alike?.get(name)), FARTHEST) / 2;
  };
  return [...found].sort((a, b) => b.score - a.score || (alike ? byLikeness(a, b) : byRevenue(a, b)));
};
