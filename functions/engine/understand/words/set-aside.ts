// Removes words of a question that only express how to compare or where to look.
import agreementQuestions from '#shared/language/lexicon/agreement-questions.json' with { type: 'json' };
import computing from '#shared/language/lexicon/computing.json' with { type: 'json' };
import latestPeriods from '#shared/language/lexicon/latest-periods.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import movementQuestions from '#shared/language/lexicon/movement-questions.json' with { type: 'json' };
import movements from '#shared/language/lexicon/movements.json' with { type: 'json' };
import reportKinds from '#shared/language/lexicon/report-kinds.json' with { type: 'json' };
import { findDirection } from '../kinds/directions.ts';
import { basePeriod } from '../periods/base-period.ts';
import { blank } from './blank.ts';

const COMPARISONS = compile(movementQuestions);
const MOVEMENTS = compile(movements);
const COMPUTING = compile(computing);
const AGREEING = compile(agreementQuestions);
const LATEST = compile(latestPeriods);
const REPORTS = compile(reportKinds);

const without = (text: string, find: ReturnType<typeof compile>): string => {
  const plain = text.normalize('NFKC');
  return blank(plain, find(plain));
};

/** "최근 3년간" asks for the newest years and is not a qualifier. */
export const withoutLatest = (question: string): string => without(question, LATEST);

/** "2024년 말보다" names the base period, not a part. */
const withoutBase = (question: string): string => {
  const plain = question.normalize('NFKC');
  const base = basePeriod(plain);
  return blank(plain, base ? [base] : []);
};

const withoutDirection = (question: string): string => {
  const plain = question.normalize('NFKC');
  const direction = findDirection(plain);
  return blank(plain, direction ? [direction] : []);
};

/** Removes words for comparison, movement and computation, such as "전년 대비", which are neither figures nor names. */
export const withoutComparison = (question: string): string =>
  [COMPARISONS, MOVEMENTS, COMPUTING, AGREEING].reduce(without, withoutDirection(withoutBase(withoutLatest(question))));

/** "What are the risks in its 10-K?" is about risks, not about the report. */
export const withoutReportKinds = (question: string): string => without(question, REPORTS);
