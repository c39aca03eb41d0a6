// Finds the table row that a question names by its exact label.
import { withoutExpense } from '#shared/language/lexicon/expense-terms.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { EXACT_PHRASE, phraseScore } from '../../tables/label-match.ts';
import { readTable } from '../../tables/read-table.ts';
import { compact, companyNames } from '../names/company-names.ts';
import { bare } from '../words/phrase.ts';
import { findMetrics } from './find-metrics.ts';
import { isStatementTitle } from './statement-titles.ts';

/**
 * Most of a question that its label may be: labels may contain words of time and basis, "taken during a prior year".
 * Tuned on tatqa: with 0.6, .337 instead of .327 are ticked, but fewer cited passages are right (.893 instead of .897);
 * ko-pages and ja-pages do not change.
 */
const MAX_OF = 0.8;
const LONG = 12;
const isNamed = (question: string, phrase: string, label: string): boolean => {
  if (phraseScore(phrase, label) >= EXACT_PHRASE) return true;
  const whole = bare(label);
  if (withoutExpense(phrase) === whole) return true;
  return whole.length >= LONG && whole.length >= phrase.length * MAX_OF && question.includes(whole);
};

/** A row label such as "second quarter" is a period, not a measure. */
const isTime = (label: string): boolean =>
  /^(?:(?:first|second|third|fourth) (?:quarter|half)|[1-4]\s?q|q\s?[1-4]|제?\s?[1-4]\s?분기|第?\s?[1-4]\s?四半期)$/iu.test(
    label.trim(),
  );

/** Below a heading of revenue, "rent" is not rent expense. */
const isIncome = (phrase: string, label: string, section: string): boolean =>
  bare(label) !== phrase && findMetrics(section).some(({ id }) => id === 'revenue');

/** In a list of companies, the row with the company's own name is not a measure. */
const isCompany = (label: string, company: string | undefined): boolean =>
  companyNames(company).some((name) => compact(name) === compact(label));

/** The label of the row that the question contains word for word; the longest if several match. */
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
        values.length > 0 &&
        !isTime(label) &&
        !isStatementTitle(label) &&
        isNamed(question, phrase, label) &&
        !isIncome(phrase, label, section),
    )
    .map(({ label }) => label)
    .reduce<string | undefined>((best, label) => (best && best.length >= label.length ? best : label), undefined);
};
