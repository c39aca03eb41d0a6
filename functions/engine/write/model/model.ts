// The model writer: it may cite numbered evidence only; each sentence is verified before it is shown.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Model, Piece, Prompt } from '../../../ports/model.ts';
import { ModelFailed } from '../../../ports/model.ts';
import type { Cited, Passage } from '../../evidence.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import type { Placed, Writer, Writing } from '../writer.ts';
import { type Line, lineParser } from './model-lines.ts';
import { promptFor } from './prompt.ts';
import { quoteFor } from './quote-for.ts';

const EVIDENCE = 12;
const MAX_ELSEWHERE = 12;

const whole = (passage: Passage): Cited => ({
  n: 0,
  source: passage.source,
  chunk: passage.chunk,
  start: 0,
  end: passage.chunk.text.length,
  quote: passage.chunk.text,
});

/** Unknown numbers are dropped; a sentence without any is shown as unsourced. */
const sentenceOf = (writing: Writing, evidence: readonly Passage[], { text, refs }: Line): Sentence => {
  const passages = refs.map((n) => evidence[n - 1]).filter((passage) => passage !== undefined);
  const cited = passages.map((passage) => {
    const { start, end } = quoteFor(passage.chunk, text);
    return writing.citations.cite(passage, start, end);
  });
  const elsewhere = evidence.slice(0, MAX_ELSEWHERE).map(whole);
  return checked(text, cited, { elsewhere, facts: writing.plan.facts });
};

type Open = { index: number; block: Block | undefined };

/** Returns the open block after a line: a heading is a block of its own; sentences and items are appended. */
const grown = (open: Open, line: Line, sentence: Sentence | undefined): Open => {
  if (line.kind === 'heading' || !sentence)
    return { index: open.index + (open.block ? 1 : 0), block: { kind: 'heading', level: 2, text: line.text } };
  if (line.kind === 'item') {
    if (open.block?.kind === 'list' && !line.opens)
      return { ...open, block: { ...open.block, items: [...open.block.items, [sentence]] } };
    return { index: open.index + (open.block ? 1 : 0), block: { kind: 'list', ordered: false, items: [[sentence]] } };
  }
  if (open.block?.kind === 'list' && line.continues) {
    const items = [...open.block.items.slice(0, -1), [...(open.block.items.at(-1) ?? []), sentence]];
    return { ...open, block: { ...open.block, items } };
  }
  if (open.block?.kind === 'text' && !line.opens)
    return { ...open, block: { ...open.block, sentences: [...open.block.sentences, sentence] } };
  return { index: open.index + (open.block ? 1 : 0), block: { kind: 'text', sentences: [sentence] } };
};

async function* linesOf(pieces: AsyncIterable<Piece>): AsyncIterable<Line> {
  const parser = lineParser();
  let ended = false;
  for await (const piece of pieces) {
    if ('text' in piece) yield* parser.feed(piece.text);
    else {
      ended = true;
      if (piece.stop !== 'end') break;
    }
  }
  // A stream that breaks off is not an answer.
  if (!ended) throw new ModelFailed('the stream ended without a stop');
  yield* parser.end();
}

const stream = (model: Model, prompt: Prompt): AsyncIterable<Piece> => {
  if (!model.write) throw new ModelFailed('this model does not write');
  return model.write(prompt);
};

type Attempt = { readonly strict: boolean; readonly from: number };

async function* attempt(
  model: Model,
  writing: Writing,
  { strict, from }: Attempt,
): AsyncIterable<Placed & { readonly isCited: boolean }> {
  const evidence = writing.passages.slice(0, EVIDENCE);
  const prompt = promptFor(writing.plan, evidence, { strict, guidance: writing.guidance, signal: writing.signal });
  let open: Open = { index: from, block: undefined };
  for await (const line of linesOf(stream(model, prompt))) {
    const sentence = line.kind === 'heading' ? undefined : sentenceOf(writing, evidence, line);
    open = grown(open, line, sentence);
    if (open.block) yield { index: open.index, block: open.block, isCited: (sentence?.refs.length ?? 0) > 0 };
  }
}

const isQuiet = (plan: Plan): boolean => plan.question.trim() === '';

/**
 * Output is held back until the first cited sentence: an answer without citations is malformed and requested once more.
 */
export const modelWriter = (model: Model): Writer =>
  async function* (writing) {
    if (isQuiet(writing.plan)) return;
    for (const strict of [false, true]) {
      const held: Placed[] = [];
      let isCited = false;
      for await (const { isCited: cites, ...placed } of attempt(model, writing, { strict, from: 0 })) {
        if (writing.signal?.aborted) return;
        isCited ||= cites;
        if (isCited) {
          yield* held.splice(0);
          yield placed;
        } else held.push(placed);
      }
      if (isCited) return;
      if (strict) yield* held;
    }
  };
