// Tests whether blocks answer a question, and makes the notices if they do not.
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import type { Plan } from '../understand/plan-type.ts';
import { namedIn, say } from './wording.ts';

const MAX_LENGTH = 160;

type Judged = Pick<Sentence, 'check' | 'fit' | 'findings'>;

/** Whether a statement is reliable, or has a finding that limits it. */
const isAnswer = ({ check, fit, findings = [] }: Judged): boolean =>
  check !== 'unsupported' && fit !== 'near' && !findings.some(({ code }) => code === 'offQuestion');

const isAnswering = (block: Block): boolean => {
  switch (block.kind) {
    case 'text':
      return block.sentences.some(isAnswer);
    case 'list':
      return block.items.flat().some(isAnswer);
    case 'table':
      return block.rows.flat().some(({ refs, check = 'unsupported', fit }) => refs && isAnswer({ check, fit }));
    case 'chart':
    case 'figures':
    case 'timeline':
    case 'matrix':
      return true;
    default:
      return false;
  }
};

export const isAnswered = (blocks: readonly Block[]): boolean => blocks.some(isAnswering);

/** Quotes the question itself, if no part of it can be named alone. */
export const missing = ({ question }: Plan): Block => {
  const text = question.trim().replace(/[?？]+$/u, '');
  const what = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return { kind: 'notice', code: 'partNotFound', params: { what } };
};

/** Uncovered words follow in brackets: "2024 revenue (semiconductors)". */
export const figureNotFound = (plan: Plan, findings: readonly Finding[] = []): Block => {
  const named = namedIn(plan).join(' ');
  if (named === '') return missing(plan);
  const left = findings.flatMap((one) => (one.code === 'partDiffers' ? (one.about ?? []) : []));
  const open = [...new Set(left)].filter((one) => !named.includes(one));
  const what = open.length > 0 ? `${named} (${open.join(', ')})` : named;
  return { kind: 'notice', code: 'figureNotFound', params: { what } };
};

export const nothingFound = (plan: Plan, where: string): Block => ({
  kind: 'notice',
  code: 'nothingFound',
  params: { where: where || say(plan.language, 'source.FILES') },
});
