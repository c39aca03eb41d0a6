// Recognizes what a paper on an accident or a dispute says, which describes neither the company's customers nor its
// strengths unless its own words do.
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { aboutOf, aboutText, NEAREST } from '../room/report-subjects.ts';
import type { Want } from '../room/want.ts';

const HARM = ['incidents', 'litigation'];
/** Subjects and stances for which such papers are read. */
const OF_HARM: ReadonlySet<string> = new Set([
  ...HARM,
  ...['risk', 'threat', 'open', 'lesson', 'outcome', 'reason', 'plan'],
  ...['regulation', 'regulators', 'complianceCosts', 'insurance', 'safety', 'dataSecurity', 'labour'],
]);

const isTitledHarm = ({ chunk: { context } }: Passage): boolean => {
  const titles = [context.document.replaceAll(/[_-]/g, ' '), context.section?.split(' > ')[0] ?? ''];
  return titles.some((text) => {
    const { headed } = aboutText('', [{ text, weight: NEAREST }]);
    return HARM.some((id) => headed.has(id));
  });
};

export const isOfHarmBeside = (want: Want | undefined): ((one: Quotable) => boolean) => {
  const wanted = [...(want?.subjects ?? []), ...(want?.stances ?? [])];
  if (want === undefined || wanted.some((id) => OF_HARM.has(id))) return () => false;
  return (one) => isTitledHarm(one.passage) && !wanted.some((id) => aboutOf(one).own.has(id));
};
