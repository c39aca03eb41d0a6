// A section of questions: each answered in order, without repetition.
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { asStated } from './as-stated.ts';
import type { Answered, Builder, SectionContext } from './builder.ts';
import { isBeside, reasonsOnly } from './evidence/beside.ts';
import { bySpeaker, withoutFileHeads } from './evidence/by-speaker.ts';
import { isFromProse, tellingOfCase } from './evidence/case-words.ts';
import { coverTable } from './evidence/cover-table.ts';
import { evident } from './evidence/evident.ts';
import { withoutPrivate, withoutRumours } from './evidence/for-outsiders.ts';
import { measuresNamedIn } from './evidence/named-measures.ts';
import { namedSheet } from './evidence/named-sheet.ts';
import { onSubject } from './evidence/on-subject.ts';
import { priceReasons } from './evidence/price-item.ts';
import { withoutRivalsIn } from './evidence/rival-sentences.ts';
import { statedCauses } from './evidence/stated-causes.ts';
import { SUBJECT_OF } from './evidence/subjects.ts';
import { nothingIn } from './nothing.ts';
import { OF_A_COMPANY, OF_OBSERVERS, OF_THE_COMPANY } from './of-whom.ts';
import { onceEach, withHeadingsOnce, withoutEmptyHeadings } from './once-each.ts';
import { withConditions } from './pipeline-conditions.ts';
import { withoutPremises } from './plan-premises.ts';
import { quotedFor } from './quoted-answer.ts';
import { isContent, rankedAnswer, withBlocks } from './ranked-answer.ts';
import { isByPlace } from './room/by-place.ts';
import { topicOf } from './room/case-quotes.ts';
import { companyAlone, roomAnswer } from './room/room-answer.ts';
import { WANTS } from './room/section-subjects.ts';
import { withoutBidderRules, withSteps } from './sale-answer.ts';
import { withoutConditions } from './sale-conditions.ts';
import { shaped } from './shape-answers.ts';
import { onScale, withFullestTable, withHeadcount, withStaffTable } from './staff-answer.ts';

/** A person's instruction is about the company of the run, like the rest of the report. */
const aboutCompany = ({ company }: SectionContext, question: string): string =>
  company && !question.includes(company.name) ? `${company.name} ${question}` : question;

/** Removes from the engine's answer what does not belong to the question. A model's answer is left as it is. */
const refinedFor =
  (context: SectionContext, key: string) =>
  (found: Answered): Answered => {
    if (found.isEmpty || found.isComposed || found.isOfRoom) return found;
    const blocks = coverTable(context, onSubject(context, key, found.blocks));
    return { ...found, blocks, isEmpty: !blocks.some(isContent) };
  };

const selected = async (context: SectionContext, key: string): Promise<Answered> => {
  const refined = refinedFor(context, key);
  if (!OF_A_COMPANY.has(key)) return context.askKey(key, refined);
  return refined(await context.ask(aboutCompany(context, context.textOf('ask', key))));
};

const withoutRivals = async (context: SectionContext, key: string, one: Answered): Promise<Answered> => {
  if (one.isComposed || one.isEmpty) return one;
  const blocks = await withoutRivalsIn(context, key, await evident(context, key, one.blocks));
  return { ...one, blocks, isEmpty: !blocks.some(isContent) };
};

/** With fewer sentences than this, other sentences on the subject are quoted below. Set by hand, not tuned on a set. */
const FEW = 3;

/** Adds further findings if the answer is thin or the question is open. */
const supplemented = async (context: SectionContext, key: string, found: Answered): Promise<Answered> => {
  const isThin = found.blocks.flatMap(sentencesOf).length < FEW;
  const isOpen = key === 'theTopic' || WANTS[key]?.isOpen === true;
  if (context.hasModel || !(isThin || isOpen) || !(isOpen || WANTS[key])) return found;
  const more = await withoutRivals(context, key, await quotedFor(context, key));
  const blocks = more.isOfRoom ? more.blocks : onSubject(context, key, more.blocks);
  return blocks.some(isContent) ? { ...found, blocks: [...found.blocks, ...blocks] } : found;
};

/** The question to ask instead if no document answers the first one. */
const INSTEAD: Readonly<Record<string, string>> = { turningPointsOf: 'dealsOf' };

/** The causes that documents with the company's statements give come before any other. */
const causesFor = async (context: SectionContext, key: string): Promise<Answered | undefined> => {
  const blocks = key === 'performanceReasons' && !context.hasModel ? await statedCauses(context) : [];
  return blocks.length > 0 ? { blocks, isComposed: false, isEmpty: false } : undefined;
};

/** A price list may state why prices changed, though the engine finds no such sentence. */
const withReasons = async (context: SectionContext, found: Answered): Promise<Answered> => {
  const reasons = await priceReasons(context);
  return reasons.length > 0 ? { ...found, blocks: bySpeaker(context, reasons), isEmpty: false } : found;
};

