// Answers requests for documents with those whose title or headings name the request.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { isRequest } from '../../checklists/read/kind.ts';
import type { Passage } from '../evidence.ts';
import { isNamed, requestedThings, type Thing } from '../understand/kinds/requested-things.ts';
import { isOfCompany } from './figures/pick-figure.ts';
import { stretchesOf } from './prose/stretches.ts';
import type { Writing } from './writer.ts';

const MAX_SHOWN = 8;

type Found = { readonly passage: Passage; readonly line: string };

/** Returns for each document its title, or else the outermost heading that names the request. */
const documentsFor = (thing: Thing, passages: readonly Passage[]): Found[] => {
  const found = new Map<string, Found>();
  for (const passage of passages) {
    const { document, section } = passage.chunk.context;
    const line = [document, ...(section?.split(' > ') ?? [])].find((one) => isNamed(thing, one));
    if (line !== undefined && !found.has(passage.chunk.fileId)) found.set(passage.chunk.fileId, { passage, line });
  }
  return [...found.values()];
};

const sentenceOf = ({ citations }: Writing, { passage, line }: Found): Sentence => {
  const { text, context } = passage.chunk;
  const at = text.indexOf(line);
  const [first] = stretchesOf(passage);
  const { start, end } = at >= 0 ? { start: at, end: at + line.length } : (first ?? { start: 0, end: text.length });
  return {
    text: line === context.document ? line : `${context.document}: ${line}`,
    refs: [citations.cite(passage, start, end).n],
    check: 'verified',
    fit: 'answers',
  };
};

/** Lists one line per document, and reports requested things that no document is named after. */
export const requestedDocuments = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (plan.kind === 'figure' || !isRequest(plan.query ?? plan.question)) return [];
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const requested = requestedThings(plan.question).map((thing) => ({ thing, found: documentsFor(thing, own) }));
  const found = [
    ...new Map(
      requested.flatMap((one) => one.found).map((one) => [`${one.passage.chunk.fileId} ${one.line}`, one]),
    ).values(),
  ];
  const items = found.slice(0, MAX_SHOWN).map((one) => [sentenceOf(writing, one)]);
  // A topic is answered by its section.
  if (found.length === 0 && plan.topic && plan.words.length === 0) return [];
  const missing = requested.filter((one) => one.found.length === 0).map(({ thing }) => thing.name);
  return [
    ...(items.length > 0 ? [{ kind: 'list' as const, ordered: false, items }] : []),
    ...missing.map((what): Block => ({ kind: 'notice', code: 'partNotFound', params: { what } })),
  ];
};
