// Parses a file as the product does, and reports faults of the parser rather than of the file.
import { chunk } from '#functions/documents/chunk/chunk.ts';
import type { Parsed, Parser } from '#functions/ports/parser.ts';
import { FILE_REASONS } from '#shared/model/enums.ts';
import { Segment } from '#shared/model/file.ts';
import { stopwatch } from '../helpers/stopwatch.ts';

export const LONGEST_MS = 10_000;

export type Verdict = { readonly outcome: string; readonly ms: number; readonly fault: string | undefined };

const SAMPLE = 200;

/** The parser's output must meet the rules on which the rest of the product relies. */
const faultOf = (parsed: Parsed, filename: string): string | undefined => {
  if (!parsed.ok) return FILE_REASONS.includes(parsed.reason) ? undefined : `unknown reason ${parsed.reason}`;
  if (!parsed.previewOnly && parsed.segments.length === 0) return 'neither text nor reason';
  for (const segment of parsed.segments.slice(0, SAMPLE)) {
    const valid = Segment.safeParse(segment);
    if (!valid.success) return `no segment: ${valid.error.issues[0]?.path.join('.')} ${valid.error.issues[0]?.message}`;
    if (segment.text.includes('\u0000') || /[\ud800-\udbff](?![\udc00-\udfff])/.test(segment.text))
      return 'unclean text';
  }
  const outside = parsed.facts?.find(({ place }) => place && !parsed.segments[place.segment]);
  if (outside) return `fact ${outside.concept} stands nowhere`;
  try {
    chunk({
      fileId: 'f',
      projectId: 'p',
      filename,
      segments: parsed.segments.slice(0, 2_000),
      language: parsed.language,
    });
  } catch (error) {
    return `chunking threw ${error}`;
  }
  return undefined;
};

/** `beside` is the number of documents that this process parses at once; its clock cannot separate their times. */
export const judge = async (parser: Parser, filename: string, bytes: Uint8Array, beside = 1): Promise<Verdict> => {
  const elapsed = stopwatch();
  let parsed: Parsed;
  try {
    parsed = await parser.parse({ filename, bytes });
  } catch (error) {
    return { outcome: 'threw', ms: elapsed(), fault: `the parser threw ${error}` };
  }
  const ms = elapsed();
  const outcome = parsed.ok ? 'ok' : parsed.reason;
  const slow = ms > LONGEST_MS * beside ? `took ${Math.round(ms)} ms` : undefined;
  return { outcome, ms, fault: slow ?? faultOf(parsed, filename) };
};
