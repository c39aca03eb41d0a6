// Answers a question that offers alternatives ("fixed or floating?") by the sentence that states one of them.
import comparatives from '#shared/language/lexicon/comparatives.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import type { Writing } from '../writer.ts';
import { isQuestion } from './furniture.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

const moreIn = compile(comparatives.high);
const lessIn = compile(comparatives.low);

/** What is asked about: the words beside the options. */
const subjectWords = ({ question, names, entities, choice = [] }: Plan): readonly string[] => {
  const options = choice.flat();
  return contentWords(question, [...names, ...entities]).filter(
    (word) => !options.some((option) => word.startsWith(option) || option.startsWith(word)),
  );
};

/** Which options a text states, by their places in the question. */
const statedIn = ({ choice = [] }: Plan, text: string): readonly number[] =>
  choice.flatMap((words, n) => (words.every((word) => holdsWord(word, text)) ? [n] : []));

const headingOf = ({ section = '' }: Quotable): string => section.split(' > ').at(-1) ?? '';

const isOfSubject = ({ metrics }: Plan, subject: readonly string[], text: string): boolean =>
  subject.every((word) => holdsWord(word, text)) && metrics.every((metric) => mentions(metric, text));

export const statedChoice = (writing: Writing): Block[] => {
  const { plan } = writing;
  const isCompared = comparesSides(plan.question) || moreIn(plan.question).length + lessIn(plan.question).length > 0;
  if (!plan.choice || plan.wanted === 'cause' || plan.rank || isCompared || namesNobody(plan)) return [];
  const subject = subjectWords(plan);
  if (subject.length + plan.metrics.length === 0) return [];
  const lines = ownSentences(writing)
    .filter(({ text }) => !isQuestion(text) && !speaksOfFuture(text) && !isSupposition(text))
    .filter((one) => isOfSubject(plan, subject, `${headingOf(one)} ${one.text}`))
    .map((line) => ({ line, stated: statedIn(plan, line.text) }))
    .filter(({ stated }) => stated.length > 0);
  // A line with both options tells what applies to what; lines with different ones leave it open.
  const first = lines.find(({ stated }) => stated.length > 1) ?? lines[0];
  const isOpen = new Set(lines.flatMap(({ stated }) => (stated.length === 1 ? stated : []))).size > 1;
  return first && (first.stated.length > 1 || !isOpen)
    ? [{ kind: 'text', sentences: [fitted(quoted(writing, first.line), [])] }]
    : [];
};
