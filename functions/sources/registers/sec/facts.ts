// Reads all figures that a company has tagged in its filings, as facts. Segment figures are excluded.
import * as z from 'zod';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { FactsQuery, Outcome } from '../../../ports/sources.ts';
import { withMetrics } from '../../metric-of.ts';
import { EMPTY, ok } from '../../outcome.ts';
import { latestOf } from '../../restated.ts';
import { paddedCik, type SecSetup, secJson } from './call.ts';
import { fiscalLabels, periodOf } from './fiscal-periods.ts';

const RawFact = z.object({
  start: z.iso.date().optional(),
  end: z.iso.date(),
  val: z.number(),
  accn: z.string(),
  fy: z.number().nullish(),
  fp: z.string().nullish(),
  form: z.string(),
  filed: z.iso.date(),
});
const Concept = z.object({ label: z.string().nullish(), units: z.record(z.string(), z.array(RawFact)) });
const CompanyFacts = z.object({
  cik: z.union([z.number(), z.string()]),
  entityName: z.string(),
  facts: z.record(z.string(), z.record(z.string(), Concept)),
});
type CompanyFacts = z.infer<typeof CompanyFacts>;

type Tagged = z.infer<typeof RawFact> & {
  readonly taxonomy: string;
  readonly tag: string;
  readonly label: string;
  readonly unit: string;
};

const taggedIn = ({ facts }: CompanyFacts): Tagged[] =>
  Object.entries(facts).flatMap(([taxonomy, concepts]) =>
    Object.entries(concepts).flatMap(([tag, { label, units }]) =>
      Object.entries(units).flatMap(([unit, list]) =>
        list.map((fact) => ({ ...fact, taxonomy, tag, label: label ?? tag, unit })),
      ),
    ),
  );

const filingUrl = ({ bases }: SecSetup, cik: string, accession: string): string =>
  `${bases.www}/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${accession}-index.html`;

export const secFacts = async (setup: SecSetup, cik: string, query: FactsQuery): Promise<Outcome<readonly Fact[]>> => {
  const reply = await secJson(setup, `${setup.bases.data}/api/xbrl/companyfacts/CIK${cik}.json`, CompanyFacts);
  if (reply.is !== 'ok') return reply;
  const tagged = taggedIn(reply.value);
  const labels = fiscalLabels(tagged.toSorted((a, b) => a.filed.localeCompare(b.filed)));
  const entity: CompanyIds = {
    ...{ name: reply.value.entityName, cik: paddedCik(reply.value.cik), ticker: query.company.ticker },
    domain: query.company.domain,
  };
  const facts = tagged.flatMap((raw): Fact[] => {
    const period = periodOf(raw, labels);
    const year = period.fiscalYear ?? Number(raw.end.slice(0, 4));
    if (year < query.fromYear || year > query.toYear) return [];
    const concept = `${raw.taxonomy}:${raw.tag}`;
    const source = { provider: 'sec', url: filingUrl(setup, cik, raw.accn), filing: raw.accn, form: raw.form } as const;
    return [
      {
        ...{ entity, concept, label: raw.label, period, unit: raw.unit, value: raw.val },
        ...{ scale: 0, basis: 'consolidated', source: { ...source, field: concept }, filedAt: raw.filed },
        isSample: setup.isSample,
      },
    ];
  });
  return facts.length > 0 ? ok(withMetrics(latestOf(facts))) : EMPTY;
};
