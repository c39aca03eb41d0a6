// Quotes the causes of changes in results from the documents that print a company's statements: the sentence with the
// cause, and the one before it if that tells what changed.
import causes from '#shared/language/lexicon/causes.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutText, headingsOf } from '../room/report-subjects.ts';
import type { FiledStatements } from './filed-statements.ts';
import { namesMove } from './names-move.ts';
import { quotedOf } from './select-quotes.ts';

const namesCause = compile(causes);
/** Causes below these headings are of other things than results. */
const ELSEWHERE = [
  ...['litigation', 'incidents', 'debt', 'ownership', 'dividends', 'governance', 'regulation', 'insurance', 'terms'],
  ...['accounting', 'tax', 'people', 'management'],
];
const MAX_SHOWN = 6;

const isMoved = ({ text }: Quotable): boolean => namesMove(text);
const isOfMeasure = ({ text }: Quotable): boolean => findMetrics(text).length > 0;

const isElsewhere = (passage: Passage): boolean => {
  const { headed } = aboutText('', headingsOf({ text: '', passage, section: passage.chunk.context.section }));
  return ELSEWHERE.some((one) => headed.has(one));
};

/** A cause without what it changed belongs to the sentence before. */
const causesIn = (passage: Passage): Quotable[][] => {
  const all = quotable(passage);
  return all.flatMap((one, n): Quotable[][] => {
    if (namesCause(one.text).length === 0) return [];
    const above = all[n - 1];
    const before = above && !passage.chunk.text.slice(above.end, one.start).includes('\n') ? above : undefined;
    const isWhole = isMoved(one) && (isOfMeasure(one) || !before || !isOfMeasure(before));
    if (isWhole) return [[one]];
    return before && (isMoved(before) || isOfMeasure(before)) ? [[before, one]] : [];
  });
};

const passagesIn = ({ passages = [] }: FiledStatements): Passage[] =>
  passages
    .filter(({ kind }) => kind === 'prose')
    .map((chunk): Passage => ({ source: 'FILES', chunk, score: 0, signals: {} }));

export const statedCauses = async (context: SectionContext): Promise<Block[]> => {
  const { company } = context;
  const filed = company ? await context.statements(company) : [];
  const files = new Map(filed.map((one) => [one.fileId, one]));
  const passages = [...files.values()].flatMap(passagesIn).filter((one) => !isElsewhere(one));
  const items = passages.flatMap(causesIn).slice(0, MAX_SHOWN);
  const list: Block = {
    ...{ kind: 'list', ordered: false },
    items: items.map((item) => item.map((one) => quotedOf(context, one))),
  };
  return items.length > 0 ? [list] : [];
};
