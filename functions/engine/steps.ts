// The progress events of an answer.
import { STAGES, type Stage } from '#shared/model/enums.ts';
import type { SearchEventBody } from '#shared/model/search.ts';

export const stage = (name: Stage, attempt: number): SearchEventBody => ({
  event: 'stage',
  data: { stage: STAGES.indexOf(name), attempt },
});

type LogCode = Extract<SearchEventBody, { event: 'log' }>['data']['code'];
export const log = (code: LogCode, params: Record<string, string> = {}): SearchEventBody => ({
  event: 'log',
  data: { code, params },
});
