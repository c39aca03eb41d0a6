// The questions of FinanceBench with their evidence pages, which FinanceBench counts from zero.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './documents.ts';
import type { Question } from './score.ts';

const Row = z.object({
  doc_name: z.string(),
  question: z.string(),
  evidence: z.array(z.object({ evidence_page_num: z.number() })),
});

export const financeBench = (): Question[] => {
  const path = join(root, 'financebench/questions.jsonl');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Row.parse(JSON.parse(line)))
    .map(({ doc_name, question, evidence }) => ({
      question,
      document: `${doc_name}.pdf`,
      pages: [...new Set(evidence.map(({ evidence_page_num }) => evidence_page_num + 1))],
    }));
};
