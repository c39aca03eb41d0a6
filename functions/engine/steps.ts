// The progress events of an answer.
import { STAGES, type Stage } from '#shared/model/enums.ts';
import type { AnswerEventBody } from '#shared/model/question.ts';

export const stage = (name: Stage, attempt: number): AnswerEventBody => ({
  event: 'stage',
  data: { stage: STAGES.indexOf(name), attempt },
});

type LogCode = Extract<AnswerEventBody, { event: 'log' }>['data']['code'];
export const log = (code: LogCode, params: Record<string, string> = {}): AnswerEventBody => ({
  event: 'log',
  data: { code, params },
});
