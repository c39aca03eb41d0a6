// Collects what people see of the paragraphs of an OpenDocument file.
import type { Attributes, Visitor } from './ooxml/read-xml.ts';

const UNSEEN = new Set(['annotation', 'tracked-changes', 'forms', 'desc', 'title']);
/** Elements that a style or an attribute can hide. */
const HIDEABLE = new Set(['section', 'p', 'h', 'span']);

/** Of repeated columns, rows or cells the number, and of a heading the level. */
export const repeated = (value: string | undefined): number => Math.max(1, Number(value) || 1);

/** Tells which elements are hidden, by themselves or by a style, which the file defines first. */
const hiding = () => {
  const styles = new Set<string>();
  let style = '';
  return (name: string, attributes: Attributes): boolean => {
    if (name === 'style') style = attributes.name ?? '';
    if (name === 'text-properties' && attributes.display === 'none') styles.add(style);
    return attributes.display === 'none' || styles.has(attributes['style-name'] ?? '');
  };
};

/** Collects paragraphs, with elements for spaces expanded and hidden content left out. */
export const paragraphs = (onParagraph: (text: string, level: number | undefined) => void): Required<Visitor> => {
  const open: { text: string; level: number | undefined }[] = [];
  let unseen = 0;
  const isHidden = hiding();
  /** Of each open element that can be hidden, whether it is. */
  const hidden: boolean[] = [];
  const write = (text: string) => {
    const last = open.at(-1);
    if (last && unseen === 0) last.text += text;
  };
  const hide = (isUnseen: boolean) => {
    hidden.push(isUnseen);
    if (isUnseen) unseen += 1;
  };
  return {
    open: (name, attributes) => {
      const isUnseen = isHidden(name, attributes);
      if (HIDEABLE.has(name)) hide(isUnseen);
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'h') open.push({ text: '', level: Math.min(6, repeated(attributes['outline-level'])) });
      else if (name === 'p') open.push({ text: '', level: undefined });
      else if (name === 's' || name === 'tab' || name === 'line-break') write(' ');
    },
    close: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      const ended = name === 'p' || name === 'h' ? open.pop() : undefined;
      if (ended && unseen === 0) onParagraph(ended.text, ended.level);
      if (HIDEABLE.has(name) && hidden.pop()) unseen -= 1;
    },
    text: write,
  };
};

/** Walks with both visitors; only the first collects text. */
export const both = (a: Required<Visitor>, b: Visitor): Visitor => ({
  open: (name, attributes) => {
    a.open(name, attributes);
    b.open?.(name, attributes);
  },
  close: (name) => {
    a.close(name);
    b.close?.(name);
  },
  text: a.text,
});
