// Questions made from annual reports themselves: a line of a statement by its standard name, a heading by its words.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { aboutOf } from '#functions/documents/chunk/about.ts';
import { conceptsNamed, statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import type { Segment } from '#shared/model/file.ts';
import { parsedFile } from './documents.ts';
import { drawn, HALVES, halfOf } from './halves.ts';
import { FIGURE, periodOver } from './known-items.ts';
import type { QuestionSet, SetQuestion } from './question-set.ts';

type Report = { readonly document: string; readonly company: string; readonly segments: readonly Segment[] };

const MOST_OF_A_HALF = 40;
/** A line or heading that is printed on more pages asks for no one place. */
const MOST_PAGES_OF_A_LINE = 4;
const MOST_PAGES_OF_A_HEADING = 2;

const reportOf = async (path: string): Promise<Report[]> => {
  const parsed = existsSync(path) ? await parsedFile(path) : undefined;
  if (!parsed?.ok) return [];
  const { segments, language } = parsed;
  const { company } = aboutOf(segments, basename(path), language ?? 'en');
  return company === undefined ? [] : [{ document: basename(path), company, segments }];
};

const pageOf = ({ locator }: Segment): number => locator.page ?? 0;

type Place = { readonly name: string; readonly pages: readonly number[] };
const grouped = (places: readonly (readonly [name: string, page: number])[], mostPages: number): Place[] =>
  [...Map.groupBy(places, ([name]) => name)]
    .map(([name, own]) => ({ name, pages: [...new Set(own.map(([, page]) => page))] }))
    .filter(({ pages }) => pages.length <= mostPages);

/** Every page that prints the line's figure of that year is right. */
const lines = ({ segments }: Report): Place[] => {
  const found = segments.flatMap((segment, at): (readonly [string, number])[] => {
    const [label = '', ...cells] = segment.cells ?? [];
    const [concept] = segment.kind === 'row' ? conceptsNamed(label).map(statementConcept) : [];
    const column = cells.findIndex((cell) => FIGURE.test(cell));
    const year = concept && column >= 0 ? periodOver(segments, at, column + 1) : undefined;
    if (!concept || concept.isPerShare || year === undefined) return [];
    return [[`${concept.labels.en.toLowerCase()} in ${year}|${cells[column]}`, pageOf(segment)]];
  });
  const byQuestion = Map.groupBy(grouped(found, MOST_PAGES_OF_A_LINE), ({ name }) => name.split('|')[0] ?? '');
  // Two figures under one name and year are two things.
  return [...byQuestion].flatMap(([name, [first, ...others]]) =>
    first && others.length === 0 ? [{ ...first, name }] : [],
  );
};

const HEADING = /^[A-Z][A-Za-z’'&,/ -]{10,60}:?$/;
const headings = ({ segments }: Report): Place[] =>
  grouped(
    segments
      .filter(({ kind, text }) => kind === 'heading' && HEADING.test(text) && text.split(' ').length > 1)
      .map((segment) => [segment.text.replace(/:$/, '').toLowerCase(), pageOf(segment)] as const),
    MOST_PAGES_OF_A_HEADING,
  );

type Ask = { readonly places: (report: Report) => Place[]; readonly ask: (company: string, name: string) => string };
const ASKS: readonly Ask[] = [
  { places: lines, ask: (company, name) => `What was ${company}'s ${name}?` },
  { places: headings, ask: (company, name) => `What does ${company} report about ${name}?` },
];

const questionsOf = (reports: readonly Report[], { places, ask }: Ask): SetQuestion[] => {
  const all = reports.flatMap((report) =>
    places(report).map(({ name, pages }) => ({
      question: ask(report.company, name),
      gold: pages.map((page) => ({ document: report.document, page })),
    })),
  );
  return HALVES.flatMap((half) =>
    drawn(
      all.filter(({ question }) => halfOf(question) === half),
      MOST_OF_A_HALF,
    ),
  );
};

/** Asked over the documents of another set, in its index. */
export const filingSet = async ({ name, paths }: QuestionSet): Promise<QuestionSet> => {
  const reports: Report[] = [];
  for (const path of paths) reports.push(...(await reportOf(path)));
  return { name, paths, questions: ASKS.flatMap((ask) => questionsOf(reports, ask)) };
};
