// Compares a sentence's figure with the fact of the same metric and period; both values are shown if they differ.
import type { Figure } from '#shared/language/grammar/figures.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { PARTIAL } from '../rank/signals.ts';
import { PART_OF_YEAR } from '../tables/column-fit.ts';
import { metricScore } from '../tables/label-match.ts';
import { readTable } from '../tables/read-table.ts';
import type { Row } from '../tables/table.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { METRICS } from '../understand/measures/metrics.ts';
import { companyNames, isNamedIn } from '../understand/names/company-names.ts';
import type { KnownFact } from '../understand/plan-type.ts';

type StatedFigure = {
  readonly text: string;
  readonly cited: readonly Cited[];
  readonly figures: readonly Figure[];
  readonly periods: readonly string[];
};

const RATIO = ['percent', 'points', 'basisPoints', 'times'];
const isAmount = ({ unit }: Figure): boolean => unit === undefined || !RATIO.includes(unit);

/** Returns the fact that the sentence states; among several companies, that of the company it names. */
const factFor = ({ text, periods }: StatedFigure, facts: readonly KnownFact[]): KnownFact | undefined => {
  const metrics = findMetrics(text);
  const [metric] = metrics;
  if (!metric || metrics.length > 1 || periods.length !== 1) return undefined;
  const own = facts.filter((fact) => fact.metric === metric.id && periods.some((one) => samePeriod(one, fact.period)));
  if (own.length < 2) return own[0];
  const named = own.filter(({ company }) => companyNames(company).some((name) => isNamedIn(name, text)));
  return named.length === 1 ? named[0] : undefined;
};

const isExactly = (id: string, label: string): boolean => {
  const metric = METRICS.find((one) => one.id === id);
  return metric !== undefined && metricScore(metric, label) >= 0.95;
};

const plain = (text: string): string => text.replace(/[^\d.]/g, '');
const WHOLE = /합계|총계|^계$|연결|total|consolidated|合計|連結/iu;
/** Whether the row is in a named group ("Americas:") or the column of a segment. */
const isOfAPart = (id: string, { section, values }: Row, stated: Figure): boolean => {
  const about = values.find(({ text }) => plain(text) === plain(stated.text))?.column?.about ?? '';
  const isGroup = /[:：]\s*$/u.test(section) && !isExactly(id, section);
  return isGroup || (about !== '' && !WHOLE.test(about) && !PART_OF_YEAR.test(about));
};

/** Whether the citation gives the fact's own figure, not a part of it or a neighboring one. */
const citesSame = (fact: KnownFact, stated: Figure, { chunk, start, end }: Cited): boolean => {
  const heading = chunk.context.section?.split(' > ').at(-1) ?? '';
  if (chunk.kind !== 'table' || PARTIAL.test(heading) || (chunk.context.basis ?? fact.basis) !== fact.basis)
    return false;
  const rows = readTable(chunk).rows.filter((row) => row.start < end && start < row.end);
  return (
    rows.length > 0 && rows.every((row) => isExactly(fact.metric, row.label) && !isOfAPart(fact.metric, row, stated))
  );
};

const agrees = (figure: Figure, { value, half }: KnownFact): boolean =>
  Math.abs(Math.abs(figure.value) - Math.abs(value)) <= Math.max(figure.half, half) * (1 + 1e-9);

export const againstFacts = (stated: StatedFigure, facts: readonly KnownFact[]): Finding[] => {
  const fact = factFor(stated, facts);
  if (!fact) return [];
  const amounts = stated.figures.filter(isAmount);
  const same = amounts.find((figure) => agrees(figure, fact));
  const place = `${fact.shown}, ${fact.document}`;
  if (same) {
    const [before] = fact.restates;
    return [
      { code: 'matchesFact', about: same.text, instead: place },
      ...(before
        ? [{ code: 'restated' as const, about: same.text, instead: `${before.shown}, ${before.document}` }]
        : []),
    ];
  }
  const [first] = amounts;
  const isOfFact = first && stated.cited.length === 1 && stated.cited.every((one) => citesSame(fact, first, one));
  return isOfFact ? [{ code: 'factDiffers', about: first.text, instead: place }] : [];
};
