// The input and output types of every extractor.
import type { Segment } from '#shared/model/file.ts';
import type { About, TaggedFact } from '../../ports/parser.ts';
import type { Zip } from '../guard/zip.ts';

export type PdfAssets = {
  /** Folder of pdfjs-dist's packed character maps, with a trailing slash: without them CJK text is lost. */
  readonly cMapUrl: string;
  readonly standardFontDataUrl: string;
};

export type Source = {
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** The opened zip of an Office file. */
  readonly zip: Zip | undefined;
  readonly pdf: PdfAssets;
  onProgress(share: number): void;
};

export type Extraction = {
  readonly segments: Segment[];
  readonly pages?: number;
  readonly pagesWithoutText?: readonly number[];
  readonly pageLabels?: readonly string[] | undefined;
  readonly about?: About | undefined;
  readonly facts?: readonly TaggedFact[];
};
export type Extract = (source: Source) => Extraction | Promise<Extraction>;
