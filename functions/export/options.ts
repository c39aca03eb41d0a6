// The options of every report export.
import type { Reference } from '#shared/report/blocks.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import type { FontFiles } from './fonts/font-files.ts';

export type ExportOptions = {
  /** ISO date and time. */
  readonly exportedAt: string;
  /** Returns the address that opens a reference's passage. */
  readonly linkTo: (reference: Reference) => string | undefined;
  /** For pictures in Word; without fonts, charts become tables. PDF requires them. */
  readonly fonts?: FontFiles | undefined;
  /** The style of Word documents, from the organization's Word template. */
  readonly house?: HouseStyle | undefined;
};
