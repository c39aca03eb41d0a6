// Bytes to text with places, in an isolated worker: at most 512 MiB and 60 s, killed and reported, never the process.
import type { FileReason, Segment } from '#shared/model/file.ts';

export type Parsed =
  | {
      readonly ok: true;
      /** What the bytes are, whatever the name says: `pdf`, `docx`, `xlsx`, `image`, … */
      readonly type: string;
      /** Kept for preview only (image, video, audio): no text. */
      readonly previewOnly: boolean;
      readonly pages?: number | undefined;
      readonly language?: string | undefined;
      /** One visual line, paragraph or table row each, in reading order. */
      readonly segments: readonly Segment[];
    }
  | { readonly ok: false; readonly reason: FileReason };

export type Parser = {
  parse(
    file: { readonly filename: string; readonly bytes: Uint8Array },
    /** Share of the document read so far, 0 to 1. */
    onProgress?: (share: number) => void,
  ): Promise<Parsed>;
};