const answered = async (context: SectionContext, key: string): Promise<Answered> => {
  const first = (await causesFor(context, key)) ?? (await answeredByEngine(context, key));
  if (context.hasModel) return first;
  const found = await rankedAnswer(context, key, first);
  if (key === 'leadersBackground') return withFullestTable(found);
  if (key === 'scaleOf') return onScale(found);
  if (key === 'transactionOf') return withSteps(context, found);
  if (WANTS[key] === WANTS.outlookOf) return withBlocks(found, await withoutPremises(context, found.blocks));
  if (key === 'pipelineOf') return withConditions(context, found);
  if (key === 'shareholdersOf') return withBlocks(found, withoutConditions(found.blocks));
  if (key === 'priceDrivers' && found.isEmpty) return withReasons(context, found);
  return key === 'employeesOf' ? withHeadcount(context, await withStaffTable(context, found)) : found;
};

/** For some questions the room's answer comes before the engine's. */
const roomFirst = async (context: SectionContext, key: string): Promise<Answered | undefined> => {
  if (context.hasModel) return undefined;
  if (OF_OBSERVERS.has(key)) return withoutRivals(context, key, await roomAnswer(context, key));
  // A topic that is only a name asks nothing that a sentence could answer: show what the room has on the company.
  const isName = key === 'theTopic' && (await companyAlone(context, topicOf(context))) !== undefined;
  return isName ? roomAnswer(context, key) : undefined;
};

const answeredByEngine = async (context: SectionContext, key: string): Promise<Answered> => {
  if (OF_THE_COMPANY.has(key) && !context.company) return { blocks: [], isComposed: false, isEmpty: true };
  const room = await roomFirst(context, key);
  if (room && !room.isEmpty) return room;
  if (!context.hasModel && isByPlace(key) && !isFromProse(key))
    return withoutRivals(context, key, await quotedFor(context, key));
  if (!context.hasModel && isFromProse(key) && tellingOfCase(key, topicOf(context))) {
    const quote = await withoutRivals(context, key, await quotedFor(context, key));
    // The results of a case may be in a table only.
    if (!quote.isEmpty || key !== 'caseResults') return quote;
  }
  const found = await withoutRivals(context, key, await selected(context, key));
  if (!found.isEmpty && (context.hasModel || !isBeside(context, key, found)))
    return supplemented(context, key, reasonsOnly(key, found));
  const quote = refinedFor(context, key)(await withoutRivals(context, key, await quotedFor(context, key)));
  if (quote.isEmpty && key === 'whatCompanyDoes') return roomAnswer(context, key);
  // A repeated figure does not answer a question for a reason.
  return quote.isEmpty && SUBJECT_OF[key] !== 'reason' ? found : quote;
};

/** Without a model, an instruction is one more question; a model gets it with each question. */
const wished = async (context: SectionContext, isAll: boolean): Promise<Answered | undefined> =>
  context.instruction && (!context.hasModel || isAll)
    ? context.ask(aboutCompany(context, context.instruction))
    : undefined;

/** A custom section that names measures is computed from the statements; one that names a sheet shows that sheet. */
const ownTables = async (context: SectionContext): Promise<readonly Block[]> => {
  const only = context.company ? measuresNamedIn(context.section.title) : [];
  if (only.length === 0) return namedSheet(context);
  const { blocks } = await context.build({ kind: 'statements', parts: ['measures'], only });
  return blocks.filter(({ kind }) => kind !== 'notice');
};

export const ask: Builder<'ask'> = async ({ questions, shape }, context) => {
  const wish = await wished(context, questions.length === 0);
  const answers: Answered[] = wish ? [wish] : [];
  for (const key of questions) {
    const found = await answered(context, key);
    const shown = found.isEmpty && INSTEAD[key] ? await answered(context, INSTEAD[key]) : found;
    const own = withoutRumours(context, key, withoutBidderRules(context, key, shown.blocks));
    answers.push({ ...shown, blocks: own });
  }
  const found = answers.filter(({ isEmpty }) => !isEmpty);
  const computed = questions.length === 0 ? await ownTables(context) : [];
  if (found.length === 0 && computed.length === 0) return nothingIn(context);
  const shown = withoutPrivate(context, onceEach(found.flatMap((one) => one.blocks)));
  const blocks = [...computed, ...withoutEmptyHeadings(withHeadingsOnce(withoutFileHeads(context, shown)))];
  // Everything that was found may be private.
  if (!blocks.some(isContent)) return { ...nothingIn(context), aside: context.text('say.withheld'), requests: [] };
  const isSelected = found.some(({ isComposed }) => !isComposed);
  const aside =
    wish?.isEmpty && computed.length === 0
      ? { aside: context.text('say.wishUnmet', { wish: context.instruction }) }
      : {};
  return {
    blocks: shaped(shape, wish ? blocks : asStated(context, blocks)),
    ...aside,
    status: shape === 'text' && isSelected ? 'needsModel' : 'done',
  };
};
