// What a section says of itself: quietly how it came about, aloud what it lacks.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Section } from '#shared/report/report.ts';
import { endingOf } from '#shared/report/section-ending.ts';

export type SectionNotice = { readonly text: string; readonly isQuiet: boolean };

export const sectionNotice = (language: Language, section: Section): SectionNotice | undefined => {
  const ending = endingOf(section);
  const isQuiet = ending === 'done' || ending === 'quoted';
  const said = ending === 'done' ? '' : translate(language, `report.${ending}`);
  const text = [said, section.note ?? ''].filter(Boolean).join(isQuiet ? ' · ' : ' ');
  return text === '' ? undefined : { text, isQuiet };
};
