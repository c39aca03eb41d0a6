// Builds cited text as HTML: sentences and cells with marks that link to their notes, and a label unless verified.

import { translate } from '#shared/i18n/translate.ts';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference, Sentence } from '#shared/report/blocks.ts';
import { type Check, type Cited, markedCheck } from '#shared/report/cited.ts';
import type { Notes } from '../notes.ts';
import { quoteOf, sourceOf } from '../place.ts';
import { sentenceParts } from '../sentence-parts.ts';
import { html, type Markup, NOTHING } from './markup.ts';

export type Writing = { readonly language: Language; readonly notes: Notes };

/** Marks text in another language than the page's, for screen readers and for the choice of font. */
export const langIn = (language: Language, text: string): Markup => {
  const own = langOf(text);
  return own === undefined || own === language ? NOTHING : html` lang="${own}"`;
};

/** The quote of a source; empty if it must not leave the organization. */
export const quoteMarkup = (language: Language, reference: Reference): Markup => {
  const quote = quoteOf(reference);
  return quote === '' ? NOTHING : html`<span${langIn(language, quote)}>“${quote}”</span>`;
};

/** The evidence of a mark, shown on hover; the list of notes has it for everyone else. */
const evidenceOf = (language: Language, references: readonly Reference[]): Markup => {
  const quoted = references.map(
    (reference) => html`<span><b>${sourceOf(language, reference)}</b> ${quoteMarkup(language, reference)}</span>`,
  );
  return html`<span class="ev" aria-hidden="true">${quoted}</span>`;
};

export const marksOf = ({ language, notes }: Writing, refs: readonly number[]): Markup => {
  const marks = notes.cite(refs);
  if (marks.length === 0) return NOTHING;
  const links = marks.map(({ n, anchor }) => html`<a href="#${anchor}">${n}</a>`);
  const evidence = evidenceOf(
    language,
    marks.map(({ reference }) => reference),
  );
  return html`<sup>${links}</sup>${evidence}`;
};

const stateOf = (language: Language, check: Check | undefined): Markup => {
  if (check === undefined || check === 'verified') return NOTHING;
  const look = check === 'unsupported' ? 'state bad' : 'state';
  return html`<span class="${look}">[${translate(language, `export.${check}`)}]</span>`;
};

/** Verified text has no special style. */
const wordsOf = (language: Language, text: string, check: Check): Markup => {
  const lang = langIn(language, text);
  if (text === '' || (check === 'verified' && lang === NOTHING)) return html`${text}`;
  return html`<span${check === 'verified' ? NOTHING : html` class="${check}"`}${lang}>${text}</span>`;
};

const sentenceOf = (writing: Writing, { text, refs, check, edit }: Sentence): Markup => {
  const { words, stop, gap } = sentenceParts(text);
  const marked = markedCheck({ check, refs, edit });
  return html`${wordsOf(writing.language, words, marked)}${marksOf(writing, refs)}${stop}${stateOf(writing.language, marked)}${gap}`;
};

export const proseOf = (writing: Writing, sentences: readonly Sentence[]): Markup =>
  html`${sentences.map((sentence) => sentenceOf(writing, sentence))}`;

export const citedOf = (writing: Writing, text: string, { refs = [], check = 'verified' }: Cited): Markup =>
  html`${wordsOf(writing.language, text, check)}${marksOf(writing, refs)}${stateOf(writing.language, check)}`;
