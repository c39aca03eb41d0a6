// A reason in the sentence after the fact: "The plant was closed. This was due to …".
import explanations from '#shared/language/lexicon/explanations.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../terms.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { coverageOver } from '../fit/coverage.ts';
import { fitted } from '../fit/fit.ts';
import { ofThing, withoutThing } from '../fit/of-thing.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { hasOwnSubject } from './own-subject.ts';
import { quoted } from './prose-blocks.ts';
import { stretchesOf } from './stretches.ts';

const explainsIn = compile(explanations);

export const explainedAfter = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (plan.wanted !== 'cause' || plan.metrics.length + plan.ratios.length > 0) return [];
  const lines = passages
    .filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage))
    .flatMap((passage) =>
      stretchesOf(passage).map((line) => ({
        ...line,
        passage,
        wording: { text: line.text, words: new Set(terms(line.text)), section: passage.chunk.context.section },
      })),
    );
  const cover = coverageOver(
    withoutThing(plan),
    lines.map(({ wording }) => wording),
  );
  const points = lines.flatMap((line, n) => {
    const before = lines[n - 1];
    const isReason = explainsIn(line.text).length > 0 && hasWanted('cause', line.text) && isStatement(line.text);
    const isExplained =
      before?.passage === line.passage &&
      cover?.(before.wording).share === 1 &&
      ofThing(plan, before.passage.chunk, before)?.isRequested !== false;
    return isReason && before && isExplained && !hasOwnSubject(line.text) ? [[before, line]] : [];
  });
  const [point] = points;
  if (!point) return [];
  return [{ kind: 'text', sentences: point.map((one) => fitted(quoted(writing, one), [])) }];
};
