// Writes structure tags while a PDF is drawn: each piece belongs to its element, or is an artifact that screen readers
// skip.
import type { Element, Item, Tag, Written } from 'pdfmake/js/Printer.js';
import type { Structure } from './tags.ts';

const ARTIFACT = { type: 'Layout' };

const elementsOf = (document: Written, { tags }: Structure): ReadonlyMap<Tag, Element> => {
  const elements = new Map<Tag, Element>();
  const build = (tag: Tag): Element => {
    const element = document.struct(tag.type, {
      ...(tag.alt ? { alt: tag.alt } : {}),
      ...(tag.type === 'TH' ? { scope: 'Column' } : {}),
    });
    elements.set(tag, element);
    for (const child of tag.children) element.add(build(child));
    return element;
  };
  document.addStructure(build({ type: 'Document', children: tags }));
  return elements;
};

const tagOf = ({ entries }: Structure, { type, item }: Item): Tag | undefined => {
  if (type !== 'line') return item.tag;
  const [word] = item.inlines;
  return entries.get(word?.linkToDestination ?? '') ?? word?.tag;
};

/** Must see each page that the document adds, in order, and each drawn item. */
export const tagWriter = (document: Written, structure: Structure) => {
  let elements: ReadonlyMap<Tag, Element> | undefined;
  let page = -1;
  let drawn = 0;
  /** The open element, or none for an artifact. */
  let open: { readonly element: Element | undefined } | undefined;
  /** A table header is read once, however many pages repeat it. */
  const headPages = new Map<Tag, number>();

  const elementOf = (item: Item): Element | undefined => {
    const tag = tagOf(structure, item);
    if (!tag) return undefined;
    if (tag.type === 'TH') {
      const first = headPages.get(tag) ?? page;
      headPages.set(tag, first);
      if (first !== page) return undefined;
    }
    return elements?.get(tag);
  };
  const close = () => {
    if (open) document.endMarkedContent();
    open = undefined;
  };
  const begin = () => {
    const item = document._pdfMakePages?.[page]?.items[drawn];
    if (!item) return close();
    const element = elementOf(item);
    if (open && open.element === element) return;
    close();
    if (element) element.add(document.markStructureContent(element.dictionary.data.S));
    else document.markContent('Artifact', ARTIFACT);
    open = { element };
  };
  return {
    onPage: () => {
      elements ??= elementsOf(document, structure);
      page += 1;
      drawn = 0;
      begin();
    },
    onItem: () => {
      drawn += 1;
      begin();
    },
  };
};
