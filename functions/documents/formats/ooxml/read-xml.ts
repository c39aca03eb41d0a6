// Walks an XML part of an Office file: local names, no custom entities, limited depth.
import { SaxesParser } from 'saxes';
import { DocumentRefused } from '../../refused.ts';
import { decode } from '../../text/encoding.ts';

export type Attributes = Readonly<Record<string, string>>;
export type Visitor = {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

const MAX_NESTING = 2_000;
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Frequent elements whose attributes have no prefix: there are millions of them. */
const PLAIN = new Set(['c', 'row', 'v']);

/** Attributes by local name; if `r:id` and `id` both exist, `r:id` keeps its prefix. */
const localAttributes = (attributes: Attributes): Attributes => {
  const names = Object.keys(attributes);
  if (!names.some((name) => name.includes(':'))) return attributes;
  const plain: Record<string, string> = { ...attributes };
  for (const name of names) {
    const short = local(name);
    if (!(short in plain)) plain[short] = attributes[name] ?? '';
  }
  return plain;
};

export const readXml = (bytes: Uint8Array | undefined, visitor: Visitor): void => {
  if (!bytes) return;
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  parser.on('error', (error) => {
    // An entity that the file itself defines stays literal text.
    if (!/entity|character reference/i.test(error.message)) throw new DocumentRefused('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_NESTING) throw new DocumentRefused('damaged');
    const given = attributes as Attributes;
    visitor.open?.(local(name), PLAIN.has(name) ? given : localAttributes(given));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close?.(local(name));
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.write(decode(bytes)).close();
};
