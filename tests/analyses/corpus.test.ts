// Every analysis over companies of six other industries in three languages: no statement is uncited, repeated or from
// the cover. `npm test` runs a type of each builder over one of them in turn; `npm run test:full` each type over all six.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCoverLine } from '#functions/analyses/evidence/cover-line.ts';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { dedupeBlocks } from '#shared/report/dedupe-blocks.ts';
import { casesOf, countOf } from '../helpers/properties.ts';
import { expectTrueCharts } from './chart-checks.ts';
import { CORPUS, deskOfMember } from './corpus.ts';
import { enteredFor } from './corpus-inputs.ts';
import { expectSound } from './golden-checks.ts';
import { type Desk, type Golden, runOf } from './sample-desk.ts';
import { EACH_BUILDER } from './wanted.ts';

const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'timeline' ? block.entries.flatMap(({ sentences }) => sentences) : [];
};

const printedIn = ({ sections }: Golden): readonly Block[] =>
  dedupeBlocks(
    sections.map((section) => ({ ...section, title: section.id, blocks: [...section.blocks] })),
    () => '',
  ).flatMap(({ blocks }) => blocks);

const statementsIn = (golden: Golden): readonly Sentence[] => printedIn(golden).flatMap(sentencesOf);

/** A list of events is whole, so another section may have its sentences too. */
const statementsInProse = (golden: Golden): readonly Sentence[] =>
  printedIn(golden)
    .filter(({ kind }) => kind !== 'timeline')
    .flatMap(sentencesOf);

const EVERY = CORPUS.length / countOf(1, CORPUS.length);
const TYPES = casesOf(
  EACH_BUILDER,
  ANALYSIS_TYPES.filter((type) => !EACH_BUILDER.includes(type)),
);

describe.each(CORPUS)('$company', (member) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskOfMember(member);
  });
  afterAll(() => desk.close());

  const types = TYPES.filter((_, nth) => (nth + CORPUS.indexOf(member)) % EVERY === 0);
  it.each(types)('%s runs without text that it must not contain', async (type) => {
    const golden = await runOf({ desk, type, ...enteredFor(type, member), language: member.language });

    expectSound(golden, []);
    expectTrueCharts(golden, member.language);
    const texts = statementsInProse(golden).map(({ text }) => text);
    expect(texts.length).toBe(new Set(texts).size);
    expect(statementsIn(golden).filter(isCoverLine)).toEqual([]);
  });
});
