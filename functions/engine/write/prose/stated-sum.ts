// A sum requested by name, such as rent or deposit, from the one line that names it and covers the question.

import { readFigures } from '#shared/language/grammar/figures.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sumsIn } from '../../fields/fields.ts';
import { requestedBy } from '../../fields/requested.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isKnownWord } from '../../understand/words/dictionary.ts';
import { accounted, conceptsOf } from '../explained/explained.ts';
import { surroundingsIn } from '../explained/surroundings.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { lacksQuantity } from '../fit/quantities.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { quoted } from './prose-blocks.ts';
import { type Quotable, quotable } from './sentences.ts';

/** In another language, a word missing from the dictionary may mean anything. */
const isOpen = ({ question, words }: Plan, text: string): boolean =>
  languageOf(text) !== languageOf(question) &&
  words.some((word) => !isKnownWord(question, word) && sumsIn(word).length === 0);

const linesIn = (writing: Writing, sums: readonly string[]): readonly Quotable[] => {
  const { plan, passages } = writing;
  const concepts = conceptsOf(plan);
  const around = surroundingsIn(plan, passages);
  return passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage))
    .flatMap(quotable)
    .filter((one) => isStatement(one.text) && sumsIn(one.text).some((sum) => sums.includes(sum)))
    .filter((one) => !lacksQuantity(plan, one.text))
    .filter((one) => readFigures(one.text).figures.some(({ unit }) => unit !== undefined) && !isOpen(plan, one.text))
    .filter((one) =>
      accounted(concepts, around(one)).every(({ by, name }) => by !== undefined || sumsIn(name).length > 0),
    );
};

/** Returns nothing if several lines match. */
export const statedSum = (writing: Writing): Block[] => {
  const { plan } = writing;
  const { sums, isQuantity } = requestedBy(plan);
  // Lines of statements have rules of their own, and no line contains a computed value.
  const isOfStatements = plan.ratios.length > 0 || plan.metrics.some(({ isLine }) => !isLine);
  if (!isQuantity || sums.length === 0 || isOfStatements || asksGrowth(plan.question)) return [];
  const [line, ...others] = linesIn(writing, sums);
  return line && others.length === 0 ? [{ kind: 'text', sentences: [fitted(quoted(writing, line), [])] }] : [];
};
