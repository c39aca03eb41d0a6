// A request for documents is answered by the documents whose title or headings name what is asked for.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { isRequest } from '../../checklists/read/kind.ts';
import requests from '../../checklists/words/requests.json' with { type: 'json' };
import type { Passage } from '../evidence.ts';
import { terms, withoutJosa } from '../terms.ts';
import { compact } from '../understand/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';
import { isAskingTerm } from '../understand/question-words.ts';
import { isOfCompany } from './pick-figure.ts';
import { stretchesOf } from './stretches.ts';
import type { Writing } from './writer.ts';

const MOST = 8;
/** A title with half of what is asked for may name something else: employment contracts are no customer contracts. */
const MORE_THAN = 0.5;
const LATIN = /^[\x20-\x7e]+$/;
/** What follows narrows the request down to years and places: statements for the last three years. */
const NARROWS = new Set(['for', 'of', 'in', 'from', 'during', 'since', 'between', 'as', 'at', 'to']);

/** "Please provide copies of X", "X를 제출해 주십시오": X. */
const objectOf = (question: string): string => {
  const ends = requests.contains.map((words) => question.indexOf(words)).filter((at) => at > 0);
  const text = question.slice(0, ends.length > 0 ? Math.min(...ends) : undefined).trim();
  const strip = (rest: string): string => {
    const lead = requests.begins.find((words) => rest.toLowerCase().startsWith(`${words} `));
    return lead === undefined ? rest : strip(rest.slice(lead.length).trim());
  };
  return strip(text);
};

/** The names asked for, each by its words: "감사보고서와 재무제표" are two. */
const namesAsked = ({ question, language }: Plan): string[][] => {
  const parts: string[][] = [[]];
  let isNarrowing = false;
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(objectOf(question))) {
    const word = segment.trim().toLowerCase();
    const bare = withoutJosa(word);
    const isJoin = requests.joins.includes(word) || requests.joins.includes(word.slice(bare.length));
    isNarrowing ||= NARROWS.has(word) && parts.at(-1)?.length !== 0;
    if (!isJoin || bare !== word) {
      const says = /^\p{L}+$/u.test(bare) && !terms(bare).every(isAskingTerm) && !requests.fillers.includes(bare);
      if (says && !isNarrowing) parts.at(-1)?.push(bare);
    }
    if (isJoin) {
      parts.push([]);
      isNarrowing = false;
    }
  }
  return parts.filter((words) => words.length > 0);
};

/** The last word is what is asked for, the others say which. */
const isNamed = (words: readonly string[], line: string): boolean => {
  const own = new Set(terms(line));
  const plain = compact(line);
  const stands = (word: string) =>
    LATIN.test(word) ? terms(word).every((term) => own.has(term)) : plain.includes(word);
  const head = words.at(-1);
  return head !== undefined && stands(head) && words.filter(stands).length > MORE_THAN * words.length;
};

type Found = { readonly passage: Passage; readonly line: string };

/** Of each document its title, else the outermost heading that names it. */
const documentsFor = (words: readonly string[], passages: readonly Passage[]): Found[] => {
  const found = new Map<string, Found>();
  for (const passage of passages) {
    const { document, section } = passage.chunk.context;
    const line = [document, ...(section?.split(' > ') ?? [])].find((one) => isNamed(words, one));
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

/** A line for each document; what no document is named after is named as missing. */
export const requestedDocuments = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (plan.kind === 'figure' || !isRequest(plan.question)) return [];
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const asked = namesAsked(plan).map((words) => ({ words, found: documentsFor(words, own) }));
  const found = [
    ...new Map(
      asked.flatMap((one) => one.found).map((one) => [`${one.passage.chunk.fileId} ${one.line}`, one]),
    ).values(),
  ];
  if (found.length === 0) return [];
  const missing = asked.filter((one) => one.found.length === 0).map(({ words }) => words.join(' '));
  return [
    { kind: 'list', ordered: false, items: found.slice(0, MOST).map((one) => [sentenceOf(writing, one)]) },
    ...missing.map((what): Block => ({ kind: 'notice', code: 'partNotFound', params: { what } })),
  ];
};
