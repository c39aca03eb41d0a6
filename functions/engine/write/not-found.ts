// What an answer says where it has none.
import type { Block } from '#shared/report/blocks.ts';
import type { Plan } from '../understand/plan-type.ts';
import { namedIn, say } from './wording.ts';

export const notFound = (plan: Plan): Block => ({
  kind: 'notice',
  code: 'figureNotFound',
  params: { what: namedIn(plan).join(' ') },
});

export const nothingFound = (plan: Plan, where: string): Block => ({
  kind: 'notice',
  code: 'nothingFound',
  params: { where: where || say(plan.language, 'source.FILES') },
});
