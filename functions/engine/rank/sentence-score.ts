// Scores how well a passage answers a prose question about a figure: names it, states its change, gives the cause.
import type { Chunk } from '../../ports/search-index.ts';
import { hasWanted } from '../understand/kinds/answer-type.ts';
import { mentions } from '../understand/measures/find-metrics.ts';
import type { Plan } from '../understand/plan-type.ts';

const RISE =
  /increas|improv|rose|rise|grew|grow|higher|up from|(?:go|goes|gone|went) up|gain|증가|상승|늘|개선|성장|増|上昇|改善|伸び/iu;
const FALL =
  /decreas|declin|reduc|fell|fall|lower|drop|down from|(?:go|goes|gone|went|came) down|worse|감소|하락|줄|악화|減|下落|悪化|低下/iu;
const SENTENCE = /[^.。!?！？\n]+(?:[.](?=\d)[^.。!?！？\n]+)*[.。!?！？]?/gu;

type Move = 'rise' | 'fall' | undefined;
/** `undefined` also if the text contains both. */
export const moveOf = (text: string): Move => {
  const [up, down] = [RISE.test(text), FALL.test(text)];
  return up === down ? undefined : up ? 'rise' : 'fall';
};
const moves = (move: Move, text: string): boolean => (move === 'rise' ? RISE : FALL).test(text);

/** Share of the requested metrics that the passage names. */
export const metricShare = (plan: Plan, { text, context }: Chunk): number => {
  if (plan.kind === 'figure' || plan.metrics.length === 0) return 0;
  const headed = `${context.section?.split(' > ').at(-1) ?? ''}\n${text}`;
  return plan.metrics.filter((metric) => mentions(metric, headed)).length / plan.metrics.length;
};

/** The parts of a sentence's score, which add up to 1. Set by hand. */
const NAMES = 0.4;
const MOVES = 0.3;
const WANTED = 0.3;

/** The score of the best sentence, by metric, direction and requested content (a cause, a name, a date). */
export const sentenceScore = (plan: Plan, { text, kind }: Chunk): number => {
  const [metric] = plan.metrics;
  if (plan.kind === 'figure' || kind !== 'prose' || !metric) return 0;
  const move = moveOf(plan.question);
  const scores = (text.match(SENTENCE) ?? []).map((sentence) => {
    if (!mentions(metric, sentence)) return 0;
    const moved = move === undefined || moves(move, sentence) ? MOVES : 0;
    return NAMES + moved + (hasWanted(plan.wanted, sentence) ? WANTED : 0);
  });
  return Math.max(0, ...scores);
};
