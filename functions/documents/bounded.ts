// Splits segments to a maximum length, so that each is small enough to be shown, searched and sent.
import type { Segment } from '#shared/model/file.ts';
import { splitText } from './chunk/split.ts';

const MAX_TEXT_LENGTH = 8_000;
/** The most text that Excel allows in a cell: a longer row is prose with commas and is read as one text. */
const MAX_ROW_LENGTH = 32_767;
const MAX_HEADING_LENGTH = 1_000;

const isBearable = ({ kind, text }: Segment): boolean => {
  if (kind === 'row') return text.length <= MAX_ROW_LENGTH;
  return text.length <= (kind === 'heading' ? MAX_HEADING_LENGTH : MAX_TEXT_LENGTH);
};

const partsOf = (segment: Segment): readonly Segment[] => {
  if (isBearable(segment)) return [segment];
  const { text, locator, kind } = segment;
  return splitText(text, MAX_TEXT_LENGTH).map((part) => ({
    kind: kind === 'note' ? kind : 'text',
    text: part,
    locator,
  }));
};

/** `startOf` maps the old index of a segment to the index of its first part. */
export const bounded = (segments: readonly Segment[]) => {
  const parts: Segment[] = [];
  const starts: number[] = [];
  for (const segment of segments) {
    starts.push(parts.length);
    for (const part of partsOf(segment)) parts.push(part);
  }
  return { segments: parts, startOf: (segment: number): number => starts[segment] ?? segment };
};
