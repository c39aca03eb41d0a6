// Builds a report as one HTML page for sharing: no script, no external file, not indexed, watermarked with its reader.
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { contentsDepth, type Heading, headingId, outlineOf } from '#shared/report/outline.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { BACK, backEntries } from '../back-entries.ts';
import { frontOf } from '../front-matter.ts';
import { notesOf, referencesByNumber } from '../notes.ts';
import { assumptionsOnPaper, onPaper } from '../on-paper.ts';
import type { ExportOptions } from '../options.ts';
import { placesOf, sourceOf } from '../place.ts';
import { issuerOf, movedMark } from '../running-head.ts';
import { safeLink } from '../safe-link.ts';
import { sectionNotice } from '../section-notice.ts';
import { byDocument, type SourceGroup } from '../sources.ts';
import { blockOf } from './blocks.ts';
import { quoteMarkup, type Writing } from './cited.ts';
import { frontPages } from './front.ts';
import { html, type Markup, NOTHING, trusted } from './markup.ts';
import { PAGE_POLICY, STYLE } from './style.ts';
import { watermark } from './watermark.ts';

export type PageOptions = Pick<ExportOptions, 'linkTo'> & {
  /** The reader's name, written across the page. */
  readonly reader?: string | undefined;
  /** The organization that shared it, written if the reader is unknown. */
  readonly sharedBy?: string;
  /** ISO date and time after which the page is unavailable. */
  readonly expiresAt?: string;
};

type Book = {
  readonly language: Language;
  readonly byNumber: ReadonlyMap<number, Reference>;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly linkTo: PageOptions['linkTo'];
};

const sourceLink = ({ language, linkTo }: Book, reference: Reference): Markup => {
  const link = safeLink(linkTo(reference));
  const name = sourceOf(language, reference);
  return link ? html`<a href="${link}" rel="noopener noreferrer nofollow">${name}</a>` : html`${name}`;
};

/** A document and its cited places, each with a link to its passage; the notes of the sections have the numbers. */
const documentItem = ({ language, linkTo }: Book, { title, references }: SourceGroup): Markup => {
  const places = placesOf(language, references).map(({ text, references: [first] }, i) => {
    const link = first && safeLink(linkTo(first));
    return html`${i === 0 ? ': ' : ' · '}${link ? html`<a href="${link}" rel="noopener noreferrer nofollow">${text}</a>` : text}`;
  });
  return html`<li>${title}${places}</li>`;
};

const headingOf = ({ id, number, title, depth }: Pick<Heading, 'id' | 'number' | 'title' | 'depth'>): Markup => {
  const tag = trusted(`h${Math.min(5, depth + 1)}`);
  const counted = number === '' ? NOTHING : html`<span class="num">${number}</span>`;
  return html`<${tag} id="${id}">${counted}${title}</${tag}>`;
};

const noteList = (book: Book, { notes }: Writing): Markup => {
  const cited = notes.cited();
  if (cited.length === 0) return NOTHING;
  const items = cited.map(
    ({ reference, anchor }) =>
      html`<li id="${anchor}"><span class="k">${reference.n}</span>${sourceLink(book, reference)}${reference.quote === '' ? '' : ': '}${quoteMarkup(book.language, reference)}</li>`,
  );
  return html`<ul class="notes" aria-label="${translate(book.language, 'report.notes')}">${items}</ul>`;
};

const sectionOf = (book: Book, section: Section): Markup => {
  const writing = { language: book.language, notes: notesOf(section.id, book.byNumber) };
  const title = book.headings.get(section.id);
  const notice = sectionNotice(book.language, section);
  const blocks = section.blocks.map((block, i) => {
    if (block.kind !== 'heading') return blockOf(writing, block);
    const id = headingId(section.id, i);
    return headingOf(book.headings.get(id) ?? { id, number: '', title: block.text, depth: block.level });
  });
  return html`<section>${title ? headingOf(title) : NOTHING}${blocks}${notice ? html`<p class="${notice.isQuiet ? 'meta' : 'notice'}">${notice.text}</p>` : NOTHING}${noteList(book, writing)}</section>`;
};

