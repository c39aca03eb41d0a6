// Finds candidate companies in databases and documents, with reasons for each.
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { CompanyProfile } from '../../ports/sources.ts';
import type { SectionContext } from '../builder.ts';
import { isCompanyName, isCompanyOfText } from '../evidence/is-company.ts';
import { lookUp } from '../evidence/look-up.ts';
import { ofCountry } from '../evidence/of-country.ts';
import { passesFilters, sameIndustry } from '../evidence/profiles.ts';
import { readIn } from '../evidence/read-in.ts';
import { type Compared, namedRivals } from '../evidence/rows.ts';
import { withoutGloss } from '../evidence/without-gloss.ts';
import type { Candidate } from './candidate.ts';
import { allDescribed } from './described.ts';
import { withListed } from './listed.ts';
import { cellsOf, citeProfile, inputText, type Reason, searchReasons, similarReasons } from './profile-reasons.ts';

const isNamed = (a: string, b: string): boolean =>
  companyNames(a).some((one) => companyNames(b).some((other) => isNamedIn(one, other)));

const MIN_SCORE = 3;
/** The score of a competitor, above that of a company in the same line of business. */
const RIVAL = 4;

/** "Same country" alone is not a reason for a candidate. */
const fromProfiles = (
  context: SectionContext,
  reasonsOf: (profile: CompanyProfile) => Reason[],
  all: readonly CompanyProfile[],
): Candidate[] =>
  all
    .filter((profile) => passesFilters(context, profile))
    .flatMap((profile) => {
      const reasons = reasonsOf(profile);
      const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
      if (score < MIN_SCORE) return [];
      return [
        {
          name: profile.company.name,
          score,
          cells: cellsOf(context, profile, reasons),
          refs: [citeProfile(context, profile)],
        },
      ];
    });

const UNNAMED: CompanyProfile = { company: { name: '' }, isSample: false };

/**
 * Companies that documents name as competitors. If no database has their size and type, filters on these exclude them.
 */
const fromRivals = (
  context: SectionContext,
  rivals: readonly Compared[],
  known: readonly Candidate[],
  profiles: readonly CompanyProfile[],
): Candidate[] =>
  rivals
    .filter(({ company }) => isCompanyName(company.name) && !known.some(({ name }) => isNamed(name, company.name)))
    .flatMap(({ company, refs, isReported }) => {
      const profile = profiles.find((one) => isNamed(one.company.name, company.name));
      if (!passesFilters(context, profile ?? UNNAMED)) return [];
      const cells = cellsOf(context, profile ?? UNNAMED, [
        { text: context.text(isReported ? 'say.sellsTheSame' : 'say.namedRival'), weight: RIVAL },
      ]);
      const cited = profile ? [...refs, citeProfile(context, profile)] : refs;
      return [{ name: company.name, score: RIVAL, cells, refs: cited }];
    });

/** Companies of the industry with documents of their own in the workspace, and the competitors that these name. */
const fromDocuments = async (
  context: SectionContext,
  known: readonly Candidate[],
  profiles: readonly CompanyProfile[],
): Promise<Candidate[]> => {
  const industry = inputText(context, 'industry');
  const answer = await readIn(context, 'ask.industryPlayers');
  const looked = await lookUp(context, 'business', ({ passages }) => passages.length > 0);
  const passages = [...answer.passages, ...(looked?.passages ?? [])];
  const own = passages.filter(
    ({ chunk }) =>
      chunk.context.company && industry && sameIndustry(industry, `${chunk.context.company} ${chunk.text}`),
  );
  const found = new Map<string, Candidate>();
  const read = new Set<string>();
  // A report in the language of another country is of a company there.
  const ofCountryAlone = new Set(ofCountry(context, own));
  const isOfCountry = (passage: Passage) => ofCountryAlone.has(passage);
  for (const passage of own) {
    const name = withoutGloss(withoutLegalForm(passage.chunk.context.company ?? ''));
    if (!name || read.has(name)) continue;
    read.add(name);
    const chunks = own.map(({ chunk }) => chunk).filter(({ fileId }) => fileId === passage.chunk.fileId);
    if (!isCompanyOfText(name, chunks)) continue;
    // A company in a database may still have competitors in its documents.
    if (!known.some((one) => isNamed(one.name, name)) && passesFilters(context, UNNAMED) && isOfCountry(passage)) {
      const { n } = context.notes.cite(passage, 0, passage.chunk.text.length);
      // Whoever left a report among the files is not nearer than a named competitor.
      found.set(name, { name, score: RIVAL - 1, cells: { reasons: context.text('say.ownDocument') }, refs: [n] });
    }
    const rivals = await namedRivals({ ...context, company: { name } });
    // A company that compares itself with the others is mostly the one that searches.
    if (rivals.length > 0) found.delete(name);
    for (const one of fromRivals(context, rivals, [...known, ...found.values()], profiles)) found.set(one.name, one);
  }
  // The company's own report states its names in both languages; a database knows one of them.
  const stated = own.map(({ chunk }) => chunk.context.company ?? '');
  const isKnown = (name: string) =>
    known.some((one) => stated.some((whole) => isNamed(one.name, whole) && isNamed(name, whole)));
  return [...found.values()].filter(({ name }) => !isKnown(name));
};

/** No filter on size or country can judge a company that only a comparison lists. */
const listed = (context: SectionContext, found: readonly Candidate[]): Promise<Candidate[]> | readonly Candidate[] =>
  passesFilters(context, UNNAMED) ? withListed(context, found, RIVAL - 1) : found;

export const companyCandidates = async (context: SectionContext, of: 'companies' | 'similar'): Promise<Candidate[]> => {
  const all = await context.profiles();
  const { company } = context;
  if (of === 'companies') {
    const found = fromProfiles(context, (profile) => searchReasons(context, profile), all);
    return [
      ...found,
      ...(await allDescribed(context, await listed(context, await fromDocuments(context, found, all)))),
    ];
  }
  if (!company) return [];
  const isTarget = (profile: CompanyProfile) =>
    (company.domain !== undefined && profile.company.domain === company.domain) ||
    isNamed(profile.company.name, company.name);
  const target = all.find(isTarget);
  const others = all.filter((profile) => !isTarget(profile));
  const found = target ? fromProfiles(context, (profile) => similarReasons(context, target, profile), others) : [];
  const rivals = fromRivals(context, await namedRivals(context), found, others);
  return [...found, ...(await allDescribed(context, await listed(context, rivals)))];
};
