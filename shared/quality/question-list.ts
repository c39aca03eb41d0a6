// A question of a workspace's own list as sent, and its result.
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
  /** Of pages or slides, counted from 1; each of them answers. */
  pages: z.array(z.number().int().min(1).max(QUESTION_LIST.maxPage)).min(1).max(QUESTION_LIST.maxPages).optional(),
});

/** A row that expects nothing is a question that the files do not answer. */
export const expectedOf = ({ answer, document, pages }: ListedQuestion): Expected => {
  const places = pages?.map((page) => ({ document, page })) ?? [{ document }];
  const gold = document === undefined && pages === undefined ? [] : places;
  return { gold, answer, isTrap: gold.length === 0 && answer === undefined };
};

export const MeasuredQuestion = Verdict.extend({
  ms: z.number().int().min(0),
  /** How the answer begins. */
  text: z.string(),
  /** The place that it cites first. */
  cited: z.object({ document: z.string(), page: z.number().int().optional() }).optional(),
}).meta({ id: 'MeasuredQuestion' });
export type MeasuredQuestion = z.infer<typeof MeasuredQuestion>;
