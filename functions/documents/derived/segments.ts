// Serializes a file's segments: one JSON object per line, so that a part can be read without the rest.
import type { Segment } from '#shared/model/file.ts';

export const segmentLines = (segments: readonly Segment[]): Uint8Array =>
  new TextEncoder().encode(segments.map((segment) => `${JSON.stringify(segment)}\n`).join(''));
