// Prepares answer text for a report, which numbers its own headings.
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';

type Cell = BlockOf<'table'>['rows'][number][number];

/** The number of a source's heading: "3. 주요 고객" becomes "주요 고객". */
const ENUMERATOR =
  /^(?:[([]?(?:\d{1,2}(?:[-.]\d{1,2})*|[IVX]{1,4}|[가나다라마바사아자차카타파하]|[A-Za-z])[.)\]]|[①-⑳■□●○▶◆]|第\d{1,2}[章節項]?)\s+(?=\S)/u;
const unnumbered = (block: Block): Block => {
  if (block.kind === 'heading') return { ...block, text: block.text.replace(ENUMERATOR, '') };
  if (block.kind !== 'table' || !block.caption) return block;
  return { ...block, caption: block.caption.replace(ENUMERATOR, '') };
};

/** Statement rows found by a word, in a table without a label column, do not answer a question in words. */
const isLoose = (block: Block): boolean => block.kind === 'table' && block.columns[0]?.label === '';

const COUNT = /^\d{1,3}(?:,\d{3})*$|^\d{1,6}$/;

const isCountAlone = ({ findings = [] }: Pick<Cell, 'findings'>): boolean =>
  findings.length > 0 && findings.every(({ code }) => code === 'scaleUnknown');

const OF_PEOPLE = 'employees';
const counting = (sentence: Sentence): Sentence => {
  if (!isCountAlone(sentence) || !findMetrics(sentence.text).some(({ id }) => id === OF_PEOPLE)) return sentence;
  const { findings: _, ...counted } = sentence;
  return { ...counted, check: 'verified' };
};

/** Headcounts are whole numbers, so a missing scale is not a finding. */
const withCounts = (block: Block): Block => {
  if (block.kind === 'text') return { ...block, sentences: block.sentences.map(counting) };
  if (block.kind !== 'table') return block;
  const about = [block.caption, block.columns[0]?.label].filter(Boolean).join(' ');
  if (!findMetrics(about).some(({ id }) => id === OF_PEOPLE)) return block;
  const isOpen = (cell: Cell): boolean => COUNT.test(cell.text) && isCountAlone(cell);
  const counted = ({ findings: _, ...cell }: Cell): Cell => ({ ...cell, check: 'verified' });
  return { ...block, rows: block.rows.map((row) => row.map((cell) => (isOpen(cell) ? counted(cell) : cell))) };
};

/** A part of the section's own question that found no answer is not a finding of the report. */
const isOfQuestion = (block: Block): boolean => block.kind === 'notice' && block.code === 'partNotFound';

export const asReported = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => !isLoose(block) && !isOfQuestion(block))
    .map(unnumbered)
    .map(withCounts);
