// Walks the tags of an XML text with their positions, so that a part can be changed without rewriting the rest.
export type Tag = {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
};

const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of a tag; `>` inside quotes does not count. */
const endOf = (xml: string, start: number): number => {
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return xml.length;
};

const NAME = /[^\s/>]+/y;

/** Yields local names, without prefixes. */
export function* tagsOf(xml: string, from = 0): Generator<Tag> {
  let at = from;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    const skipped = SKIPPED.find(([mark]) => xml.startsWith(mark, start));
    if (skipped) {
      const end = xml.indexOf(skipped[1], start + skipped[0].length);
      if (end < 0) return;
      at = end + skipped[1].length;
      continue;
    }
    const end = endOf(xml, start);
    const isClose = xml[start + 1] === '/';
    NAME.lastIndex = start + (isClose ? 2 : 1);
    const full = NAME.exec(xml)?.[0] ?? '';
    const name = full.slice(full.indexOf(':') + 1);
    yield { name, kind: isClose ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open', start, end };
    at = end;
  }
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Values as written, with their entities. */
export const attributesOf = (tag: string): Map<string, string> => {
  const inside = tag.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '');
  return new Map([...inside.matchAll(ATTRIBUTE)].map(([, name = '', value = '""']) => [name, value.slice(1, -1)]));
};

export const tagText = (name: string, attributes: ReadonlyMap<string, string>, empty: boolean): string => {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('');
  return `<${name}${written}${empty ? '/' : ''}>`;
};

export const prefixOf = (xml: string, { start }: Tag): string =>
  /^<\/?([^\s/>:]+:)/.exec(xml.slice(start, start + 80))?.[1] ?? '';
