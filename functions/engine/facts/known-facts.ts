// Finds the workspace's facts for a question: the latest document counts, and the figures that it replaces are noted.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { FileFact } from '#shared/model/fact.ts';
import type { Chunk, Scope } from '../../ports/search-index.ts';
import type { FactsRecord } from '../../store/facts.ts';
import { metricScore } from '../tables/label-match.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { filesOfCompanies } from '../understand/names/companies-of.ts';
import type { KnownFact, Plan } from '../understand/plan-type.ts';
import { entityKey } from './file-facts.ts';

export type FactReader = (key: {
  readonly tenant: string;
  readonly projectId: string;
  readonly entity: string;
  readonly metric: string;
}) => Promise<readonly FactsRecord[]>;

const MAX_ENTITIES = 4;

type Owner = { readonly projectId: string; readonly entity: string };

/** Documents that name no company may belong to several: for a named company, only its own files count. */
const isOfOwner = (owner: Owner, files: ReadonlySet<string>, { fileId }: FactsRecord): boolean =>
  owner.entity !== entityKey(undefined) || files.size === 0 || files.has(fileId);

/** The requested companies; without a name, the only company of the documents. */
const ownersOf = (plan: Plan, files: ReadonlySet<string>, chunks: readonly Chunk[]): Owner[] => {
  const of = (some: readonly Chunk[]): Owner[] => {
    const all = some.map(({ projectId, context }) => ({ projectId, entity: entityKey(context.company) }));
    return [...new Map(all.map((owner) => [`${owner.projectId} ${owner.entity}`, owner])).values()];
  };
  const owners = of(chunks.filter(({ fileId }) => files.has(fileId)));
  if (owners.length > 0 || plan.names.length > 0) return owners.slice(0, MAX_ENTITIES);
  const any = of(chunks);
  return new Set(any.map(({ entity }) => entity)).size === 1 ? any.slice(0, MAX_ENTITIES) : [];
};

const decimals = (shown: string): number => /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
const halfOf = ({ scale, shown }: Pick<FileFact, 'scale' | 'shown'>): number =>
  Number(`5e${scale - decimals(shown) - 1}`);
const isSame = (a: FileFact, b: FileFact): boolean =>
  Math.abs(a.value - b.value) <= Math.max(halfOf(a), halfOf(b)) * (1 + 1e-9);

/** Words for a change, part or share of a figure, which is a different figure. */
const OTHER =
  /증가|감소|변동|취득|처분|상환|발행|성장|증감|비율|비중|increase|decrease|change|growth|purchase|proceeds|repay|issu|percent|%|per |ratio|増加|減少|増減|取得|売却|返済|発行|比率|割合/iu;

/** Whether the question asks for the whole metric, so that a fact answers it. */
const isWhole = (plan: Plan, metric: Metric): boolean => {
  if (plan.ratios.length > 0) return true;
  if (plan.kind !== 'figure') return false;
  if (plan.metrics.length === 1 && metricScore(metric, plan.phrase) >= 0.9) return true;
  return plan.qualifiers.length === 0 && !OTHER.test(plan.question);
};

type StoredFact = { readonly record: FactsRecord; readonly fact: FileFact };

const latestFirst = (a: StoredFact, b: StoredFact): number =>
  b.record.asOf.localeCompare(a.record.asOf) ||
  Number(b.fact.concept !== undefined) - Number(a.fact.concept !== undefined) ||
  a.record.fileId.localeCompare(b.record.fileId);

const ofBasis = (plan: Plan, stored: readonly StoredFact[]): readonly StoredFact[] => {
  const wanted = plan.basis ?? 'consolidated';
  const own = stored.filter(({ fact }) => (fact.basis ?? wanted) === wanted);
  return own.length > 0 || plan.basis ? own : stored;
};

/** Drops balances for several days of a year in one document, since none of them is clearly the year's figure. */
const unambiguous = (stored: readonly StoredFact[]): readonly StoredFact[] =>
  stored.filter(
    ({ record, fact }) => !stored.some((other) => other.record === record && other.fact.period !== fact.period),
  );

const known = ({ record, fact }: StoredFact, earlier: readonly StoredFact[], answers: boolean): KnownFact => ({
  metric: fact.metric,
  label: fact.label,
  period: fact.period,
  value: fact.value,
  half: halfOf(fact),
  ...(fact.unit ? { unit: fact.unit } : {}),
  ...(fact.basis ? { basis: fact.basis } : {}),
  shown: fact.shown,
  company: record.company,
  document: record.document,
  chunkId: `${record.fileId}#${fact.seq}`,
  start: fact.start,
  end: fact.end,
  answers,
  restates: earlier
    .filter((other) => other.record.asOf < record.asOf && !isSame(other.fact, fact))
    .map((other) => ({ shown: other.fact.shown, document: other.record.document })),
});

const newest = (stored: readonly StoredFact[]): string | undefined =>
  stored.map(({ fact }) => fact.period).sort((a, b) => b.localeCompare(a))[0];

const pick = (plan: Plan, metric: Metric, records: readonly FactsRecord[]): KnownFact[] => {
  const stored = ofBasis(
    plan,
    records.flatMap((record) => record.facts.map((fact) => ({ record, fact }))),
  );
  const last = newest(stored);
  const wanted = plan.periods.length > 0 ? plan.periods : last ? [last] : [];
  return wanted.flatMap((period) => {
    const of = unambiguous(stored.filter(({ fact }) => samePeriod(period, fact.period)));
    const [latest, ...earlier] = [...of].sort(latestFirst);
    return latest ? [known(latest, earlier, isWhole(plan, metric))] : [];
  });
};

export const knownFacts = async (
  read: FactReader,
  plan: Plan,
  scope: Scope,
  chunks: readonly Chunk[],
): Promise<KnownFact[]> => {
  if (plan.metrics.length === 0) return [];
  const files = new Set(filesOfCompanies(plan, chunks));
  const lists = ownersOf(plan, files, chunks).flatMap((owner) =>
    plan.metrics.map(async (metric) => {
      const records = await read({ tenant: scope.tenant, ...owner, metric: metric.id });
      const inScope = records
        .filter(({ fileId }) => !scope.fileIds || scope.fileIds.includes(fileId))
        .filter((record) => isOfOwner(owner, files, record));
      return pick(plan, metric, inScope);
    }),
  );
  return (await Promise.all(lists)).flat();
};
