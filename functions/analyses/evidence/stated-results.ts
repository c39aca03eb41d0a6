// Reads the results of a company that a note about it states in its sentences: "2025년 매출 486억원, 영업이익 71억원".
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from './known-figure.ts';
import { statedLines } from './stated-lines.ts';

const YEAR = /^(\d{4})(?:$|-\d{2})/;
/** Words between the name of a figure and its amount: of a forecast, a part, a change, a multiple. */
const OTHERWISE =
  /전망|예상|계획|목표|증가|감소|대비|forecast|expect|plan|target|budget|guidance|\b(?:by|from|between|against)\b|予想|計画|見通し|目標|増|減/iu;
/** A clause about a part of the year states no result of the year. */
const PART_OF_YEAR = /분기|반기|상반기|하반기|quarter|\bhalf\b|\bH[12]\b|\bQ[1-4]\b|四半期|半期|上期|下期/iu;
const MAX_BETWEEN = 24;

const namesIn = ({ name }: CompanyIds, text: string): boolean => companyNames(name).some((one) => isNamedIn(one, text));

/** A note on a competitor: its title or heading names that company and no other. */
const isAbout = (company: CompanyIds, others: readonly CompanyIds[], { chunk: { context } }: Passage): boolean => {
  const title = `${context.document.replaceAll('_', ' ')} ${context.section ?? ''}`;
  return namesIn(company, title) && others.every((one) => one.name === company.name || !namesIn(one, title));
};

/** The year said last before the figure, else the only year of the sentence. */
const yearOf = (text: string, at: number): string | undefined => {
  const years = periodsIn(text).flatMap((one) => {
    const year = YEAR.exec(one.key)?.[1];
    return year ? [{ year, start: one.start }] : [];
  });
  const before = years.filter(({ start }) => start < at).at(-1);
  return before?.year ?? (new Set(years.map(({ year }) => year)).size === 1 ? years[0]?.year : undefined);
};

const metricBefore = (text: string, figure: Figure, from: number, metrics: readonly string[]): string | undefined => {
  const between = text.slice(Math.max(from, figure.start - MAX_BETWEEN), figure.start);
  const found = findMetrics(between);
  const [own] = found;
  return found.length === 1 && own && metrics.includes(own.id) && !OTHERWISE.test(between) ? own.id : undefined;
};

const statedIn = (context: SectionContext, sentence: Quotable, metrics: readonly string[]): Known[] => {
  const { text, passage, start, end } = sentence;
  if (PART_OF_YEAR.test(text)) return [];
  const { figures } = readFigures(text);
  return figures.flatMap((figure, n): Known[] => {
    if (!figure.unit || !isCurrency(figure.unit)) return [];
    const metric = metricBefore(text, figure, figures[n - 1]?.end ?? 0, metrics);
    const year = yearOf(text, figure.start);
    if (!metric || !year) return [];
    const { n: ref } = context.notes.cite(passage, start, end);
    return [{ metric, year, period: year, value: figure.value, unit: figure.unit, basis: undefined, refs: [ref] }];
  });
};

/** The first statement of each figure counts. */
export const statedResults = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  const others = [...context.peers, ...(context.company ? [context.company] : [])];
  const { passages } = await context.passages(company.name);
  const about = passages.filter((one) => one.chunk.kind === 'prose' && isAbout(company, others, one));
  const found = about.flatMap(statedLines).flatMap((one) => statedIn(context, one, metrics));
  const first = new Map(found.toReversed().map((one) => [`${one.metric} ${one.year}`, one]));
  return [...first.values()];
};
