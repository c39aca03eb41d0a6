// Finds why a figure changed: sentences that name it with a cause, or explain the sentence that names it.

import { movesIn } from '#shared/language/lexicon/direction.ts';
import explanations from '#shared/language/lexicon/explanations.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { moveOf } from '../../rank/sentence-score.ts';
import { asksPart, partLabels } from '../../tables/parts.ts';
import { terms } from '../../terms.ts';
import { effectOf, hasWanted } from '../../understand/kinds/answer-type.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { findMetrics, mentionsAs } from '../../understand/measures/find-metrics.ts';
import { isOpenMargin, namesRatio } from '../../understand/measures/ratios.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { narrowingWords, narrowsInCause } from '../figures/clause-of-figure.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { speaksOfWord } from '../fit/coverage.ts';
import { fitted } from '../fit/fit.ts';
import { isOfOtherYears } from '../fit/implied-year.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { hasOwnSubject } from './own-subject.ts';
import { quoted } from './prose-blocks.ts';
import type { Stretch } from './split-sentences.ts';
import { stretchesOf } from './stretches.ts';

type Line = Stretch & { readonly passage: Passage };

const MAX_SHOWN = 4;
const explainsIn = compile(explanations);
const ratesIn = compile(rateQuestions);
/** Also reportable and business segments: here they are parts of the whole. */
const segmentsIn = compile({ ...segments, not: [] });
/** The margin of a segment, or of all segments, is not that of the whole. */
const isOfPart = ({ ratios, question }: Plan, { text }: Line): boolean =>
  ratios.length > 0 && segmentsIn(question).length === 0 && segmentsIn(text).length > 0;

/** A subject without a listed name must be mentioned by all its words. */
const speaksOfAll = ({ words }: Plan, text: string): boolean => {
  const wording = { text, words: new Set(terms(text)), section: undefined };
  return words.length > 0 && words.every((word) => speaksOfWord(word, wording));
};

/** A ratio must be named itself, not by its inputs. */
const names = (plan: Plan, text: string): boolean => {
  const { ratios, metrics, question } = plan;
  if (ratios.length + metrics.length === 0) return speaksOfAll(plan, effectOf(text));
  const subjects = ratios.length === 0 ? metrics : findMetrics(question);
  if (ratios.some((ratio) => namesRatio(ratio, text)) || (ratios.length > 1 && isOpenMargin(text))) return true;
  // "Costs as a percent of sales" needs both names.
  const isOfTwo = subjects.length > 1 && ratesIn(question).length > 0;
  return isOfTwo
    ? subjects.every((metric) => mentionsAs(question, metric, text))
    : subjects.some((metric) => mentionsAs(question, metric, effectOf(text)));
};

/** Includes the sentence before if only that one names what is explained. */
const pointOf = (plan: Plan, one: Line, before: Line | undefined): readonly Line[] => {
  if (!hasWanted('cause', one.text) || isOfPart(plan, one)) return [];
  if (names(plan, one.text) && moveOf(effectOf(one.text)) !== undefined) return [one];
  const isExplained =
    before && names(plan, before.text) && moveOf(before.text) !== undefined && !hasOwnSubject(one.text);
  return isExplained && explainsIn(one.text).length > 0 ? [before, one] : [];
};

const isOfPeriod = ({ periods }: Plan, point: readonly Line[]): boolean => {
  const [first] = point;
  return first !== undefined && !isOfOtherYears(periods, { ...first, text: point.map(({ text }) => text).join(' ') });
};

/**
 * A name that no document has is a thing (火災保険) that the sentence must mention as changed, as it must each narrowing
 * word.
 */
const isOfSubject = (plan: Plan, [first]: readonly Line[]): boolean => {
  if (!first || narrowsInCause(plan, first.text)) return false;
  const effect = effectOf(first.text);
  const wording = { text: effect, words: new Set(terms(effect)), section: first.passage.chunk.context.section };
  return (
    (!namesNobody(plan) || plan.entities.every((one) => effect.includes(one))) &&
    // A ratio's own name may be left among the words.
    (plan.ratios.length > 0 || plan.words.every((word) => speaksOfWord(word, wording)))
  );
};

/** Whether the sentence or its heading names the requested part. */
const namesPart = (plan: Plan, [first]: readonly Line[]): boolean => {
  const around = `${first?.passage.chunk.context.section ?? ''} ${effectOf(first?.text ?? '')}`.toLowerCase();
  return narrowingWords(plan).every((word) => around.includes(word));
};

/** If the total is requested, why "Implants revenue" moved does not answer. */
const isOfNamedPart = (parts: readonly string[], [first]: readonly Line[]): boolean => {
  const effect = effectOf(first?.text ?? '').toLowerCase();
  return parts.some((label) => label !== '' && effect.includes(label.toLowerCase()));
};

/** The direction of change in a question, in any wording: 떨어진 이유, "why did it improve". */
export const requestedWay = (question: string): 'rise' | 'fall' | undefined => {
  const ways = new Set(movesIn(question.normalize('NFKC')).map(({ way }) => way));
  return moveOf(question) ?? (ways.size === 1 ? [...ways][0] : undefined);
};

/** A sentence on a rise does not explain a fall, nor does a supposition. */
const isSameWay = ({ question }: Plan, [first]: readonly Line[]): boolean => {
  const [move, requested] = [moveOf(question), requestedWay(question)];
  const effect = effectOf(first?.text ?? '');
  const stated = moveOf(effect);
  const isOpposed = requested !== undefined && stated !== undefined && stated !== requested;
  return !isSupposition(effect) && (move === undefined ? !isOpposed : stated === move);
};

export const causeBlocks = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const isNamed = plan.metrics.length + plan.ratios.length > 0;
  // Without a listed name, only a stated change shows which sentences are meant.
  if (plan.wanted !== 'cause' || (!isNamed && moveOf(plan.question) === undefined)) return [];
  const isPart = asksPart(plan, passages);
  const parts = narrowingWords(plan).length > 0 ? [] : partLabels(plan.metrics, passages);
  const points = passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage))
    .flatMap((passage) => {
      const all = stretchesOf(passage).filter(({ text }) => isStatement(text));
      const lines = all.map((line) => ({ ...line, passage }));
      return lines.map((line, at) => pointOf(plan, line, lines[at - 1]));
    })
    .filter(
      (point) =>
        point.length > 0 &&
        isOfSubject(plan, point) &&
        (!isPart || namesPart(plan, point)) &&
        !isOfNamedPart(parts, point) &&
        isOfPeriod(plan, point) &&
        isSameWay(plan, point),
    )
    .slice(0, MAX_SHOWN);
  if (points.length === 0) return [];
  const items = points.map((point) => point.map((one) => fitted(quoted(writing, one), [])));
  return [items.length === 1 ? { kind: 'text', sentences: items.flat() } : { kind: 'list', ordered: false, items }];
};
