// Cited words as HTML: sentences and cells with marks that lead to their notes, and a label on what is not verified.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Check, Cited } from '#shared/report/cited.ts';
import type { Notes } from '../notes.ts';
import { sentenceParts } from '../sentence-parts.ts';
import { html, type Markup, NOTHING } from './markup.ts';

export type Writing = { readonly language: Language; readonly notes: Notes };

export const marksOf = ({ notes }: Writing, refs: readonly number[]): Markup => {
  const marks = notes.cite(refs);
  return marks.length === 0
    ? NOTHING
    : html`<sup>${marks.map(({ n, anchor }) => html`<a href="#${anchor}">${n}</a>`)}</sup>`;
};

const stateOf = (language: Language, check: Check | undefined): Markup => {
  if (check === undefined || check === 'verified') return NOTHING;
  const look = check === 'unsupported' ? 'state bad' : 'state';
  return html`<span class="${look}">[${translate(language, `export.${check}`)}]</span>`;
};

/** What is verified looks like any other words. */
const wordsOf = (text: string, check: Check): Markup =>
  check === 'verified' || text === '' ? html`${text}` : html`<span class="${check}">${text}</span>`;

const sentenceOf = (writing: Writing, { text, refs, check }: Sentence): Markup => {
  const { words, stop, gap } = sentenceParts(text);
  return html`${wordsOf(words, check)}${marksOf(writing, refs)}${stop}${stateOf(writing.language, check)}${gap}`;
};

export const proseOf = (writing: Writing, sentences: readonly Sentence[]): Markup =>
  html`${sentences.map((sentence) => sentenceOf(writing, sentence))}`;

export const citedOf = (writing: Writing, text: string, { refs = [], check = 'verified' }: Cited): Markup =>
  html`${wordsOf(text, check)}${marksOf(writing, refs)}${stateOf(writing.language, check)}`;
