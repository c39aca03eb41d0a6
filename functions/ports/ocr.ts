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
  /** In reading order. Empty if the image could not be read in time, which is not an error of the file. */
  read(file: { readonly key: FileKey }): Promise<readonly OcrLine[]>;
};
