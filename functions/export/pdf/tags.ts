// Builds the structure tags of a PDF for screen readers: headings, paragraphs, lists, tables, figures.
import type { Content, Tag } from 'pdfmake/js/Printer.js';

export type Structure = {
  readonly tags: readonly Tag[];
  /** Lines of the contents, by the anchors of their headings. */
  readonly entries: ReadonlyMap<string, Tag>;
};

type Tagged = { readonly content: readonly Content[]; readonly tags: readonly Tag[] };
type Entries = Map<string, Tag>;

const newTag = (type: Tag['type'], children: readonly Tag[] = [], alt?: string): Tag => ({
  type,
  children,
  ...(alt ? { alt } : {}),
});

/** The library copies the properties of a run to each of its words. */
const taggedText = (content: Content, tag: Tag): Content => {
  const { text = '' } = content;
  const runs = typeof text === 'string' ? [{ text }] : text;
  return { ...content, text: runs.map((run) => ({ ...run, tag })) };
};

const isBlank = ({ text = '' }: Content): boolean =>
  typeof text === 'string' ? text === '' : text.every((run) => run.text === '');

/** Groups adjacent items into a list. */
const withLists = (tags: readonly Tag[]): Tag[] => {
  const grouped: (Tag & { readonly items?: Tag[] })[] = [];
  for (const tag of tags) {
    const items = grouped.at(-1)?.items;
    if (tag.type !== 'LI') grouped.push(tag);
    else if (items) items.push(tag);
    else {
      const list = [tag];
      grouped.push({ ...newTag('L', list), items: list });
    }
  }
  return grouped;
};

/** A cell with text only is tagged itself. */
const cellOf = (entries: Entries, content: Content, type: 'TH' | 'TD'): { content: Content; tag: Tag } => {
  if (content.stack) {
    const inner = taggedContent(entries, content.stack);
    return { content: { ...content, stack: inner.content }, tag: newTag(type, inner.tags) };
  }
  const tag = newTag(type);
  return { content: isBlank(content) ? content : taggedText(content, tag), tag };
};

const tableOf = (entries: Entries, content: Content, table: NonNullable<Content['table']>): Tagged => {
  const { headerRows = 0 } = table;
  const rows = table.body.map((row, i) => row.map((cell) => cellOf(entries, cell, i < headerRows ? 'TH' : 'TD')));
  const body = rows.map((row) => row.map((cell) => cell.content));
  const tags = rows.map((row) =>
    newTag(
      'TR',
      row.map(({ tag }) => tag),
    ),
  );
  return { content: [{ ...content, table: { ...table, body } }], tags: [newTag('Table', tags)] };
};

/** Only lists have columns: the bullet, and the text beside it. */
const itemOf = (content: Content, [bullet = {}, ...words]: readonly Content[]): Tagged => {
  const label = newTag('Lbl');
  const body = newTag('LBody');
  const columns = [taggedText(bullet, label), ...words.map((word) => taggedText(word, body))];
  return { content: [{ ...content, columns }], tags: [newTag('LI', [label, body])] };
};

const taggedOne = (entries: Entries, content: Content): Tagged => {
  const { stack, table, columns, toc, id, level } = content;
  if (stack) {
    const inner = taggedContent(entries, stack);
    return { content: [{ ...content, stack: inner.content }], tags: inner.tags };
  }
  if (table) return tableOf(entries, content, table);
  if (columns) return itemOf(content, columns);
  if (toc) {
    const title = toc.title && taggedOne(entries, toc.title);
    const [heading = toc.title] = title?.content ?? [];
    return {
      content: [{ ...content, toc: { ...toc, ...(heading ? { title: heading } : {}) } }],
      // Filled in later: the contents are tagged before the headings.
      tags: [
        ...(title?.tags ?? []),
        {
          type: 'TOC',
          get children() {
            return [...entries.values()];
          },
        },
      ],
    };
  }
  if (content.svg !== undefined || content.image !== undefined) {
    const tag = newTag('Figure', [], content.alt);
    return { content: [{ ...content, tag }], tags: [tag] };
  }
  if (isBlank(content)) return { content: [content], tags: [] };
  const tag = newTag(level ? `H${level}` : 'P');
  if (content.tocItem && id) entries.set(id, newTag('TOCI'));
  return { content: [taggedText(content, tag)], tags: [tag] };
};

const taggedContent = (entries: Entries, all: readonly Content[]): Tagged => {
  const tagged = all.map((content) => taggedOne(entries, content));
  return { content: tagged.flatMap(({ content }) => content), tags: withLists(tagged.flatMap(({ tags }) => tags)) };
};

export const withTags = (
  all: readonly Content[],
): { readonly content: readonly Content[]; readonly structure: Structure } => {
  const entries: Entries = new Map();
  const { content, tags } = taggedContent(entries, all);
  return { content, structure: { tags, entries } };
};
