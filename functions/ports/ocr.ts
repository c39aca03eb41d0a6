// Reads page images: lines with their locators. A stage without OCR reports such pages as unread.
import type { Locator } from '#shared/model/file.ts';
import type { FileKey } from './files.ts';

export type OcrLine = {
  /** 1-based. */
  readonly page: number;
  readonly text: string;
  readonly box: NonNullable<Locator['box']>;
  /** 0 to 1. */
  readonly confidence: number;
};

export type Ocr = {
  /** In reading order. Nothing where it could not be read in time: that is no fault of the file. */
  read(file: { readonly key: FileKey }): Promise<readonly OcrLine[]>;
};
