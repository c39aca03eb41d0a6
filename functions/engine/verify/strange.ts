// Detects periods, bases and companies in a sentence that its source is not about.
import { basisNamed } from '#shared/language/grammar/basis.ts';
import { type Period, periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { metricScore } from '../tables/label-match.ts';
import { readTable } from '../tables/read-table.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { METRICS } from '../understand/measures/metrics.ts';
import { compact } from '../understand/names/company-names.ts';
import { withoutLegalForm } from '../understand/names/find-entities.ts';

/** The periods of a passage: in its quote, its column heads and its context. */
const periodsOf = ({ chunk, quote }: Cited): string[] => [
  ...periodsIn(quote).map(({ key }) => key),
  ...chunk.context.periods,
  ...(chunk.kind === 'table'
    ? readTable(chunk).rows.flatMap(({ values }) => values.flatMap(({ column }) => column?.periods ?? []))
    : periodsIn(chunk.text).map(({ key }) => key)),
];

export const strangePeriods = (text: string, stated: readonly Period[], cited: readonly Cited[]): Finding[] => {
  const given = cited.flatMap(periodsOf);
  if (given.length === 0) return [];
  return stated
    .filter(({ key }) => !given.some((period) => samePeriod(key, period)))
    .map(({ start, end }) => ({ code: 'periodDiffers', about: text.slice(start, end), instead: given[0] ?? '' }));
};

export const strangeBasis = (text: string, cited: readonly Cited[]): Finding[] => {
  const statedBasis = basisNamed(text);
  const given = cited.map(({ chunk }) => chunk.context.basis).filter((basis) => basis !== undefined);
  if (!statedBasis || given.length === 0 || given.includes(statedBasis)) return [];
  return [{ code: 'basisDiffers', about: statedBasis, instead: given[0] ?? '' }];
};

const companyOf = ({ chunk }: Cited): string => withoutLegalForm(chunk.context.company ?? '');

/** Reports a company of other evidence that no cited passage mentions. */
export const strangeCompany = (text: string, cited: readonly Cited[], elsewhere: readonly Cited[]): Finding[] => {
  const compactText = compact(text);
  const source = cited
    .map((one) => compact(`${companyOf(one)} ${one.chunk.context.document} ${one.chunk.text}`))
    .join(' ');
  const strange = [...new Set(elsewhere.map(companyOf))].find(
    (name) => compact(name).length > 1 && compactText.includes(compact(name)) && !source.includes(compact(name)),
  );
  return strange ? [{ code: 'companyDiffers', about: strange, instead: cited.map(companyOf)[0] ?? '' }] : [];
};

/**
 * Measures in the rows, columns and headings of whole tables, since a total names its parts, and in the quoted prose.
 */
const measuresIn = ({ chunk, quote }: Cited): readonly Metric[] => {
  const section = chunk.context.section ?? '';
  if (chunk.kind === 'prose') return findMetrics(`${section}\n${quote}`);
  const { rows } = readTable(chunk);
  const caption = chunk.text.slice(0, rows[0]?.start);
  const texts = rows.flatMap(({ label, section: group, values }) => [
    label,
    group,
    ...values.map(({ column }) => column?.label ?? ''),
  ]);
  const divided = new Set(chunk.context.breakdowns?.map(({ metric }) => metric));
  const byLabel = METRICS.filter(
    (metric) => divided.has(metric.id) || rows.some(({ label }) => metricScore(metric, label) > 0),
  );
  return [...byLabel, ...findMetrics([section, chunk.context.unit, caption, ...texts].join('\n'))];
};

/** Reports measures that nothing cited mentions. */
export const strangeMeasures = (text: string, language: Language, cited: readonly Cited[]): Finding[] => {
  const namedMetrics = findMetrics(text);
  const given = namedMetrics.length > 0 ? cited.flatMap(measuresIn) : [];
  const nameOf = ({ labels, id }: Metric): string => labels[language][0] ?? id;
  return namedMetrics
    .filter((metric) => !given.includes(metric))
    .map((metric) => {
      const about = nameOf(metric);
      const [other] = given;
      return other ? { code: 'measureDiffers', about, instead: nameOf(other) } : { code: 'weakSupport', about };
    });
};
