// Answers with the one line that covers the whole question, where there is exactly one.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { subjectTopic } from '../../rank/subject-heading.ts';
import { hasWanted, lacksWanted } from '../../understand/kinds/answer-type.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { asksWhy } from '../../understand/words/question-words.ts';
import { conditionsIn } from '../clauses/clause-terms.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { isBesideIt, isOfOtherOne } from '../prose/beside-it.ts';
import { isQuestion, isStatement } from '../prose/furniture.ts';
import { answersOther } from '../prose/interview-lines.ts';
import { quoted } from '../prose/prose-blocks.ts';
import { GOES_ON } from '../prose/select-sentences.ts';
import { type Quotable, quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { type Accounted, accounted, conceptsOf } from './explained.ts';
import { explainedRows } from './explained-rows.ts';
import { listsIn } from './list-items.ts';
import { asksForAll, isOfFigure } from './requests.ts';
import { type Around, shortIn, surroundingsIn } from './surroundings.ts';
import { type Candidate, worthOver } from './worth.ts';

const amountIn = compile(sameMeaning.amount);
const spansIn = compile({ id: 'timeSpans', not: [], source: sameMeaning.source, ...sameMeaning.spans });
/** A condition may answer "when", unless the question asks for a date by name. */
const WHEN = /^when\b|언제|いつ/iu;
/** Whether the text gives a time span: from one day to another, or a period after an event. */
export const statesTime = ({ wanted, question }: Pick<Plan, 'wanted' | 'question'>, text: string): boolean =>
  (wanted === 'date' || wanted === 'duration') &&
  (spansIn(text).length > 0 || (WHEN.test(question) && conditionsIn(text).length > 0));

/** 賃料の8か月分: an amount expressed as a multiple. */
export const MULTIPLE =
  /\d\s?(?:か月分|ヶ月分|カ月分|年分|개월분|개월치|년치|배(?![가-힣])|倍)|months?['’]? (?:of )?(?:rent|salary|pay|wages)/iu;
/** Whether an amount is requested and the text states none; a duration is no amount. */
export const lacksAmount = ({ wanted, question }: Plan, text: string): boolean =>
  wanted === 'count' &&
  amountIn(question.normalize('NFKC')).length > 0 &&
  !MULTIPLE.test(text) &&
  readFigures(text).figures.every(({ unit }) => unit === undefined);

/** Below a heading that asks why, every line is a reason: "Q. 줄어든 이유는?" */
const isAskedWhy = ({ wanted }: Plan, { section = '' }: Quotable): boolean =>
  wanted === 'cause' && isQuestion(section) && asksWhy(section.split(' > ').at(-1) ?? '');

const mayAnswer = (plan: Plan, one: Quotable, isForeign = false): boolean =>
  (languageOf(one.text) !== languageOf(plan.question)) === isForeign &&
  isStatement(one.text) &&
  !lacksAmount(plan, one.text) &&
  (!lacksWanted(plan.wanted, one.text) || statesTime(plan, one.text) || isAskedWhy(plan, one)) &&
  !isBesideIt(plan, one) &&
  !isOfOtherOne(plan, one) &&
  !answersOther(plan, one);

/** Least share of the request that the line itself must contain, apart from the document's names. Set by hand. */
const MIN_OWN = 0.4;
/** A number or year weighs more than a word. Set by hand. */
const EXACT = 2;
const weightOf = (all: Accounted): number => all.reduce((sum, { isWord }) => sum + (isWord ? 1 : EXACT), 0);
/** Whether line and headings cover the question; headings suffice for a line with its last word, or with "it". */
const isWhole = ({ language, choice }: Plan, text: string, all: Accounted): boolean => {
  // The company's name alone asks for nothing that a line could contain.
  if (choice || all.every(({ isName }) => isName)) return false;
  const requested = all.filter(({ by }) => by !== 'document' && by !== 'passage');
  const own = requested.filter(({ by }) => by === 'own');
  const isHeaded = requested.every(({ by }) => by !== 'before');
  const isOfHead = language !== 'en' && isHeaded && requested.findLast(({ isWord }) => isWord)?.by === 'own';
  const isOfIt = GOES_ON.test(text) && isHeaded;
  const isEnough = isOfHead || isOfIt || weightOf(own) >= weightOf(requested) * MIN_OWN;
  return all.every(({ by }) => by !== undefined) && own.length > 0 && isEnough;
};

/** "It was put off. That is for want of demand.": a reason follows the sentence that it explains. */
const isReasonOf = ({ wanted }: Plan, text: string, all: Accounted): boolean =>
  wanted === 'cause' && hasWanted('cause', text) && all.every(({ by }) => by === 'before' || by === 'section');

/** Finds list items that answer together with their lead; an item need not be a sentence. */
const itemsOf = (plan: Plan, concepts: readonly Concept[], around: Around, passage: Passage): Candidate[] =>
  listsIn(passage).flatMap(({ lead, items }) =>
    items.flatMap((one) => {
      const isOther = languageOf(one.text) !== languageOf(plan.question) || lacksAmount(plan, one.text);
      if (isOther || (lacksWanted(plan.wanted, one.text) && !statesTime(plan, one.text))) return [];
      const all = accounted(concepts, { ...around(one), before: lead });
      return isWhole(plan, one.text, all) ? [{ ...one, all, before: undefined }] : [];
    }),
  );

/** Returns the items of the one list whose lead or heading covers the whole question. */
const explainedList = ({ plan, passages }: Writing): readonly Quotable[] => {
  const concepts = conceptsOf(plan);
  if (plan.wanted !== undefined || isOfFigure(plan) || concepts.length === 0) return [];
  const [isShort, around] = [shortIn(passages), surroundingsIn(plan, passages)];
  const found = passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage) && isShort(passage))
    .flatMap(listsIn)
    .filter(({ passage, lead, start }) => {
      const all = accounted(concepts, { ...around({ passage, text: lead, start }), before: '' });
      return (
        all.every(({ by }) => by !== undefined) &&
        all.some(({ by, isName }) => !isName && (by === 'own' || by === 'section'))
      );
    });
  return found.length === 1 ? (found[0]?.items ?? []) : [];
};

