// A question for a figure of a company that no document is about: nobody else's figure answers it.
import type { BlockOf } from '#shared/report/blocks.ts';
import { escaped } from '../escaped.ts';
import type { Passage } from '../evidence.ts';
import { isTelling } from './company-names.ts';
import { LEGAL_FORM } from './find-entities.ts';
import { companyOf, isAbout } from './open-company.ts';
import type { Plan } from './plan-type.ts';

type Notice = BlockOf<'notice'>;

const MOST = 6;

/** The same question about another company; its legal form goes with the name. */
const insteadOf = (question: string, name: string, label: string): string =>
  question.replace(new RegExp(`${escaped(name)}(?:${LEGAL_FORM.source})*`, 'iu'), () => label);

/** Said where what would answer is known to be of another company; the companies that may be asked for, best first. */
export const unknownCompany = (plan: Plan, passages: readonly Passage[]): Notice | undefined => {
  const name = plan.entities.find(isTelling);
  const asksFigure = plan.kind === 'figure' && plan.metrics.length + plan.ratios.length > 0;
  if (name === undefined || !asksFigure || passages.some(({ signals }) => (signals.entity ?? 0) > 0)) return undefined;
  const companies = passages.filter((passage) => isAbout(plan, passage)).map(companyOf);
  if (companies[0] === undefined) return undefined;
  const labels = [...new Set(companies.flatMap((company) => company ?? []))].slice(0, MOST);
  const choices = labels.map((label) => ({ label, query: insteadOf(plan.question, name, label) }));
  return { kind: 'notice', code: 'companyUnknown', params: { name }, choices };
};
