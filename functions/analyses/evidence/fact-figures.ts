// Takes yearly figures of a company from registers or databases: in the requested basis, else the other; the latest
// filing wins.
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import { REGISTERS, registerOf } from '#shared/model/registers.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Known, mostUsed, yearOf } from './known-figure.ts';
import type { Basis } from './wanted-basis.ts';

const IDS = Object.values(REGISTERS).map(({ id }) => id);
const sameId = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;

/** Compares register numbers if both have one, and names only if neither has. */
export const isSameCompany = (a: CompanyIds, b: CompanyIds): boolean => {
  if (IDS.some((id) => sameId(a[id], b[id]))) return true;
  if (IDS.some((id) => a[id] && b[id])) return false;
  if (sameId(a.ticker, b.ticker) || sameId(a.domain, b.domain)) return true;
  return companyNames(a.name).some((name) => companyNames(b.name).some((other) => isNamedIn(name, other)));
};

const isYearly = ({ period, unit, detail }: Fact): boolean =>
  (period.kind === 'year' || period.kind === 'instant') && isCurrency(unit) && detail === undefined;

/** A balance counts if a fiscal year of the company ends on its day. */
const yearEnds = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.filter(({ period }) => period.kind === 'year').map(({ period }) => period.end));

const latest = (facts: readonly Fact[]): Fact | undefined =>
  [...facts].sort((a, b) => b.filedAt.localeCompare(a.filedAt))[0];

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

const ofBasis = (facts: readonly Fact[], wanted: Basis): readonly Fact[] => {
  const own = facts.filter(({ basis }) => basis === wanted);
  return own.length > 0 ? own : facts;
};

type Wanted = {
  readonly company: CompanyIds;
  readonly basis: Basis;
  readonly cite: (fact: Fact) => number;
  /** True for databases, which reproduce what others filed. */
  readonly isLicensed?: boolean;
};

export const factFigures = (all: readonly Fact[], { company, basis, cite, isLicensed = false }: Wanted): Known[] => {
  const own = all
    .filter(({ entity, source }) => !registerOf(source.provider) === isLicensed && isSameCompany(entity, company))
    .filter(isYearly);
  const facts = ofBasis(own, basis).filter(({ metric }) => metric !== undefined);
  const ends = yearEnds(facts);
  const yearly = facts.filter(({ period }) => period.kind === 'year' || ends.has(period.end));
  // Filings in two currencies state the latest year in both.
  const currency = mostUsed(yearly);
  return grouped(
    yearly.filter(({ unit }) => unit === currency),
    ({ metric, period }) => `${metric} ${period.end}`,
  ).flatMap((same): Known[] => {
    const fact = latest(same);
    if (!fact?.metric) return [];
    const { metric, period, value, unit, restates } = fact;
    const before = restates?.map((one) => one.value);
    return [
      {
        ...{ metric, year: yearOf(period.end), period: period.key, value, unit, basis: fact.basis },
        refs: [cite(fact)],
        ...(before ? { before } : {}),
      },
    ];
  });
};
