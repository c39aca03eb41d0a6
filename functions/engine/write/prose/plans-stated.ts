// Answers "What are the plans for 2026?" with sentences about that year's plans, by document.
import advice from '#shared/language/lexicon/advice.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { asksForFuture, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

/** Most sentences per document, and most documents. Set by hand, as for a topic. */
const MAX_OF_DOCUMENT = 4;
const DOCUMENTS = 3;

/** Whether the question asks only for plans of a year or a document. */
const asksForPlans = ({ question, words, metrics, ratios, topic, periods, documents, wanted }: Plan): boolean =>
  asksForFuture(question) &&
  words.length + metrics.length + ratios.length === 0 &&
  topic === undefined &&
  wanted === undefined &&
  (periods.length > 0 || documents !== undefined);

const isOfYear = ({ periods }: Plan, text: string): boolean =>
  periods.length === 0 || periods.some((period) => text.includes(period.slice(0, 4)));

const advisesIn = compile(advice);
/** The heading may name the year and mark it as future. */
const saysPlan = (plan: Plan, { text, section = '' }: Quotable): boolean => {
  const heading = section.split(' > ').at(-1) ?? '';
  // In a named document the year is enough: minutes state decisions as facts.
  const isToCome = plan.documents !== undefined || speaksOfFuture(text);
  return (
    isStatement(text) &&
    advisesIn(text).length === 0 &&
    ((isOfYear(plan, text) && isToCome) || (isOfYear(plan, heading) && speaksOfFuture(heading)))
  );
};

export const plansStated = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (!asksForPlans(plan)) return [];
  const sentences = ownSentences(writing).filter((one) => saysPlan(plan, one));
  const byDocument = Map.groupBy(sentences, ({ passage }) => passage.chunk.context.document);
  return [...byDocument]
    .slice(0, DOCUMENTS)
    .flatMap(([document, own]): Block[] => [
      ...(byDocument.size > 1 ? [{ kind: 'heading' as const, level: 2 as const, text: document }] : []),
      { kind: 'text', sentences: own.slice(0, MAX_OF_DOCUMENT).map((one) => fitted(quoted(writing, one), [])) },
    ]);
};
