// The table row that a question names by its exact label.
import { withoutExpense } from '#shared/language/lexicon/expense-terms.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { EXACT_PHRASE, phraseScore } from '../../tables/label-match.ts';
import { readTable } from '../../tables/read-table.ts';
import { compact, companyNames } from '../names/company-names.ts';
import { bare } from '../words/phrase.ts';
import { findMetrics } from './find-metrics.ts';

/**
 * What words of time and basis would take out of a label may be part of it: "taken during a prior year". Chosen on tatqa:
 * with 0.6, .337 are ticked for .327, but fewer cited passages are right (.893 for .897); ko-pages and ja-pages are the same.
 */
const MAX_OF = 0.8;
const LONG = 12;
const isNamed = (question: string, phrase: string, label: string): boolean => {
  if (phraseScore(phrase, label) >= EXACT_PHRASE) return true;
  const whole = bare(label);
  if (withoutExpense(phrase) === whole) return true;
  return whole.length >= LONG && whole.length >= phrase.length * MAX_OF && question.includes(whole);
};

/** "Second quarter" as the label of a row says when and not what. */
const isTime = (label: string): boolean =>
  /^(?:(?:first|second|third|fourth) (?:quarter|half)|[1-4]\s?q|q\s?[1-4]|제?\s?[1-4]\s?분기|第?\s?[1-4]\s?四半期)$/iu.test(
    label.trim(),
  );

/** Under a heading of what is earned "rent" is no rent expense. */
const isIncome = (phrase: string, label: string, section: string): boolean =>
  bare(label) !== phrase && findMetrics(section).some(({ id }) => id === 'revenue');

/** In a list of companies a row of the company's own name is no measure of it. */
const isCompany = (label: string, company: string | undefined): boolean =>
  companyNames(company).some((name) => compact(name) === compact(label));

/** The label of a row that the question names word for word; the longest of several. */
export const namedRow = (questionText: string, phrase: string, chunks: readonly Chunk[]): string | undefined => {
  if (phrase === '') return undefined;
  const question = bare(questionText);
  return chunks
    .flatMap((chunk) => {
      const { company } = chunk.context;
      return chunk.kind === 'table' ? readTable(chunk).rows.filter(({ label }) => !isCompany(label, company)) : [];
    })
    .filter(
      ({ label, values, section }) =>
        values.length > 0 && !isTime(label) && isNamed(question, phrase, label) && !isIncome(phrase, label, section),
    )
    .map(({ label }) => label)
    .reduce<string | undefined>((best, label) => (best && best.length >= label.length ? best : label), undefined);
};
