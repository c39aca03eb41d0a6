// The options of every report export.
import type { Reference } from '#shared/report/blocks.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import type { FontFiles } from './fonts/font-files.ts';

export type ExportOptions = {
  /** ISO date and time. */
  readonly exportedAt: string;
  /** The address that opens a reference's passage. */
  readonly linkTo: (reference: Reference) => string | undefined;
  /** For pictures in Word: without them charts are tables. PDF needs them always. */
  readonly fonts?: FontFiles | undefined;
  /** Of the organization's Word template: what Word documents look like. */
  readonly house?: HouseStyle | undefined;
};
