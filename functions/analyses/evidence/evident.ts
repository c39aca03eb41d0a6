// Keeps the sentences of an answer that are evidence: no questions of a conversation, no contractual duties or clauses
// out of force, nothing of an accident on another subject, no remarks of a document about itself.
import boardDecisions from '#shared/language/lexicon/board-decisions.json' with { type: 'json' };
import documentKinds from '#shared/language/lexicon/document-kinds.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { WANTS } from '../room/section-subjects.ts';
import type { Want } from '../room/want.ts';
import { isBareClause, isClauseBeside } from './clause.ts';
import { isCoverLine } from './cover-line.ts';
import { isOfInterviewer } from './dialogue.ts';
import { isPrivate } from './for-outsiders.ts';
import { isOfHarmBeside } from './harm-papers.ts';
import { isSuperseded } from './in-force.ts';
import { isOfPaper } from './tells.ts';

const minutes = documentKinds.kinds.find(({ id }) => id === 'minutes');
const isOfMinutes = compile({ id: 'minutes', source: '', ko: [], en: [], ja: [], ...minutes, not: [] });
const numbersItem = compile(boardDecisions.item);
const decides = compile(boardDecisions.decided);
/** Minutes of a board meeting do not describe how a company is led. */
const OF_LEADERS: ReadonlySet<string> = new Set([
  'governanceOf',
  'leadersBackground',
  'employeesOf',
  'whatCompanyDoes',
  'foundedAndSeat',
]);

/** The engine may quote an item of a list without its number. */
const NUMBERED = /^\s*(?:[가-하][.)]|\d{1,2}(?:\.\d{1,2})*[.)]?|[①-⑳]|[-•])\s+/u;

/** By the title, or by a numbered item and what became of it. */
export const isMeeting = ({ chunk: { context, text } }: Passage): boolean =>
  isOfMinutes(`${context.document.replaceAll(/[_-]/g, ' ')} ${context.section?.split(' > ')[0] ?? ''}`).length > 0 ||
  (numbersItem(text).length > 0 && decides(text).length > 0);

/** `passages`: the passages that the sentences are from. */
export const isEvidenceIn = (passages: readonly Passage[], want: Want | undefined): ((one: Quotable) => boolean) => {
  const isOfOther = isOfInterviewer(passages);
  const isClause = isClauseBeside(want);
  const isOfHarm = isOfHarmBeside(want);
  return (one) =>
    !isOfOther(one) && !isClause(one) && !isOfPaper(one) && !isCoverLine(one) && !isSuperseded(one) && !isOfHarm(one);
};

export const evident = async (
  context: SectionContext,
  key: string,
  blocks: readonly Block[],
): Promise<readonly Block[]> => {
  const { passages } = await context.passages(context.textOf('ask', key));
  const isOfCase = isEvidenceIn(passages, WANTS[key]);
  const isEvidence = (one: Quotable) =>
    isOfCase(one) && !(OF_LEADERS.has(key) && isMeeting(one.passage)) && !isPrivate(context, one.passage);
  const beside = new Set(
    passages
      .filter(({ chunk }) => chunk.kind === 'prose')
      .flatMap(quotable)
      .flatMap((one) => (isEvidence(one) ? [] : [one.text, one.text.replace(NUMBERED, '')])),
  );
  return blocks.flatMap((block) => filterSentences(block, ({ text }) => !beside.has(text) && !isBareClause(text)));
};
