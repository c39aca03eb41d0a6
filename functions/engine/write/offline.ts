// The extractive writer: answers from the text of the evidence, without a model.
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { asksForAmount, asksForRule } from '../understand/kinds/aspects.ts';
import { withEvidence } from './account/plain-evidence.ts';
import { figureNotFound, isAnswered, missing } from './answered.ts';
import { markAnswering } from './answering/mark-answering.ts';
import { explainedAnswer } from './explained/explained-answer.ts';
import { nearFigure, unticked } from './figures/closest-sentences.ts';
import { figureBlocks } from './figures/figure-blocks.ts';
import { namesNobody } from './figures/pick-figure.ts';
import { statedFigure } from './figures/stated-figure.ts';
import { statedLevels } from './figures/stated-levels.ts';
import { statedMultiple } from './figures/stated-multiple.ts';
import { statedRate } from './figures/stated-rate.ts';
import { whichPeriodBlocks } from './figures/which-period.ts';
import { withoutHeadlines } from './figures/without-headlines.ts';
import { markDiffering } from './fit/mark-differing.ts';
import { particularAnswers } from './particular-answers.ts';
import { causeBlocks } from './prose/cause-blocks.ts';
import { withHeaded } from './prose/headed-section.ts';
import { opposedPremise } from './prose/opposed-premise.ts';
import { positionHolders } from './prose/position-holders.ts';
import { selectedBlocks, textBlocks } from './prose/prose-blocks.ts';
import { withAttribute } from './prose/stated-attribute.ts';
import { statedHeadcount } from './prose/stated-headcount.ts';
import { withTerm } from './prose/term-of-document.ts';
import { recited } from './recite.ts';
import { requestedDocuments } from './requested-documents.ts';
import { upToNumber } from './requested-number.ts';
import { datedRows } from './rows/dated-rows.ts';
import { extremeByMeaning } from './rows/extreme-by-meaning.ts';
import { extremeBlocks } from './rows/extreme-row.ts';
import { memberGrowth } from './rows/member-growth.ts';
import { listedSum } from './rows/register-sum.ts';
import { requestedRows } from './rows/requested-rows.ts';
import { markSuperseded } from './superseded/mark-superseded.ts';
import { withVerdict } from './verdict/verdict.ts';
import type { Placed, Writer, Writing } from './writer.ts';

const untickedTable = (block: Block): Block => (block.kind === 'table' ? unticked(block) : block);

/** Neither a figure nor its table answers why it changed. */
const whyBlocks = (writing: Writing): Block[] => {
  const causes = causeBlocks(writing);
  if (causes.length > 0) return causes;
  const text = textBlocks(writing);
  const isAnsweredInText = isAnswered(text.filter(({ kind }) => kind !== 'table'));
  if (isAnsweredInText) return text.map(untickedTable);
  const near = text.length > 0 || namesNobody(writing.plan) ? text : figureBlocks(writing);
  return [missing(writing.plan), ...near.map(unticked)];
};

/** A figure does not answer why it changed. */
const whyOrFigures = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.wanted !== 'cause') return figureBlocks(writing);
  const causes = causeBlocks(writing);
  const figures = figureBlocks(writing);
  const near = figures.map(unticked);
  return causes.length > 0 || figures.length === 0 ? [...causes, ...near] : [missing(plan), ...near];
};

/** Answers with a figure from a row, or from a sentence that states it. */
const givenFigures = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.kind !== 'figure') return [];
  const multiple = statedMultiple(writing);
  if (multiple.length > 0) return multiple;
  const figures = whyOrFigures(writing);
  // A figure of one period does not answer which period.
  if (figures.length > 0 && plan.whichPeriod) return [missing(plan), ...figures.map(unticked)];
  const isGiven = isAnswered(figures);
  const stated = isGiven && !asksForAmount(plan.question) ? [] : statedFigure(writing);
  if (isGiven) return [...figures, ...stated];
  const people = statedHeadcount(writing);
  if (people.length > 0) return people;
  const rate = statedRate(writing);
  if (rate.length > 0) return rate;
  if (stated.length > 0) return stated;
  const levels = statedLevels(writing);
  if (levels.length > 0) return levels;
  const listed = listedSum(writing);
  return listed.length > 0 ? listed : figures;
};

