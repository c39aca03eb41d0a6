// Parses bytes without a worker.
import { installedPdfAssets } from '#functions/adapters/node/worker-parser/pdf-assets.ts';
import { ingest } from '#functions/documents/ingest.ts';
import { digest } from '#functions/engine/facts/digest.ts';
import type { Parser } from '#functions/ports/parser.ts';
import type { Segment } from '#shared/model/file.ts';

export const read = (filename: string, bytes: Uint8Array | string) =>
  ingest(
    {
      filename,
      bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
      pdf: installedPdfAssets(undefined),
    },
    () => undefined,
  );

/** The parser's port, without a worker. */
export const parserHere: Parser = {
  parse: ({ filename, bytes }) => read(filename, bytes),
  digest: async (file) => digest(file),
};

export const segmentsOf = async (filename: string, bytes: Uint8Array | string): Promise<readonly Segment[]> => {
  const parsed = await read(filename, bytes);
  if (!parsed.ok) throw new Error(`refused: ${parsed.reason}`);
  return parsed.segments;
};
