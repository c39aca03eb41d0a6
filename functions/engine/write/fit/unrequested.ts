// Words of a row's label that were not asked for.
import type { FoundCell } from '../../tables/find-cells.ts';
import { terms } from '../../terms.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';

export const contentTerms = (text: string): string[] =>
  terms(text).filter((term) => !isAskingTerm(term) && !/^\d/.test(term) && term !== 'total' && term !== 'net');

/** "Employees at year end" means the employees. */
const AT_THE_END =
  /\s*[,(]?\s*\b(?:at|as of|as at)\s+(?:the\s+)?(?:end of (?:the )?)?(?:fiscal )?(?:year|period|month)(?:[- ]?end)?\)?$|\s*[(（]?(?:기말|연말|期末|年度末|期末時点)[)）]?$/iu;
/** Returns words of the label that neither the question nor the metric's names have. */
export const unrequested = (plan: Plan, { metric, row }: FoundCell): string[] => {
  const names = metric ? Object.values(metric.labels).flat() : [];
  // Qualifiers contain the question's words as tables print them in other languages.
  const knownTerms = new Set([...terms([plan.question, ...names].join(' ')), ...plan.qualifiers]);
  return contentTerms(row.label.replace(AT_THE_END, '').replace(/\([^)]*\)/g, ' ')).filter(
    (term) => !knownTerms.has(term),
  );
};
