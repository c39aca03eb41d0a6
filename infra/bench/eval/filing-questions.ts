// Questions generated from annual reports: statement lines by their standard labels, and headings by their words.
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

const MAX_OF_A_HALF = 40;
/** A line or heading printed on more pages does not identify one place. */
const MAX_PAGES_OF_A_LINE = 4;
const MAX_PAGES_OF_A_HEADING = 2;

const reportOf = async (path: string): Promise<Report[]> => {
  const parsed = existsSync(path) ? await parsedFile(path) : undefined;
  if (!parsed?.ok) return [];
  const { segments, language } = parsed;
  const { company } = aboutOf(segments, basename(path), language ?? 'en');
  return company === undefined ? [] : [{ document: basename(path), company, segments }];
};

const pageOf = ({ locator }: Segment): number => locator.page ?? 0;

type Place = {
  readonly name: string;
  readonly pages: readonly number[];
  /** The printed figure of a line. */
  readonly figure?: string;
  /** Other pages below headings that contain the name, and below their subsections. */
  readonly otherPages?: readonly number[];
};
const grouped = (places: readonly (readonly [name: string, page: number])[], mostPages: number): Place[] =>
  [...Map.groupBy(places, ([name]) => name)]
    .map(([name, own]) => ({ name, pages: [...new Set(own.map(([, page]) => page))] }))
    .filter(({ pages }) => pages.length <= mostPages);

type Line = {
  readonly concept: string;
  readonly page: number;
  /** `year` is `undefined` if the rows above do not date the column. */
  readonly figures: readonly { readonly text: string; readonly year: string | undefined }[];
};

const linesOf = ({ segments }: Report): Line[] =>
  segments.flatMap((segment, at): Line[] => {
    const [label = '', ...cells] = segment.cells ?? [];
    const [concept] = segment.kind === 'row' ? conceptsNamed(label) : [];
    const figures = cells.flatMap((text, column) =>
      FIGURE.test(text) ? [{ text, year: periodOver(segments, at, column + 1) }] : [],
    );
    return concept && figures.length > 0 ? [{ concept, page: pageOf(segment), figures }] : [];
  });

const plain = (figure: string): string => figure.replace(/[^\d,.]/g, '');
const prints = ({ figures }: Line, figure: string): boolean =>
  figures.some(({ text }) => plain(text) === plain(figure));
/** Whether the line has another figure for that year or in an undated column: two facts would share one name. */
const mayDiffer = (line: Line, year: string, figure: string): boolean =>
  !prints(line, figure) && line.figures.some((one) => one.year === undefined || one.year === year);

/** Every page that prints the line's figure is right, in any column. */
const lines = (report: Report): Place[] => {
  const all = linesOf(report);
  const found = all.flatMap((line): Place[] => {
    const concept = statementConcept(line.concept);
    const [{ text, year } = { text: '', year: undefined }] = line.figures;
    const own = all.filter((other) => other.concept === line.concept);
    if (!concept || concept.isPerShare || year === undefined || own.some((one) => mayDiffer(one, year, text)))
      return [];
    const pages = own.filter((one) => prints(one, text)).map(({ page }) => page);
    const name = `${concept.labels.en.toLowerCase()} in ${year}`;
    const ofYear = new Set(
      own
        .flatMap((one) => one.figures.filter((figure) => figure.year === year))
        .map(({ text: printed }) => plain(printed)),
    );
    // A year and its last quarter have the same name but different figures; then only the page decides.
    return [{ name, pages: [...new Set(pages)], ...(ofYear.size === 1 && { figure: text }) }];
  });
  const once = [...new Map(found.map((place) => [place.name, place])).values()];
  return once.filter(({ pages }) => pages.length <= MAX_PAGES_OF_A_LINE);
};

const HEADING = /^[A-Z][A-Za-z’'&,/ -]{10,60}:?$/;
const nameOf = ({ text }: Segment): string => text.replace(/:$/, '').replace(/[–—]/g, '-').toLowerCase();

/** Longer sections are parts of the report with subsections on other subjects. Set by hand. */
const MAX_PAGES_OF_A_SECTION = 8;

const upTo = (segments: readonly Segment[], isEnd: (segment: Segment) => boolean): number[] => {
  const end = segments.findIndex((segment) => segment.kind === 'heading' && isEnd(segment));
  return segments.slice(0, end < 0 ? segments.length : end).map(pageOf);
};

/** The pages from each matching heading to the next heading. */
const pagesUnder = ({ segments }: Report, isIt: (heading: string) => boolean): number[] =>
  segments.flatMap((segment, at) =>
    segment.kind === 'heading' && isIt(nameOf(segment)) ? upTo(segments.slice(at + 1), () => true) : [],
  );

/** The pages from each matching heading to the next one of its rank, subsections included. */
export const pagesWithin = ({ segments }: Pick<Report, 'segments'>, isIt: (heading: string) => boolean): number[] =>
  segments.flatMap((segment, at) => {
    if (segment.kind !== 'heading' || !isIt(nameOf(segment))) return [];
    const { level = 1 } = segment;
    const whole = upTo(segments.slice(at + 1), (other) => (other.level ?? 1) <= level);
    return new Set(whole).size <= MAX_PAGES_OF_A_SECTION ? whole : [];
  });

const headings = (report: Report): Place[] =>
  grouped(
    report.segments
      .filter(({ kind, text }) => kind === 'heading' && HEADING.test(text) && text.split(' ').length > 1)
      .map((segment) => [nameOf(segment), pageOf(segment)] as const),
    MAX_PAGES_OF_A_HEADING,
  ).map(({ name, pages }) => ({
    name,
    pages: [...new Set([...pages, ...pagesUnder(report, (heading) => heading === name)])],
    otherPages: [
      ...new Set([
        ...pagesUnder(report, (heading) => heading.includes(name)),
        ...pagesWithin(report, (heading) => heading.includes(name)),
      ]),
    ],
  }));

type Ask = { readonly places: (report: Report) => Place[]; readonly ask: (company: string, name: string) => string };
const ASKS: readonly Ask[] = [
  { places: lines, ask: (company, name) => `What was ${company}'s ${name}?` },
  { places: headings, ask: (company, name) => `What does ${company} report about ${name}?` },
];

/** Pages below longer headings with the name, and passages that contain it literally. */
const elsewhereOf = (
  { document }: Report,
  name: string,
  pages: readonly number[],
): NonNullable<SetQuestion['elsewhere']> => [...pages.map((page) => ({ document, page })), { document, text: name }];

const questionsOf = (reports: readonly Report[], { places, ask }: Ask): SetQuestion[] => {
  const all = reports.flatMap((report) =>
    places(report).map(({ name, pages, figure, otherPages }) => ({
      question: ask(report.company, name),
      gold: pages.map((page) => ({ document: report.document, page })),
      ...(figure && { figure }),
      ...(otherPages && { elsewhere: elsewhereOf(report, name, otherPages) }),
    })),
  );
  return HALVES.flatMap((half) =>
    drawn(
      all.filter(({ question }) => halfOf(question) === half),
      MAX_OF_A_HALF,
    ),
  );
};

/** Returns questions over the documents of another set, asked in that set's index. */
export const filingSet = async ({ name, paths }: QuestionSet): Promise<QuestionSet> => {
  const reports: Report[] = [];
  for (const path of paths) reports.push(...(await reportOf(path)));
  return { name, paths, questions: ASKS.flatMap((ask) => questionsOf(reports, ask)) };
};
