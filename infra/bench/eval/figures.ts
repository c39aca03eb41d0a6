// `npm run eval -- --set=figures`: measures how many single figures of the registers are right, wrong or unanswered.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isTicked } from '#shared/quality/judge.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { answerFor, textOf } from './ask.ts';
import { cachedIndex } from './cached-index.ts';
import { FILINGS, root } from './documents.ts';
import { FILED, type FigureQuestion, labels, questionsOf, WAYS, type Way, wordsOf } from './figure-questions.ts';
import { HALVES, type Half, halfOf } from './halves.ts';

type Outcome = 'right' | 'wrong' | 'unticked' | 'blank';

const states = (text: string, value: number): boolean =>
  readFigures(text).figures.some(
    (figure) => Math.abs(Math.abs(figure.value) - Math.abs(value)) <= Math.max(figure.half, Math.abs(value) * 1e-9),
  );

/** Only verified sentences count: right if any of them has the figure. */
const outcomeOf = ({ value }: FigureQuestion, { blocks, references }: Answer): Outcome => {
  const ticked = blocks.flatMap(sentencesOf).filter(isTicked);
  if (ticked.some(({ text }) => states(text, value))) return 'right';
  if (ticked.some(({ text }) => readFigures(text).figures.length > 0)) return 'wrong';
  return references.length > 0 ? 'unticked' : 'blank';
};

const share = (all: readonly Outcome[], one: Outcome): string =>
  `${((all.filter((outcome) => outcome === one).length / Math.max(1, all.length)) * 100).toFixed(0)} %`;
const line = (all: readonly Outcome[]): string =>
  `right ${share(all, 'right')}, verified and wrong ${share(all, 'wrong')}, unticked ${share(all, 'unticked')}, blank ${share(all, 'blank')} of ${all.length}`;

/** A concept belongs to one half, whatever the language of its question. */
export const evalFigures = async (verbose: boolean): Promise<void> => {
  if (!existsSync(labels)) return console.log('No labels here: they stand beside the folder of FOOTNOTE_FIXTURES.');
  const { index } = await cachedIndex('figures', FILINGS.map((path) => join(root, path)).filter(existsSync));
  const words = wordsOf();
  for (const filing of FILED) {
    const results: { readonly way: Way; readonly half: Half; readonly outcome: Outcome }[] = [];
    for (const one of await questionsOf(filing, words)) {
      const made = await answerFor(index, one.question);
      const [outcome, half] = [outcomeOf(one, made), halfOf(one.concept)];
      results.push({ way: one.way, half, outcome });
      if (verbose && half === 'development' && outcome !== 'right')
        console.log(`${outcome}\t${one.question}\t${one.concept} ${one.value}\n${textOf(made).slice(0, 500)}\n`);
    }
    for (const way of WAYS) {
      const own = results.filter((one) => one.way === way);
      if (own.length === 0) continue;
      console.log(
        `${filing.company.en}, asked in ${way === 'element' ? 'en by element name' : way}: ${line(own.map(({ outcome }) => outcome))}`,
      );
      for (const half of HALVES)
        console.log(
          `  ${half.padEnd(11)} ${line(own.filter((one) => one.half === half).map(({ outcome }) => outcome))}`,
        );
    }
  }
  index.close();
};
