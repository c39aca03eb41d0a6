// What a section says of itself when it is not complete.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Section } from '#shared/report/report.ts';

export const sectionNotice = (language: Language, { status, note }: Section): string =>
  [status === 'done' ? '' : translate(language, `report.${status}`), note ?? ''].filter(Boolean).join(' ');
