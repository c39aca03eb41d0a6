// The last pass over an answer from any rule: removes the tick where a field differs from the request.
import { lazy } from '#shared/lazy.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import type { Writing } from '../writer.ts';
import { fitted } from './fit.ts';
import { judgesFor, OFF } from './line-judges.ts';
import { markedCells } from './mark-cells.ts';

/** Removes the tick from sentences that cite only rejected lines. */
const withoutGround = (blocks: readonly Block[], marked: ReadonlySet<number>): Block[] => {
  const answering = new Set(
    blocks
      .flatMap(sentencesOf)
      .flatMap(({ refs, fit }) => (fit === 'near' ? [] : refs))
      .filter((n) => !marked.has(n)),
  );
  const isGroundless = (one: Sentence): boolean =>
    isTicked(one) && one.refs.length > 0 && one.refs.every((n) => marked.has(n) && !answering.has(n));
  return blocks.map((block) => mapSentences(block, (one) => (isGroundless(one) ? fitted(one, OFF) : one)));
};

/** A yes/no question on a topic is answered by the lines on it, not by others of its section. */
const besideTopic = ({ question, topic, words }: Plan, blocks: readonly Block[]): ReadonlySet<Sentence> => {
  if (!topic || words.length > 0 || !asksYesNo(question)) return new Set();
  const ticked = blocks.flatMap(sentencesOf).filter(isTicked);
  const own = ticked.filter(({ text }) => speaksOf(topic, text));
  return new Set(own.length > 0 ? ticked.filter((one) => one.fit === undefined && !own.includes(one)) : []);
};

export const markDiffering = (writing: Writing, blocks: readonly Block[], citedBy: readonly Cited[]): Block[] => {
  // Judges are built only when the first line is judged.
  const judges = lazy(() => judgesFor(writing));
  const byNumber = new Map(citedBy.map((one) => [one.n, one]));
  const marked = new Set<number>();
  const beside = besideTopic(writing.plan, blocks);
  const judged = (one: Sentence): Sentence => {
    if (!isTicked(one)) return one;
    if (beside.has(one)) return fitted(one, OFF);
    const cited = one.refs.flatMap((n) => byNumber.get(n) ?? []);
    const near =
      judges()
        .map((judge) => judge(one, cited))
        .find((findings) => findings.length > 0) ?? [];
    if (near.length === 0) return one;
    for (const n of one.refs) marked.add(n);
    return fitted(one, near);
  };
  const all = blocks.map((block) =>
    block.kind === 'table' ? markedCells(writing, block, byNumber) : mapSentences(block, judged),
  );
  return withoutGround(all, marked);
};
