// Precedes a quoted sentence with what it refers to: the sentence before, or the heading that names its subject.
import type { Sentence } from '#shared/report/blocks.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { checked } from '../../engine/write/checked.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isSubjectAlone } from '../room/report-subjects.ts';
import { dateIn } from './date-in.ts';
import { goesOn } from './goes-on.ts';
import { quotedOf } from './select-quotes.ts';
import { headingOf } from './subject-headings.ts';

/** A later sentence of a press report rests on the one before it, which names the event. */
export const isReported = ({ section = '' }: Quotable): boolean =>
  (dateIn(headingOf(section)) ?? '').length === 'yyyy-mm-dd'.length;

/** A person's view below a heading that names the matter: `한라전자 계약`. */
const OPINION =
  /^(?:대표이사|대표|경영진|재무이사|사장|회장)(?:은|는)\s|^(?:社長|会長|経営陣|会社側)は|^(?:management|the (?:ceo|cfo|chair|chairman|president|board))\s(?:expects|said|believes|thinks|sees)\b/iu;

const ITS = /^(?:Its|It)(?=\s)/u;
const NUMBERING = /^(?:[\dIVX]+|[가-하])[.)]?\s+/u;
const MAX_LENGTH = 40;

/** A heading that is a question, a date or the name of a subject does not name who or what the text is about. */
const nameIn = (section: string | undefined): string | undefined => {
  const heading = headingOf(section).replace(NUMBERING, '').trim();
  const isShort = heading !== '' && heading.length <= MAX_LENGTH;
  const isName = isShort && !/[?？]$/.test(heading) && !dateIn(heading) && !isSubjectAlone(heading);
  return isName ? heading : undefined;
};

/** `Its margin …` after a sentence that opens with the company's name is a statement about the company by itself. */
const namedInstead = (context: SectionContext, before: string, one: Quotable): Sentence | undefined => {
  const name = companyNames(context.company?.name ?? '').find((own) => before.startsWith(own));
  if (!name || !ITS.test(one.text)) return undefined;
  const possessive = /s$/iu.test(name) ? `${name}’` : `${name}’s`;
  const text = one.text.replace(ITS, (word) => (word === 'Its' ? possessive : name));
  return checked(text, [context.notes.cite(one.passage, one.start, one.end)]);
};

const NUMBERED = /\n[ \t]*\d{1,2}[.)][ \t]+$/u;
/** An item of a numbered list follows from none above it. */
const isNumbered = ({ text, passage, start }: Quotable): boolean =>
  /^\d{1,2}[.)]\s/u.test(text) || NUMBERED.test(passage.chunk.text.slice(0, start));

/** `shown`: the quotes above it in the list. */
export const withSubject = (context: SectionContext, one: Quotable, shown: readonly Quotable[]): Sentence[] => {
  const quote = quotedOf(context, one);
  const matter = OPINION.test(one.text) ? nameIn(one.section) : undefined;
  if (matter && !one.text.includes(matter))
    return [checked(`${matter}: ${one.text}`, [context.notes.cite(one.passage, one.start, one.end)])];
  if (isNumbered(one) || (!goesOn(one.text) && !isReported(one))) return [quote];
  const own = quotable(one.passage).filter(({ section }) => section === one.section);
  const before = own.filter(({ end }) => end <= one.start).at(-1);
  // A memo is dated like a press report, but its paragraphs are on different things.
  if (!goesOn(one.text) && one.passage.chunk.text.slice(before?.end ?? 0, one.start).includes('\n')) return [quote];
  const named = before && namedInstead(context, before.text, one);
  if (named) return [named];
  if (before && shown.some(({ text }) => text === before.text)) return [quote];
  if (before) return goesOn(before.text) ? [quote] : [quotedOf(context, before), quote];
  const name = goesOn(one.text) ? nameIn(one.section) : undefined;
  if (!name) return [quote];
  return [checked(`${name}: ${one.text}`, [context.notes.cite(one.passage, one.start, one.end)])];
};