const candidatesOf = ({ plan, passages }: Writing, concepts: readonly Concept[], isForeign: boolean): Candidate[] => {
  const [isShort, around] = [shortIn(passages), surroundingsIn(plan, passages)];
  const ofPassage = (passage: Passage): Candidate[] =>
    quotable(passage).flatMap((one, at, lines) => {
      if (!mayAnswer(plan, one, isForeign)) return [];
      const all = accounted(concepts, around(one));
      if (isWhole(plan, one.text, all)) return [{ ...one, all, before: undefined }];
      if (!isReasonOf(plan, one.text, all)) return [];
      return [{ ...one, all, before: all.some(({ by }) => by === 'before') ? lines[at - 1] : undefined }];
    });
  return passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage) && isShort(passage))
    .flatMap((passage) => {
      const lines = ofPassage(passage);
      const items = isForeign ? [] : itemsOf(plan, concepts, around, passage);
      return [
        ...lines,
        ...items.filter((item) => !lines.some(({ start, end }) => start < item.end && item.start < end)),
      ];
    });
};

/** Most lines below a heading that covers the question for all of them to be the answer. Set by hand. */
const MAX_HEADED = 3;
const headedBy = ({ plan, passages }: Writing, concepts: readonly Concept[]): readonly Quotable[] => {
  const [isShort, around] = [shortIn(passages), surroundingsIn(plan, passages)];
  const lines = passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage) && isShort(passage))
    .flatMap(quotable)
    .filter((one) => mayAnswer(plan, one))
    .filter((one) => {
      const all = accounted(concepts, around(one));
      const isHeaded =
        all.every(({ by }) => by === 'section' || by === 'document') && all.some(({ isName }) => !isName);
      return (
        isHeaded || (isAskedWhy(plan, one) && accounted(concepts, { ...around(one), own: '' }).every(({ by }) => by))
      );
    });
  return lines.length <= MAX_HEADED && new Set(lines.map(({ section }) => section)).size === 1 ? lines : [];
};

/** How many lines of equal score may answer; a time, name or number has one. Set by hand. */
const mostOf = ({ wanted }: Plan): number => (wanted === undefined ? 2 : 1);
const EQUAL = 1e-9;

/** `subject` is the part of the question that its halves share. */
export const explainedLines = (writing: Writing, subject = ''): readonly Quotable[] => {
  const { plan, passages } = writing;
  const concepts = conceptsOf(plan, subject);
  // Questions on the topic of a heading are answered by its section.
  if (isOfFigure(plan) || subjectTopic(plan) || concepts.length === 0) return [];
  const worth = worthOver(plan.question, concepts, passages.flatMap(quotable));
  const reasons = plan.wanted === 'cause' ? headedBy(writing, concepts).filter((one) => isAskedWhy(plan, one)) : [];
  if (reasons.length > 0) return reasons;
  // Lines in another language match through the lexicon alone; they answer only if no line in the question's language
  // does.
  const own = candidatesOf(writing, concepts, false);
  const found = own.length > 0 ? own : candidatesOf(writing, concepts, true);
  // A condition replaces a time only if no time is stated.
  const timed = found.filter(({ text }) => !lacksWanted(plan.wanted, text) || spansIn(text).length > 0);
  const all = (timed.length > 0 ? timed : found).map((one) => ({ one, worth: worth(one) }));
  const best = Math.max(0, ...all.map((each) => each.worth));
  const first = all.filter((each) => each.worth >= best - EQUAL).map(({ one }) => one);
  if (best === 0) return headedBy(writing, concepts);
  return first.length <= mostOf(plan) ? first.flatMap((one) => (one.before ? [one.before, one] : [one])) : [];
};

const listBlocks = (writing: Writing): Block[] => {
  const items = explainedList(writing).map((one) => [fitted(quoted(writing, one), [])]);
  return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
};

/** Answers a request for all of something with the whole list, not with single lines. */
export const wholeList = (writing: Writing): Block[] => (asksForAll(writing.plan) ? listBlocks(writing) : []);

type IsUnlikely = (place: { readonly chunkId: string; readonly start: number; readonly end: number }) => boolean;

/** `isUnlikely` rejects lines that have the words but answer something else. */
export const explainedBlocks = (writing: Writing, isUnlikely: IsUnlikely): Block[] => {
  const lines = explainedLines(writing);
  const isOther = lines.every(({ passage, start, end }) => isUnlikely({ chunkId: passage.chunk.id, start, end }));
  const sentences = isOther ? [] : lines.map((one) => fitted(quoted(writing, one), []));
  if (sentences.length > 0) return [{ kind: 'text', sentences }];
  const list = listBlocks(writing);
  return list.length > 0 ? list : explainedRows(writing);
};
