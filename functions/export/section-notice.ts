// Shows the notices of a section: a small one for what a reader must know, a prominent one if the section is missing.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Section } from '#shared/report/report.ts';
import { endingOf } from '#shared/report/section-ending.ts';

export type SectionNotice = { readonly text: string; readonly isQuiet: boolean };

export const sectionNotice = (language: Language, section: Section): SectionNotice | undefined => {
  const ending = endingOf(section);
  const isQuiet = ending === 'done' || ending === 'quoted';
  const notice = isQuiet ? '' : translate(language, `report.${ending}`);
  const text = [notice, section.note ?? ''].filter(Boolean).join(' ');
  return text === '' ? undefined : { text, isQuiet };
};
