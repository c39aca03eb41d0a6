// Sentences that support a figure: same document and period, about the figure and its change.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { ABBREVIATED_FORMS, EASTERN_FORMS } from '#shared/language/lexicon/legal-forms.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import { moveOf } from '../../rank/sentence-score.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { effectOf, hasWanted } from '../../understand/kinds/answer-type.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Change } from '../figures/change-sentence.ts';
import { narrowingWords, narrows } from '../figures/clause-of-figure.ts';
import type { Writing } from '../writer.ts';
import { quoted } from './prose-blocks.ts';
import { inReadingOrder, selectSentences } from './select-sentences.ts';
import type { Quotable } from './sentences.ts';

const SUPPORTING = 2;
const segmentsIn = compile(segments);

const LEGAL_NAME = new RegExp(
  [
    `(?:${EASTERN_FORMS})\\s?[\\p{L}\\d&]{2,}`,
    `[\\p{L}\\d&]{2,}\\s?(?:${EASTERN_FORMS})`,
    `[A-Z][\\w&]+(?: [A-Z][\\w&]+)*,? (?:${ABBREVIATED_FORMS})\\b`,
  ].join('|'),
  'gu',
);
const namesOtherCompany = (text: string, company: string | undefined): boolean =>
  [...text.matchAll(LEGAL_NAME)].some(([name]) => !companyNames(company).some((own) => isNamedIn(own, name)));

const hasMoved = (change: Change | undefined, text: string): boolean => {
  const move = moveOf(text);
  return move !== undefined && (change === undefined || change.isRise === (move === 'rise'));
};

/**
 * Beside a part's figure, only sentences that name the part with a figure: "total revenue …, driven by warehousing" is
 * about the total.
 */
const isOfSamePart = (plan: Plan, text: string): boolean => {
  const { figures } = readFigures(text);
  // Beside the total, a sentence on a segment is about a part.
  if (narrowingWords(plan).length === 0 && segmentsIn(text).length > segmentsIn(plan.question).length) return false;
  return figures.length > 0 ? figures.some(({ end }) => narrows(plan, text, end)) : narrows(plan, text, text.length);
};

/** Returns sentences of the same document on the same figure that state how it moved. */
export const supporting = (writing: Writing, answered: readonly FoundCell[], change: Change | undefined): Block[] => {
  const files = new Set(answered.map(({ passage }) => passage.chunk.fileId));
  const metrics = answered.flatMap(({ metric }) => metric ?? []);
  const years = answered.flatMap(({ period }) => period?.slice(0, 4) ?? []);
  const passages = writing.passages.filter(({ chunk }) => files.has(chunk.fileId));
  const speaksOfIt = ({ text, passage }: Quotable): boolean => {
    const { figures, periods } = readFigures(text);
    // A sentence without a year may be hypothetical.
    const around = change === undefined ? [] : passage.chunk.context.periods;
    const statedPeriods = periods.length > 0 ? periods.map(({ key }) => key) : around;
    const isOfPeriod = statedPeriods.length > 0 && statedPeriods.some((key) => years.includes(key.slice(0, 4)));
    const tellsWhy = change !== undefined && hasWanted('cause', text);
    return (
      metrics.some((metric) => mentions(metric, effectOf(text))) &&
      (tellsWhy || figures.some(({ unit }) => unit !== undefined)) &&
      hasMoved(change, text) &&
      isOfPeriod &&
      isOfSamePart(writing.plan, text) &&
      !namesOtherCompany(text, passage.chunk.context.company)
    );
  };
  const selected = selectSentences(writing.plan, passages, SUPPORTING, speaksOfIt);
  if (selected.length === 0) return [];
  return [{ kind: 'text', sentences: inReadingOrder(selected).map((one) => quoted(writing, one)) }];
};
