// A figure and a subject that one question asks for together, "revenue and main risks?": each a question of its own.
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import { plan } from './plan.ts';
import type { Plan } from './plan-type.ts';

const LATIN = /^[a-z]+$/;
const JOINT = new RegExp(
  joints.things.map((thing) => (LATIN.test(thing) ? `\\s+${thing}\\s+` : `\\s*${thing}\\s*`)).join('|'),
  'giu',
);

const planned = (query: string): Plan => plan({ query, history: [], sources: [], now: 0 });

const isFigure = ({ kind, metrics, ratios, qualifiers, words }: Plan): boolean =>
  kind === 'figure' && metrics.length + ratios.length > 0 && qualifiers.length + words.length === 0;

const isSubject = ({ kind, metrics, ratios, topic, words }: Plan): boolean =>
  kind !== 'figure' && topic !== undefined && metrics.length + ratios.length + words.length === 0;

/** Both halves must be wholly understood, one as a figure and one as a subject; else the question is one. */
export const joinedParts = (question: string): readonly string[] => {
  const whole = planned(question);
  if (!whole.topic || whole.metrics.length + whole.ratios.length === 0) return [question];
  for (const { index, 0: joint } of question.matchAll(JOINT)) {
    const halves = [`${question.slice(0, index).trim()}?`, question.slice(index + joint.length).trim()];
    const [first, second] = halves.map(planned);
    if (!first || !second) continue;
    if ((isFigure(first) && isSubject(second)) || (isSubject(first) && isFigure(second))) return halves;
  }
  return [question];
};
