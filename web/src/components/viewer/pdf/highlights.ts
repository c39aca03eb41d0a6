// Highlights passages in a page's text layer with the CSS Custom Highlight API, without touching its elements.
import { findAll, findQuote, type Passage } from '../match-quote.ts';

const NAMES = ['pdf-cited', 'pdf-found', 'pdf-found-now'] as const;
type Name = (typeof NAMES)[number];

/** `undefined` in older browsers without highlights; there only the frame around the passage is shown. */
const registry = (): HighlightRegistry | undefined => (typeof Highlight === 'function' ? CSS.highlights : undefined);

const nodesOf = (layer: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
};

const rangeOf = (nodes: readonly Text[], { from, to }: Passage): Range[] => {
  const [start, end] = [nodes[from.piece], nodes[to.piece]];
  if (!start || !end) return [];
  const range = new Range();
  range.setStart(start, from.offset);
  range.setEnd(end, to.offset);
  return [range];
};

const add = (name: Name, ranges: readonly Range[]): (() => void) => {
  const all = registry();
  if (!all || ranges.length === 0) return () => undefined;
  const highlight = all.get(name) ?? new Highlight();
  for (const range of ranges) highlight.add(range);
  all.set(name, highlight);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
};

/** Marks the quote. Returns its range and a function that removes the mark. */
export const markQuote = (layer: HTMLElement, quote: string): { undo: () => void; range: Range | undefined } => {
  const nodes = nodesOf(layer);
  const passage = findQuote(
    nodes.map(({ data }) => data),
    quote,
  );
  const ranges = passage ? rangeOf(nodes, passage) : [];
  return { undo: add('pdf-cited', ranges), range: ranges[0] };
};

/** Marks every match of the words; the match at index `current` is emphasized. */
export const markFound = (layer: HTMLElement, words: string, current: number | undefined) => {
  const nodes = nodesOf(layer);
  const passages = findAll(
    nodes.map(({ data }) => data),
    words,
  );
  const ranges = passages.map((passage) => rangeOf(nodes, passage));
  const undos = [
    add('pdf-found', ranges.filter((_, i) => i !== current).flat()),
    add('pdf-found-now', ranges.filter((_, i) => i === current).flat()),
  ];
  return {
    undo: () => {
      for (const undo of undos) undo();
    },
    range: current === undefined ? undefined : ranges[current]?.[0],
  };
};
