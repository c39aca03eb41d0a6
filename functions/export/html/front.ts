// Builds the front matter of a shared page: the cover first, then notice, contacts and timetable.
import type { Front } from '../front-matter.ts';
import { blockOf } from './blocks.ts';
import type { Writing } from './cited.ts';
import { html, type Markup, NOTHING } from './markup.ts';

const pageOf = ({ title, lines }: Front['notice']): Markup =>
  html`<section><h3>${title}</h3>${lines.map((text) => html`<p>${text}</p>`)}</section>`;

export const frontPages = (writing: Writing, front: Front): Markup => {
  const { logo, confidential, title, codeName, lines, notice, contacts, timetable } = front;
  const picture = logo
    ? html`<img src="${logo.address}" width="${logo.width}" height="${logo.height}" alt="">`
    : NOTHING;
  const cover = html`<header>${picture}<p class="meta">${confidential}</p><h1>${title}</h1>${codeName ? html`<p class="sub">${codeName}</p>` : NOTHING}${lines.map((text) => html`<p class="meta">${text}</p>`)}</header>`;
  return html`${cover}${pageOf(notice)}${contacts ? pageOf(contacts) : NOTHING}${timetable ? blockOf(writing, timetable) : NOTHING}`;
};
