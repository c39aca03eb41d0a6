// Fetches profiles from databases: the companies themselves, then others in their line of business.
import { type Inputs, inputText } from '#shared/analyses/inputs.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { databaseCountry, databaseIndustry } from '../../analyses/evidence/profiles.ts';
import { recognise } from '../../domain/runs/resolve.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { ProfileQuery, Source } from '../../ports/sources.ts';
import { replyOf, type SourceReply, type SourceRequest } from './source-request.ts';

const PROFILES = 25;

const isLatin = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

const list = (inputs: Inputs, name: string): readonly string[] | undefined => {
  const value = inputs[name];
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one !== 'all')
    : undefined;
};

/** The line of business from the company's own profile. */
const industryOf = ({ inputs }: SourceRequest, own: readonly SourceReply[]): string | undefined =>
  [
    inputText(inputs.industry),
    inputText(inputs.segment),
    own.flatMap(({ profiles = [] }) => profiles)[0]?.industry,
  ].find(Boolean);

/** Databases know companies by their Latin names; results are stored under the requested name. */
const ownProfile = async (
  listed: (query: ProfileQuery) => Promise<SourceReply>,
  { providers }: SourceRequest,
  one: CompanyIds,
): Promise<SourceReply> => {
  const direct = await listed({ name: one.name, website: one.domain });
  if (direct.profiles?.length || isLatin(one.name)) return direct;
  const names = (await recognise(providers, { name: one.name })).candidates.flatMap((candidate) => [
    ...candidate.names,
  ]);
  const latin = names.map(withoutLegalForm).find(isLatin);
  if (latin === undefined) return direct;
  const reply = await listed({ name: latin });
  const profiles = (reply.profiles ?? []).map((profile) => ({ ...profile, company: { ...profile.company, ...one } }));
  return { ...reply, profiles };
};

export const profilesOf = async (provider: Source, request: SourceRequest): Promise<SourceReply[]> => {
  const { inputs } = request;
  const listed = async (query: ProfileQuery): Promise<SourceReply> => {
    const { reply, values } = replyOf(provider, (await provider.profiles?.(query)) ?? { is: 'empty' });
    return { ...reply, profiles: values };
  };
  if (!provider.profiles) return [];
  const own = await Promise.all(request.companies.map((one) => ownProfile(listed, request, one)));
  const industry = industryOf(request, own);
  if (!industry) return own;
  const country = inputText(inputs.country);
  const others = await listed({
    industry: databaseIndustry(industry),
    country: country ? databaseCountry(country) : undefined,
    sizes: list(inputs, 'sizes'),
    types: list(inputs, 'types'),
    limit: PROFILES,
  });
  return [...own, others];
};
