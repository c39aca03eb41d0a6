// Tests whether a figure's surroundings imply a word of the question that is not printed.
import headcount from '#shared/language/lexicon/headcount.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import people from '#shared/language/lexicon/people.json' with { type: 'json' };
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import shareQuestions from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import type { FoundCell } from '../../tables/find-cells.ts';
import { lineKey } from '../../tables/line-key.ts';
import { measureAt } from '../../tables/measure.ts';
import { partAround, partNamed } from '../../tables/parts.ts';
import { planWord } from '../../tables/plan-word.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import { findMetrics } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** 유동매입채무 is 매입채무 below 유동부채. */
const isDueThere = (word: string, { metric, row }: FoundCell): boolean => {
  const { due, words } = lineKey(word);
  if (due === undefined || metric === undefined || lineKey(`${row.section} ${row.group}`).due !== due) return false;
  return [...words].every((rest) => findMetrics(rest).includes(metric));
};

/** "Segment" is implied if column, row or heading name one. */
const isKindOfPart = (word: string, plan: Plan, cell: FoundCell): boolean =>
  (isGroupWord(word) || segmentsIn(word)[0]?.start === 0) &&
  (partNamed(plan, cell.row.label) === 1 || partAround(plan, cell) !== undefined);

const segmentsIn = compile(segments);
const sharesIn = compile(shareQuestions);
const peopleIn = compile(people);
const headcountIn = compile(headcount);
/** "How many people" is implied by a row counted in people. */
const isCountedThere = (word: string, { row, value, passage }: FoundCell): boolean =>
  (peopleIn(word)[0]?.start === 0 || headcountIn(word)[0]?.start === 0) &&
  measureAt({ row, value, chunk: passage.chunk })?.unit === 'people';

/** "Forecast" is implied by a column 2026E, "share" by a percentage. */
const isPlannedThere = (word: string, { value }: FoundCell): boolean =>
  planWord(word) !== undefined && planWord(value.column?.label ?? '') !== undefined;
const isShareThere = (word: string, { row, value, passage }: FoundCell): boolean =>
  sharesIn(word)[0]?.start === 0 && measureAt({ row, value, chunk: passage.chunk })?.unit === 'percent';

export const isExplained = (word: string, plan: Plan, cell: FoundCell): boolean =>
  isDueThere(word, cell) ||
  isKindOfPart(word, plan, cell) ||
  isCountedThere(word, cell) ||
  isPlannedThere(word, cell) ||
  isShareThere(word, cell);