const backOf = (report: Report, book: Book): Markup => {
  const { language, references } = report;
  const writing = { language, notes: notesOf(BACK.assumptions, book.byNumber) };
  const titled = (id: string, key: TextKey) => headingOf({ id, number: '', title: translate(language, key), depth: 1 });
  const table = assumptionsOnPaper(report);
  const assumptions = table
    ? html`<section>${titled(BACK.assumptions, 'report.assumptions')}${blockOf(writing, table)}</section>`
    : NOTHING;
  const items = byDocument(references).map((group) => documentItem(book, group));
  const sources =
    references.length > 0
      ? html`<section>${titled(BACK.sources, 'export.sources')}<ul class="notes">${items}</ul></section>`
      : NOTHING;
  return html`${assumptions}${sources}`;
};

const outlineNav = (report: Report): Markup => {
  const entries = [...outlineOf(report), ...backEntries(report)].filter(({ depth }) => depth <= contentsDepth(report));
  const links = entries.map(
    ({ id, number, title, depth }) =>
      html`<li class="d${depth}"><a href="#${id}">${number === '' ? NOTHING : html`<span class="num">${number}</span>`}${title}</a></li>`,
  );
  return html`<nav aria-label="${translate(report.language, 'report.outline')}"><div><h2>${translate(report.language, 'report.outline')}</h2><ol>${links}</ol></div></nav>`;
};

const coverOf = (report: Report, book: Book): Markup => {
  const front = frontOf(report);
  if (front) {
    // A cover has no issuer line, which contains the mark elsewhere.
    const mark = movedMark(report);
    const pages = frontPages({ language: report.language, notes: notesOf('front', book.byNumber) }, front);
    return html`${mark ? html`<p class="notice">${mark}</p>` : NOTHING}${pages}`;
  }
  const { title, subtitle, preparedFor, language, createdAt } = report;
  return html`<header><h1>${title}</h1>${subtitle ? html`<p class="sub">${subtitle}</p>` : NOTHING}${preparedFor ? html`<p class="meta">${translate(language, 'report.preparedFor', { name: preparedFor })}</p>` : NOTHING}<p class="meta">${issuerOf(report)}, ${dayOf(language, createdAt)}</p></header>`;
};

const barOf = (language: Language, { reader, sharedBy, expiresAt }: PageOptions): Markup => {
  const anonymous = sharedBy ? translate(language, 'report.by', { sharedBy }) : translate(language, 'report.shared');
  const left = reader ? translate(language, 'report.for', { reader }) : anonymous;
  const right = expiresAt ? translate(language, 'report.expires', { date: dayOf(language, expiresAt) }) : '';
  return html`<div class="bar"><span>${left}</span><span>${right}</span></div>`;
};

export const htmlOf = (given: Report, options: PageOptions): string => {
  const report = onPaper(given);
  const { language, title } = report;
  const headings = new Map(outlineOf(report).map((heading) => [heading.id, heading]));
  const book: Book = { language, headings, byNumber: referencesByNumber(report.references), linkTo: options.linkTo };
  const isAnswer = report.sections.every((section) => section.title === '');
  const marked = options.reader ?? options.sharedBy;
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY.replace("; frame-ancestors 'none'", '')}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer">
<style>${trusted(STYLE)}</style></head><body>${barOf(language, options)}<div class="${isAnswer ? 'page alone' : 'page'}">${isAnswer ? NOTHING : outlineNav(report)}<main>${coverOf(report, book)}${report.sections.map((section) => sectionOf(book, section))}${backOf(report, book)}</main></div>${marked ? watermark(marked) : NOTHING}</body></html>`;
  return page.markup;
};
