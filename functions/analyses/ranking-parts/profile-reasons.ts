// The reasons for a candidate by its profile in a database, with the cells of its row.
import type { CompanyProfile } from '../../ports/sources.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn } from '../evidence/amounts.ts';
import { countryIn, sameCountry, sameIndustry, sizeRank } from '../evidence/profiles.ts';

export type Reason = { readonly text: string; readonly weight: number };

/** A company's database profile in one line, as its quote. */
const profileLine = ({ company, industry, country, employees, type }: CompanyProfile): string =>
  [company.name, industry, country, employees === undefined ? undefined : String(employees), type]
    .filter(Boolean)
    .join(' · ');

export const citeProfile = (context: SectionContext, profile: CompanyProfile): number =>
  context.notes.adopt({
    n: 1,
    source: 'WEB',
    title: profile.company.name,
    ...(profile.profileUrl || profile.website ? { url: profile.profileUrl ?? profile.website ?? '' } : {}),
    locator: {},
    quote: profile.description ?? profileLine(profile),
    retrievedAt: new Date(context.now).toISOString(),
  });

export const inputText = ({ inputs }: SectionContext, name: string): string => {
  const value = inputs[name];
  return typeof value === 'string' ? value : '';
};

export const searchReasons = (context: SectionContext, profile: CompanyProfile): Reason[] => {
  const [industry, country, keywords] = ['industry', 'country', 'keywords'].map((name) => inputText(context, name));
  const own = `${profile.industry ?? ''} ${profile.description ?? ''}`;
  const reasons: Reason[] = [];
  if (industry && sameIndustry(industry, own))
    reasons.push({ text: context.text('say.sameIndustry', { what: profile.industry ?? industry }), weight: 3 });
  if (sameCountry(country, profile.country))
    reasons.push({
      text: context.text('say.sameCountry', { what: countryIn(context.language, profile.country ?? '') }),
      weight: 2,
    });
  if (keywords && sameIndustry(keywords, own))
    reasons.push({ text: context.text('say.hasKeywords', { what: keywords }), weight: 1 });
  return reasons;
};

export const similarReasons = (context: SectionContext, target: CompanyProfile, profile: CompanyProfile): Reason[] => {
  const reasons: Reason[] = [];
  if (sameIndustry(`${target.industry ?? ''}`, `${profile.industry ?? ''}`))
    reasons.push({ text: context.text('say.sameIndustry', { what: profile.industry ?? '' }), weight: 3 });
  if (sameCountry(target.country, profile.country))
    reasons.push({
      text: context.text('say.sameCountry', { what: countryIn(context.language, profile.country ?? '') }),
      weight: 2,
    });
  const apart = Math.abs(sizeRank(target) - sizeRank(profile));
  if (sizeRank(target) > 0 && sizeRank(profile) > 0 && apart <= 1)
    reasons.push({ text: context.text('say.sameSize'), weight: 2 - apart });
  if (target.type && target.type === profile.type)
    reasons.push({ text: context.text('say.sameType', { what: profile.type ?? '' }), weight: 0.5 });
  return reasons;
};

export const cellsOf = (
  context: SectionContext,
  profile: CompanyProfile,
  reasons: readonly Reason[],
): Record<string, string> => ({
  industry: profile.industry ?? '',
  country: countryIn(context.language, profile.country ?? ''),
  employees:
    profile.employees === undefined ? (profile.sizeRange ?? '') : plainIn(context.language, profile.employees, 0),
  companyType: profile.type ?? '',
  founded: profile.founded === undefined ? '' : String(profile.founded),
  website: profile.website ?? '',
  reasons: reasons.map(({ text }) => text).join(' · '),
});
