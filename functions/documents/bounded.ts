// Segments of bearable length: whatever a document holds, each is small enough to be shown, searched and sent.
import type { Segment } from '#shared/model/file.ts';
import { splitText } from './chunk/split.ts';

const LONGEST = 8_000;
/** A cell of Excel holds no more: a row beyond it is a text between commas, and read as one. */
const LONGEST_ROW = 32_767;
const LONGEST_HEADING = 1_000;

const isBearable = ({ kind, text }: Segment): boolean => {
  if (kind === 'row') return text.length <= LONGEST_ROW;
  return text.length <= (kind === 'heading' ? LONGEST_HEADING : LONGEST);
};

const partsOf = (segment: Segment): readonly Segment[] => {
  if (isBearable(segment)) return [segment];
  const { text, locator, kind } = segment;
  return splitText(text, LONGEST).map((part) => ({ kind: kind === 'note' ? kind : 'text', text: part, locator }));
};

/** `startOf`: where a segment's first part stands now, for whoever points at segments by their number. */
export const bounded = (segments: readonly Segment[]) => {
  const parts: Segment[] = [];
  const starts: number[] = [];
  for (const segment of segments) {
    starts.push(parts.length);
    for (const part of partsOf(segment)) parts.push(part);
  }
  return { segments: parts, startOf: (segment: number): number => starts[segment] ?? segment };
};
