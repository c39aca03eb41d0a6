// `npm run eval -- --set=jfinqa`: asks for arithmetic and comparisons over statements, each in its own document.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isTicked } from '#shared/quality/judge.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { markupText } from '#shared/report/clean-text.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { answered, requestFor, textOf } from './ask.ts';
import { cachedIndex } from './cached-index.ts';
import { sets } from './documents.ts';
import { HALVES, halfOf } from './halves.ts';

const Item = z.object({
  id: z.string(),
  company_name: z.string(),
  subtask: z.string(),
  scale: z.string(),
  pre_text: z.array(z.string()),
  post_text: z.array(z.string()),
  table: z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  qa: z.object({ question: z.string(), answer: z.string() }),
});
type Item = z.infer<typeof Item>;
type Outcome = 'right' | 'wrong' | 'unticked' | 'blank';

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${markupText(cell)}</td>`).join('')}</tr>`;

/** Returns a company's page: its texts, and its table below the heading. */
const pageOf = ({ company_name, scale, pre_text, post_text, table }: Item): string => {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${markupText(text)}</p>`).join('');
  const rows = [table.headers, ...table.rows].map(row).join('');
  return `<!doctype html><html lang="ja"><body><h1>${markupText(company_name)}</h1>${paragraphs(pre_text)}<p>（単位：${scale}）</p><table>${rows}</table>${paragraphs(post_text)}</body></html>`;
};

/** Figures must match to the last digit of the answer; words must be contained. */
const states = (text: string, wanted: string): boolean => {
  const [figure] = readFigures(wanted).figures;
  if (!figure) return text.includes(wanted);
  const isNear = (a: number, b: number, half: number) => Math.abs(Math.abs(a) - Math.abs(b)) <= half * 1.001;
  // Some answers omit the scale that the table states.
  return readFigures(text).figures.some(
    (one) => isNear(one.value, figure.value, Math.max(figure.half, one.half)) || one.text.includes(wanted),
  );
};

const outcomeOf = (wanted: string, { blocks, references }: Answer): Outcome => {
  const ticked = blocks.flatMap(sentencesOf).filter(isTicked);
  if (ticked.some(({ text }) => states(text, wanted))) return 'right';
  if (ticked.length > 0) return 'wrong';
  return references.length > 0 ? 'unticked' : 'blank';
};

const share = (all: readonly Outcome[], one: Outcome): string =>
  `${((all.filter((outcome) => outcome === one).length / Math.max(1, all.length)) * 100).toFixed(1)} %`;
const line = (all: readonly Outcome[]): string =>
  `right ${share(all, 'right')}, verified and wrong ${share(all, 'wrong')}, unticked ${share(all, 'unticked')}, blank ${share(all, 'blank')} of ${all.length}`;

const nameOf = (page: string): string => `${createHash('sha256').update(page).digest('hex').slice(0, 16)}.html`;

/** Writes each page once: several questions share one. */
const paths = (items: readonly Item[]): string[] => {
  const folder = join(process.env.FOOTNOTE_EVAL_CACHE ?? tmpdir(), 'jfinqa');
  mkdirSync(folder, { recursive: true });
  const pages = new Map(items.map(pageOf).map((page) => [nameOf(page), page]));
  for (const [name, page] of pages) writeFileSync(join(folder, name), page);
  return [...pages.keys()].map((name) => join(folder, name));
};

export const evalStatementQuestions = async (verbose: boolean): Promise<void> => {
  const source = join(sets, 'reading/jfinqa-half.json');
  if (!existsSync(source)) return console.log(`No questions here: ${source}`);
  const items = z.array(Item).parse(JSON.parse(readFileSync(source, 'utf8')));
  const { index, documents } = await cachedIndex('jfinqa', paths(items));
  const fileOf = new Map(documents.map(({ fileId, filename }) => [filename, fileId]));
  const results: { readonly item: Item; readonly outcome: Outcome }[] = [];
  for (const item of items) {
    const { question, answer: wanted } = item.qa;
    const made = await answered(index, requestFor(question, [fileOf.get(nameOf(pageOf(item))) ?? '']));
    const outcome = outcomeOf(wanted, made);
    results.push({ item, outcome });
    if (verbose && outcome !== 'right' && halfOf(item.company_name) === 'development')
      console.log(`${outcome}\t${item.id}\t${question}\t${wanted}\n${textOf(made).slice(0, 500)}\n`);
  }
  index.close();
  for (const subtask of new Set(items.map((item) => item.subtask))) {
    const own = results.filter(({ item }) => item.subtask === subtask);
    console.log(`${subtask.padEnd(22)} ${line(own.map(({ outcome }) => outcome))}`);
    for (const half of HALVES) {
      const some = own.filter(({ item }) => halfOf(item.company_name) === half);
      console.log(`  ${half.padEnd(20)} ${line(some.map(({ outcome }) => outcome))}`);
    }
  }
};
