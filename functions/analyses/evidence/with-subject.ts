// Precedes a quoted sentence with what it refers to: the sentence before, or the heading that names its subject.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { checked } from '../../engine/write/checked.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isSubjectAlone } from '../room/report-subjects.ts';
import { dateIn } from './date-in.ts';
import { quotedOf } from './select-quotes.ts';
import { headingOf } from './subject-headings.ts';

/** In Korean and Japanese a subject has a particle; English says `it` or `they` for one that was named before. */
const HAS_SUBJECT: Readonly<Record<Language, RegExp>> = {
  ko: /[가-힣A-Za-z0-9)%]+(?:은|는|이|가|도|께서|부터|마다)[\s,]/u,
  ja: /[はがも]/u,
  en: /^(?!(?:it|they|this|these|those|its|their|both|neither)\b)/iu,
};

/** Who speaks is named before what is said. */
const SPEAKER = /^[\p{L}][^:：]{0,24}[:：]\s/u;
const namesNoSubject = (text: string): boolean => !SPEAKER.test(text) && !HAS_SUBJECT[languageOf(text)].test(text);

const NUMBERING = /^(?:[\dIVX]+|[가-하])[.)]?\s+/u;
const MAX_LENGTH = 40;

/** A question, the day of a cutting or the name of a subject says nothing of whom or what. */
const nameIn = (section: string | undefined): string | undefined => {
  const heading = headingOf(section).replace(NUMBERING, '').trim();
  const isShort = heading !== '' && heading.length <= MAX_LENGTH;
  const isName = isShort && !/[?？]$/.test(heading) && !dateIn(heading) && !isSubjectAlone(heading);
  return isName ? heading : undefined;
};

/** `shown`: what stands above it in the list. */
export const withSubject = (context: SectionContext, one: Quotable, shown: readonly Quotable[]): Sentence[] => {
  const quote = quotedOf(context, one);
  if (!namesNoSubject(one.text)) return [quote];
  const own = quotable(one.passage).filter(({ section }) => section === one.section);
  const before = own.filter(({ end }) => end <= one.start).at(-1);
  if (before && shown.some(({ text }) => text === before.text)) return [quote];
  if (before) return namesNoSubject(before.text) ? [quote] : [quotedOf(context, before), quote];
  const name = nameIn(one.section);
  if (!name) return [quote];
  return [checked(`${name}: ${one.text}`, [context.notes.cite(one.passage, one.start, one.end)])];
};
