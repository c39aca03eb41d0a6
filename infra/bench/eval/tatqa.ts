// TAT-QA: tables and texts of annual reports, combined into artificial reports, with the authors' questions.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { markupText } from '#shared/report/clean-text.ts';
import { drawn, drawOf, HALVES, halfOf } from './halves.ts';
import type { QuestionSet, SetQuestion } from './question-set.ts';
import { folderOf, readSet, TatQa } from './reading-sets.ts';

type Context = z.infer<typeof TatQa>[number];

/** A filing of FinanceBench has some hundred tables and notes. */
const CONTEXTS_OF_A_REPORT = 20;
const MAX_QUESTIONS = 150;

const paragraph = (text: string): string => `<p>${markupText(text)}</p>`;
const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${markupText(cell)}</td>`).join('')}</tr>`;

/** The first paragraph is usually the title of the note. */
const contextMarkup = ({ table: { table }, paragraphs: [title, ...rest] }: Context): string =>
  [
    title ? paragraph(title.text) : '',
    `<table>${table.map(row).join('')}</table>`,
    ...rest.map(({ text }) => paragraph(text)),
  ].join('');

const reportMarkup = (contexts: readonly Context[]): string =>
  `<!doctype html><html lang="en"><body>${contexts.map(contextMarkup).join('')}</body></html>`;

const goldOf = ({ table, paragraphs }: Context, one: Context['questions'][number]): string[] => [
  ...(one.answer_from === 'text' ? [] : [table.table.map((cells) => cells.join(' ')).join('\n')]),
  ...paragraphs.filter(({ order }) => one.rel_paragraphs.includes(String(order))).map(({ text }) => text),
];

const FIGURE = /^[-(\s]*[$€£¥]?\s*\d[\d,.]*\)?\s*%?$/;
/** The answer if it is one printed figure. Other tables may have it too, and its own table has others. */
export const figureOf = (type: string, answer: unknown): string | undefined => {
  const [only, ...others] = [answer].flat();
  return type === 'span' && typeof only === 'string' && others.length === 0 && FIGURE.test(only) ? only : undefined;
};

export const tableSet = (): QuestionSet => {
  const folder = folderOf('tatqa-tables');
  const contexts = readSet('tatqa-dev.json', TatQa).flat();
  const reports = Map.groupBy(contexts, (one) => Math.floor(contexts.indexOf(one) / CONTEXTS_OF_A_REPORT));
  const named = [...reports].map(([n, own]) => ({ document: `report-${String(n).padStart(2, '0')}.html`, own }));
  for (const { document, own } of named)
    if (!existsSync(join(folder, document))) writeFileSync(join(folder, document), reportMarkup(own));
  const questions = named.flatMap(({ document, own }) =>
    own.flatMap((context) =>
      context.questions.map((one): SetQuestion => {
        const figure = figureOf(one.answer_type, one.answer);
        return {
          question: one.question,
          gold: goldOf(context, one).map((text) => ({ document, text })),
          answer: [one.answer].flat().join('; '),
          among: [document],
          ...(figure && { figure }),
        };
      }),
    ),
  );
  return {
    name: 'tatqa',
    paths: named.map(({ document }) => join(folder, document)),
    questions: HALVES.flatMap((half) =>
      drawn(
        questions.filter(({ question }) => halfOf(question) === half),
        MAX_QUESTIONS,
        drawOf(half),
      ),
    ),
  };
};
