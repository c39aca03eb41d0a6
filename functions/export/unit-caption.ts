// Adds the unit of a table's or chart's figures to its caption, once.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';

export const unitCaption = (
  language: Language,
  caption: string | undefined,
  unit: string | undefined,
): string | undefined =>
  unit ? [caption, translate(language, 'export.unit', { unit })].filter(Boolean).join(' ') : caption;
