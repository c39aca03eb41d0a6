// Words of a question that say how to compare or where to look, and nothing of what is asked.

import latestPeriods from '#shared/language/lexicon/latest-periods.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import reportKinds from '#shared/language/lexicon/report-kinds.json' with { type: 'json' };
import yearOnYear from '#shared/language/lexicon/year-on-year.json' with { type: 'json' };

const COMPARISONS = compile(yearOnYear);
const LATEST = compile(latestPeriods);
const REPORTS = compile(reportKinds);

const blank = (text: string, find: ReturnType<typeof compile>): string => {
  const plain = text.normalize('NFKC');
  return find(plain).reduce(
    (out, { start, end }) => out.slice(0, start) + ' '.repeat(end - start) + out.slice(end),
    plain,
  );
};

/** "최근 3년간" asks for the newest years and narrows nothing down. */
export const withoutLatest = (question: string): string => blank(question, LATEST);

/** "전년 대비" holds a figure against no other figure, and is nobody's name. */
export const withoutComparison = (question: string): string => blank(withoutLatest(question), COMPARISONS);

/** "What are the risks in its 10-K?" is about risks. */
export const withoutReportKinds = (question: string): string => blank(question, REPORTS);
