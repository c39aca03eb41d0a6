// Reads press cuttings among the files: a heading or the start of a line gives date and newspaper, and the report
// follows.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutText } from '../room/report-subjects.ts';
import { datedLines } from './dated-lines.ts';
import { lookUp } from './look-up.ts';

export type Article = {
  readonly date: string;
  readonly publisher: string;
  /** Empty if the report begins with its first sentence. */
  readonly title: string;
  readonly quotes: readonly Quotable[];
};

/** `2026년 4월 8일 충청경제신문: …`, `14 April 2026, Bristol Business Post: …`. */
const AFTER_DAY = /^[\s,、·|)\]-]*([^:：\d][^:：]{1,40})(?:[:：]|\s[—–-]\s)\s*(\S.{3,})$/u;

type Head = Omit<Article, 'quotes'>;

const headingOf = ({ chunk }: Passage): string => chunk.context.section?.split(' > ').at(-1) ?? '';

/** `… (Northern Post, 5 February 2026)`: newspaper and date after the title. */
const BEHIND_TITLE = /^(.{4,}?)\s*[(（[［]([^()（）[\]]{4,60})[)）\]］]\s*$/u;
const EDGES = /^[\s,、·|/;]+|[\s,、·|/;]+$/gu;

const behindTitle = (heading: string): Head | undefined => {
  const [, title, source = ''] = BEHIND_TITLE.exec(heading) ?? [];
  const day = periodsIn(source).find(({ key }) => isDay(key));
  if (!day || !title) return undefined;
  const publisher = `${source.slice(0, day.start)} ${source.slice(day.end)}`.replace(EDGES, '');
  return publisher ? { date: day.key, publisher, title } : undefined;
};

/** `Bristol Business Post, 14 April 2026: …`: newspaper and date before the title. */
const beforeTitle = (heading: string): Head | undefined => {
  const day = periodsIn(heading).find(({ key }) => isDay(key));
  const publisher = heading.slice(0, day?.start ?? 0).replace(EDGES, '');
  const [, title = ''] = /^\s*[:：—–-]\s*(\S.{3,})$/u.exec(heading.slice(day?.end ?? 0)) ?? [];
  return day && publisher && title ? { date: day.key, publisher, title } : undefined;
};

const MAX_PAPER_LENGTH = 40;
/** `Bristol Business Post, 14 April 2026`, `2026년 4월 8일 충청경제신문`: a heading without a title, followed by the report. */
const withoutTitle = (heading: string): Head | undefined => {
  const day = periodsIn(heading).find(({ key }) => isDay(key));
  const publisher = day ? `${heading.slice(0, day.start)} ${heading.slice(day.end)}`.trim().replace(EDGES, '') : '';
  const isPaper = /^\p{L}[^\d:：.。]+$/u.test(publisher) && publisher.length <= MAX_PAPER_LENGTH;
  return day && isPaper ? { date: day.key, publisher, title: '' } : undefined;
};

/** A board paper may have a date after its title too, so a cutting must be in a document or under a heading on news. */
const isAmongNews = ({ chunk: { context } }: Passage): boolean =>
  [context.document.replaceAll('_', ' '), ...(context.section?.split(' > ').slice(0, -1) ?? [])].some((title) =>
    aboutText(title, []).subjects.has('news'),
  );

const headOf = (passage: Passage): Head | undefined => {
  const heading = headingOf(passage);
  const day = periodsIn(heading).find(({ start, key }) => start <= 1 && isDay(key));
  const [, publisher, title] = (day && AFTER_DAY.exec(heading.slice(day.end))) ?? [];
  return day && publisher && title
    ? { date: day.key, publisher: publisher.trim(), title: title.trim() }
    : isAmongNews(passage)
      ? (beforeTitle(heading) ?? behindTitle(heading) ?? withoutTitle(heading))
      : undefined;
};

/** `Staffordshire Herald. …`, `信濃日報` on a separate line. */
const OPENING = /^([^.:：。\d]{2,40})(?:[.:：。]\s*(?=\S)|$)/u;

/** `2026년 12월 31일에 끝난다.`, `2026年12月31日に終わる。`: the date belongs to a sentence, which does not end in a name. */
const RUNS_ON = /^\p{Script=Hiragana}|다$|[るたすい]$/u;

/** Each line that opens with a date and a newspaper begins a cutting, which ends where the next one begins. */
const linesOf = (passage: Passage): Article[] => {
  const lines = passage.chunk.kind === 'prose' ? datedLines(passage).filter(({ date }) => isDay(date)) : [];
  return lines.flatMap(({ date, rest }, n): Article[] => {
    const [whole = '', publisher] = OPENING.exec(rest.text) ?? [];
    if (!publisher || RUNS_ON.test(publisher)) return [];
    const [from, to] = [rest.start + whole.length, lines[n + 1]?.at ?? passage.chunk.text.length];
    const quotes = quotable(passage).filter(({ start, end }) => start >= from && end <= to);
    return [{ date, publisher: publisher.trim(), title: '', quotes }];
  });
};

const articlesIn = (passages: readonly Passage[]): Article[] => {
  const found = new Map<string, Article>();
  for (const passage of passages) {
    const head = passage.chunk.kind === 'prose' ? headOf(passage) : undefined;
    if (!head) {
      for (const one of linesOf(passage)) found.set(`${one.date} ${one.quotes[0]?.text}`, one);
      continue;
    }
    const key = `${head.date} ${head.title || head.publisher}`;
    found.set(key, { ...head, quotes: [...(found.get(key)?.quotes ?? []), ...quotable(passage)] });
  }
  return [...found.values()].filter(({ quotes }) => quotes.length > 0);
};

const OF_PRESS = ['latestNews', 'dealNews', 'productNews', 'adverseNews'];

/** Asks several questions: a single one finds only a few of many cuttings. */
export const articlesOf = async (context: SectionContext, questions: readonly string[]): Promise<Article[]> => {
  const passages: Passage[] = [...(await context.room(['news']))];
  for (const key of new Set([...OF_PRESS, ...questions]))
    passages.push(...(await context.passages(context.textOf('ask', key))).passages);
  await lookUp(context, 'news', (reading) => {
    passages.push(...reading.passages);
    return false;
  });
  return articlesIn([...new Map(passages.map((one) => [one.chunk.id, one])).values()]);
};
