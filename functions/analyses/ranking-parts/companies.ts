// Companies that databases and documents name, with what speaks for each.
import type { Check } from '#shared/report/blocks.ts';
import { companyNames, standsIn } from '../../engine/understand/company-names.ts';
import type { CompanyProfile } from '../../ports/sources.ts';
import type { Bench } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import { passesFilters, sameCountry, sameIndustry, sizeRank } from '../evidence/profiles.ts';
import { type Compared, namedRivals } from '../evidence/rows.ts';

export type Candidate = {
  readonly name: string;
  readonly score: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly refs: readonly number[];
  readonly check?: Check;
};

type Reason = { readonly text: string; readonly weight: number };

const isNamed = (a: string, b: string): boolean =>
  companyNames(a).some((one) => companyNames(b).some((other) => standsIn(one, other)));

/** What a database says of a company, as it would be quoted. */
const profileLine = ({ company, industry, country, employees, type }: CompanyProfile): string =>
  [company.name, industry, country, employees === undefined ? undefined : String(employees), type]
    .filter(Boolean)
    .join(' · ');

const citeProfile = (bench: Bench, profile: CompanyProfile): number =>
  bench.notes.adopt({
    n: 1,
    source: 'WEB',
    title: profile.company.name,
    ...(profile.profileUrl || profile.website ? { url: profile.profileUrl ?? profile.website ?? '' } : {}),
    locator: {},
    quote: profile.description ?? profileLine(profile),
    retrievedAt: new Date(bench.now).toISOString(),
  });

const inputText = ({ inputs }: Bench, name: string): string => {
  const value = inputs[name];
  return typeof value === 'string' ? value : '';
};

const searchReasons = (bench: Bench, profile: CompanyProfile): Reason[] => {
  const [industry, country, keywords] = ['industry', 'country', 'keywords'].map((name) => inputText(bench, name));
  const own = `${profile.industry ?? ''} ${profile.description ?? ''}`;
  const reasons: Reason[] = [];
  if (industry && sameIndustry(industry, own))
    reasons.push({ text: bench.text('say.sameIndustry', { what: profile.industry ?? industry }), weight: 3 });
  if (sameCountry(country, profile.country))
    reasons.push({ text: bench.text('say.sameCountry', { what: profile.country ?? '' }), weight: 2 });
  if (keywords && sameIndustry(keywords, own))
    reasons.push({ text: bench.text('say.hasKeywords', { what: keywords }), weight: 1 });
  return reasons;
};

const similarReasons = (bench: Bench, target: CompanyProfile, profile: CompanyProfile): Reason[] => {
  const reasons: Reason[] = [];
  if (sameIndustry(`${target.industry ?? ''}`, `${profile.industry ?? ''}`))
    reasons.push({ text: bench.text('say.sameIndustry', { what: profile.industry ?? '' }), weight: 3 });
  if (sameCountry(target.country, profile.country))
    reasons.push({ text: bench.text('say.sameCountry', { what: profile.country ?? '' }), weight: 2 });
  const apart = Math.abs(sizeRank(target) - sizeRank(profile));
  if (sizeRank(target) > 0 && sizeRank(profile) > 0 && apart <= 1)
    reasons.push({ text: bench.text('say.sameSize'), weight: 2 - apart });
  if (target.type && target.type === profile.type)
    reasons.push({ text: bench.text('say.sameType', { what: profile.type ?? '' }), weight: 0.5 });
  return reasons;
};

const cellsOf = (bench: Bench, profile: CompanyProfile, reasons: readonly Reason[]): Record<string, string> => ({
  industry: profile.industry ?? '',
  country: profile.country ?? '',
  employees:
    profile.employees === undefined ? (profile.sizeRange ?? '') : plainIn(bench.language, profile.employees, 0),
  companyType: profile.type ?? '',
  founded: profile.founded === undefined ? '' : String(profile.founded),
  website: profile.website ?? '',
  reasons: reasons.map(({ text }) => text).join(' · '),
});

const LEAST = 3;
/** A rival comes before what is merely of the same business. */
const RIVAL = 4;

/** A reason that says nothing but "same country" makes no candidate. */
const fromProfiles = (
  bench: Bench,
  reasonsOf: (profile: CompanyProfile) => Reason[],
  all: readonly CompanyProfile[],
): Candidate[] =>
  all
    .filter((profile) => passesFilters(bench, profile))
    .flatMap((profile) => {
      const reasons = reasonsOf(profile);
      const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
      if (score < LEAST) return [];
      return [
        {
          name: profile.company.name,
          score,
          cells: cellsOf(bench, profile, reasons),
          refs: [citeProfile(bench, profile)],
        },
      ];
    });

const NOTHING_SAID: CompanyProfile = { company: { name: '' }, isSample: false };

/** Named as rivals by documents: where no database knows their size and type, filters that ask for one leave them out. */
const fromRivals = (
  bench: Bench,
  rivals: readonly Compared[],
  known: readonly Candidate[],
  profiles: readonly CompanyProfile[],
): Candidate[] =>
  rivals
    .filter(({ company }) => !known.some(({ name }) => isNamed(name, company.name)))
    .flatMap(({ company, refs }) => {
      const profile = profiles.find((one) => isNamed(one.company.name, company.name));
      if (!passesFilters(bench, profile ?? NOTHING_SAID)) return [];
      const cells = cellsOf(bench, profile ?? NOTHING_SAID, [{ text: bench.text('say.namedRival'), weight: RIVAL }]);
      const cited = profile ? [...refs, citeProfile(bench, profile)] : refs;
      return [{ name: company.name, score: RIVAL, cells, refs: cited }];
    });

export const companyCandidates = async (bench: Bench, of: 'companies' | 'similar'): Promise<Candidate[]> => {
  const all = await bench.profiles();
  const { company } = bench;
  if (of === 'companies') return fromProfiles(bench, (profile) => searchReasons(bench, profile), all);
  if (!company) return [];
  const isTarget = (profile: CompanyProfile) =>
    (company.domain !== undefined && profile.company.domain === company.domain) ||
    isNamed(profile.company.name, company.name);
  const target = all.find(isTarget);
  const others = all.filter((profile) => !isTarget(profile));
  const found = target ? fromProfiles(bench, (profile) => similarReasons(bench, target, profile), others) : [];
  return [...found, ...fromRivals(bench, await namedRivals(bench), found, others)];
};
