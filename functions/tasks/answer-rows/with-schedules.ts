// Adds to a ticked statement the schedule that it leaves its exceptions to, which decides what the statement says.
import type { Answer, Block, Reference, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { isHeadOf, scheduleNamed } from '../../checklists/polarity/schedules.ts';
import { readSentence } from '../../checklists/polarity/sentence-stance.ts';
import { terms } from '../../engine/terms.ts';
import { referenceOf } from '../../engine/write/citations.ts';
import type { Chunk, Index, Scope } from '../../ports/search-index.ts';

type Room = { readonly index: Pick<Index, 'lexical'>; readonly scope: Scope; readonly at: string };

/** The word is in many chunks of a contract. */
const MAX_CHUNKS = 40;
/** Longer schedules are cut; whether there is something in them shows in the first lines. */
const MAX_LENGTH = 400;

/** The heading of the schedule with the lines below it, until another heading begins. */
const placeIn = (label: string, text: string): { readonly start: number; readonly end: number } | undefined => {
  let start: number | undefined;
  let end = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    const named = scheduleNamed(line);
    if (start === undefined) {
      if (isHeadOf(label, line)) [start, end] = [index, index + line.length];
    } else if ((named !== undefined && isHeadOf(named, line)) || end - start > MAX_LENGTH) break;
    else end = index + line.length;
  }
  return start === undefined ? undefined : { start, end };
};

const isTicked = ({ check, fit }: Sentence): boolean => check === 'verified' && fit !== 'near';

const scheduleOf = async (
  question: string,
  sentence: Sentence,
  references: readonly Reference[],
  { index, scope }: Room,
): Promise<{ readonly chunk: Chunk; readonly start: number; readonly end: number } | undefined> => {
  const fileId = references.find(({ n }) => sentence.refs.includes(n))?.fileId;
  const label = scheduleNamed(sentence.text);
  if (!isTicked(sentence) || !fileId || !label || !readSentence(question, sentence.text)?.isReserved) return undefined;
  const own = { ...scope, fileIds: [fileId] };
  const hits = await index.lexical({ scope: own, terms: terms(label), limit: MAX_CHUNKS });
  return hits
    .flatMap(({ chunk }) => ({ chunk, ...(placeIn(label, chunk.text) ?? { start: 0, end: 0 }) }))
    .find(({ end }) => end > 0);
};

type Added = ReadonlyMap<Sentence, Sentence>;
const withAdded = (sentences: readonly Sentence[], added: Added): Sentence[] =>
  sentences.flatMap((one) => [one, ...[added.get(one)].filter((schedule) => schedule !== undefined)]);

const addedTo = (block: Block, added: Added): Block => {
  if (block.kind === 'text') return { ...block, sentences: withAdded(block.sentences, added) };
  return block.kind === 'list' ? { ...block, items: block.items.map((item) => withAdded(item, added)) } : block;
};

export const withSchedules = async (question: string, found: Answer, room: Room): Promise<Answer> => {
  const references = [...found.references];
  const added = new Map<Sentence, Sentence>();
  for (const sentence of found.blocks.flatMap(sentencesOf)) {
    const schedule = await scheduleOf(question, sentence, found.references, room);
    if (!schedule) continue;
    const n = Math.max(0, ...references.map((one) => one.n)) + 1;
    const quote = schedule.chunk.text.slice(schedule.start, schedule.end);
    references.push(referenceOf({ n, source: 'FILES', ...schedule, quote }, room.at));
    added.set(sentence, { text: quote.replace(/\s*\n\s*/gu, ' '), refs: [n], check: 'verified', fit: 'answers' });
  }
  return added.size === 0 ? found : { ...found, blocks: found.blocks.map((one) => addedTo(one, added)), references };
};
