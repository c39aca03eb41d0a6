// Defines a question of an organization's question list as sent, and its result.
import * as z from 'zod';
import { type Expected, Verdict } from './judge.ts';
import { type ListedQuestion, QUESTION_LIST } from './read-question-list.ts';

const Text = z.string().trim().min(1).max(QUESTION_LIST.maxCharacters);

export const SentQuestion = z.object({
  question: Text,
  /** As printed, with its figures. */
  answer: Text.optional(),
  /** The name of a file of the workspace. */
  document: Text.optional(),
  /** Pages or slides, counted from 1; each of them answers. */
  pages: z.array(z.number().int().min(1).max(QUESTION_LIST.maxPage)).min(1).max(QUESTION_LIST.maxPages).optional(),
});

/** A row without expectations is a question that the files do not answer. */
export const expectedOf = ({ answer, document, pages }: ListedQuestion): Expected => {
  const places = pages?.map((page) => ({ document, page })) ?? [{ document }];
  const gold = document === undefined && pages === undefined ? [] : places;
  return { gold, answer, isTrap: gold.length === 0 && answer === undefined };
};

export const MeasuredQuestion = Verdict.extend({
  ms: z.number().int().min(0),
  /** The beginning of the answer. */
  text: z.string(),
  /** The first citation of the answer. */
  cited: z.object({ document: z.string(), page: z.number().int().optional() }).optional(),
}).meta({ id: 'MeasuredQuestion' });
export type MeasuredQuestion = z.infer<typeof MeasuredQuestion>;
