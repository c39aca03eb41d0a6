// Splits a short document into clauses: numbered or labeled lines, with the text that names the document.
import type { Passage } from '../../evidence.ts';

export type Clause = {
  readonly passage: Passage;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The clause's label: "제7조 (대금지급)", "Rent.", "敷金：" */
  readonly label: string;
};
export type Agreement = {
  readonly fileId: string;
  readonly title: string;
  readonly opening: string;
  readonly clauses: readonly Clause[];
};

/** A longer file is a report, whose labels repeat. Set by hand. */
const MAX_PASSAGES = 40;
/** Characters at the start of a document that name the parties. Set by hand. */
const OPENING = 320;
/** Fewer numbered or labeled lines do not make a contract. Set by hand. */
const MIN_CLAUSES = 3;
const MARK =
  /^\d{1,2}(?:\.\d{1,2})+\.?\s+|^(?:(?:article|section|clause)\s)?\(?\d{1,2}[.)]\s*|^(?:article|section|clause|condition|schedule|item|part|resolution)\s\d{1,2}[.:]?\s*|^제\s?\d+\s?호\s?(?:안건|의안)?\s?[:：]\s*|^第\s?\d+\s?号議案[:：\s]*|^제\s?\d+\s?조(?:의\d+)?\s*|^第\s?[\d一二三四五六七八九十]+\s?条\s*/iu;
/**
 * A label: in brackets after the number, before a colon, or before the first full stop. Interviews label questions with
 * single letters.
 */
const LABEL = /^(?:[(（][^()（）\n]{1,30}[)）]|[\p{L}][^:：.\n]{1,40}[:：]|[\p{Lu}][^:：.\n]{1,40}\.(?=\s))/u;

/** 3.1, (2), 가.: a subclause of the clause above. */
const PART = /^(?:\d{1,2}\.\d|[(（]|[가-하][.)]|[①-⑳])/u;
/** Longest title after a number, without a full stop. Set by hand. */
const MAX_TITLE_LENGTH = 40;
const ENDS = /[.。:：;,、]$|[다요음함임됨]$/u;

const clauseAt = (passage: Passage, line: string, at: number): Clause[] => {
  const start = at + (line.length - line.trimStart().length);
  const text = line.trim();
  const mark = MARK.exec(text)?.[0] ?? '';
  const label = LABEL.exec(text.slice(mark.length))?.[0] ?? '';
  return mark === '' && label === '' ? [] : [{ passage, text, start, end: start + text.length, label }];
};

/**
 * Returns the title of a heading such as "4. Break" in a file without marked headings, or ''. A list item, which the
 * next number follows, is no title.
 */
const titleOf = ({ passage, text }: Clause, next: string | undefined): string => {
  if (passage.chunk.context.section !== undefined) return '';
  const title = text.slice(MARK.exec(text)?.[0].length ?? 0);
  const isTitle = title.length <= MAX_TITLE_LENGTH && /\p{L}/u.test(title) && !ENDS.test(title);
  const isList = next === undefined || (MARK.test(next) && !PART.test(next));
  return isTitle && !isList && !PART.test(text) && title !== text ? title : '';
};

/** Returns the heading if the line is only a heading, whose clause is the text below it; else ''. */
const headingOf = (one: Clause, next: string | undefined): string =>
  one.label === '' ? titleOf(one, next) : one.text.endsWith(one.label) ? one.label : '';

/** Returns the lines of a passage that are clauses, each with its own label or that of its heading. */
export const clausesIn = (passage: Passage): Clause[] => {
  const lines = passage.chunk.text.split('\n');
  let at = 0;
  let heading = '';
  return lines.flatMap((line, n) => {
    const start = at;
    at += line.length + 1;
    const text = line.trim();
    if (text === '') return [];
    const next = lines
      .slice(n + 1)
      .find((one) => one.trim() !== '')
      ?.trim();
    const [own] = clauseAt(passage, line, start);
    const headed = own ? headingOf(own, next) : '';
    if (own && headed === '' && heading !== '' && PART.test(text)) return [{ ...own, label: own.label || heading }];
    if (own) heading = headed;
    if (own || heading === '') return own && headed === '' ? [own] : [];
    const begins = start + line.indexOf(text);
    return [{ passage, text, start: begins, end: begins + text.length, label: heading }];
  });
};

const agreementOf = (own: readonly Passage[]): Agreement[] => {
  const clauses = own.flatMap(clausesIn);
  const [first] = own;
  if (!first || clauses.length < MIN_CLAUSES) return [];
  const { document, company = '' } = first.chunk.context;
  const sections = own.map(({ chunk }) => chunk.context.section ?? '');
  const opening = own.map(({ chunk: { seq, text } }) => (seq === 0 ? text.slice(0, OPENING) : ''));
  const title = [document.replace(/\.\w{2,5}$/, '').replace(/[_.-]+/g, ' '), ...sections].join(' ');
  return [{ fileId: first.chunk.fileId, title, opening: [company, ...opening].join(' '), clauses }];
};

export const agreementsIn = (passages: readonly Passage[]): Agreement[] =>
  [
    ...Map.groupBy(
      passages.filter(({ chunk }) => chunk.kind === 'prose'),
      ({ chunk }) => chunk.fileId,
    ).values(),
  ]
    .filter((own) => own.every(({ chunk }) => chunk.seq < MAX_PASSAGES))
    .flatMap(agreementOf);