/** A figure that is not stated for its year may be for the newest: shown, but without a tick. */
const figureOfNoYear = (writing: Writing): Block[] => {
  const { plan } = writing;
  const near = nearFigure(writing, figureNotFound(plan));
  if (isAnswered(near) || plan.periods.length === 0) return near;
  const ofNewest = figureBlocks({ ...writing, plan: { ...plan, periods: [] } });
  return [...near, ...(isAnswered(ofNewest) ? ofNewest.map(unticked) : [])];
};

const answerOf = (given: Writing): Block[] => {
  const writing = withoutHeadlines(given);
  const { plan } = writing;
  // The holder of a position is in the line that names the person, not in other lines about the position.
  if (plan.position) return positionHolders(writing);
  const particular = particularAnswers(writing);
  if (particular.length > 0) return particular;
  const dated = datedRows(writing);
  if (dated.length > 0) return [...selectedBlocks(writing), ...dated];
  const rows = requestedRows(writing);
  if (rows.length > 0) return rows;
  const ranked = [...whichPeriodBlocks(writing), ...extremeBlocks(writing)];
  const compared = ranked.length > 0 ? ranked : memberGrowth(writing);
  if (compared.length > 0) return compared;
  const figures = withHeaded(writing, givenFigures(writing));
  if (figures.length > 0) return figures;
  if (plan.metrics.length > 0 && plan.kind === 'figure') return figureOfNoYear(writing);
  if (plan.wanted === 'cause' && plan.metrics.length > 0) return whyBlocks(writing);
  const causes = causeBlocks(writing);
  if (causes.length > 0) return causes;
  const documents = requestedDocuments(writing);
  // A table row is neither a document nor a policy.
  const isOfWords = documents.length > 0 || asksForRule(plan.question);
  const text = [...documents, ...(isOfWords ? textBlocks(writing).map(untickedTable) : textBlocks(writing))];
  if (plan.metrics.length === 0) return withTerm(writing, text);
  if (text.length > 0) return text;
  // A joined question may still have figures for part of it, if its company is known.
  if (namesNobody(plan)) return [figureNotFound(plan)];
  // An amount is not a reason.
  return plan.wanted === 'cause' ? figureBlocks(writing).map(unticked) : figureBlocks(writing);
};

/** Where nothing answers, a ranking that leaves words open is closer than a passage. */
const blocksOf = (writing: Writing): Block[] => {
  const blocks = answerOf(writing);
  const ranked = isAnswered(blocks) ? [] : extremeByMeaning(writing);
  return ranked.length > 0 ? ranked : blocks;
};

/** The answer before open question words are checked. */
export const drafted = (draft: Writing, cited: () => readonly Cited[]): readonly Block[] => {
  const marked = markDiffering(draft, explainedAnswer(draft, blocksOf, cited), cited());
  const decided = withVerdict(draft, marked);
  return decided === marked ? marked : markDiffering(draft, decided, cited());
};

const draftOf = (draft: Writing, cited: () => readonly Cited[]): readonly Block[] => {
  // No line explains something that did not happen.
  const opposed = opposedPremise(withoutHeadlines(draft));
  if (opposed.length > 0) return opposed;
  const marked = markAnswering(draft, drafted(draft, cited), cited);
  return upToNumber(draft.plan, markSuperseded(draft, marked, cited));
};

const isOpposed = (block: Block): boolean => block.kind === 'notice' && block.code === 'premiseDiffers';

const ofItsSubject = (draft: Writing, cited: () => readonly Cited[]): readonly Block[] => {
  const own = draft.ofSubject ? draftOf({ ...draft, ...draft.ofSubject }, cited) : [];
  const found = isAnswered(own) || own.some(isOpposed) ? own : draftOf(draft, cited);
  if (found.some(isOpposed)) return found;
  return withEvidence(draft.plan, withAttribute(draft, found, cited), cited());
};

export const offlineWriter: Writer = async function* (writing): AsyncIterable<Placed> {
  let index = 0;
  for (const block of recited(writing, ofItsSubject)) {
    if (writing.signal?.aborted) return;
    yield { index, block };
    index += 1;
  }
};
