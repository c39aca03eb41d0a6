// The front matter of a report as typed: contacts and steps one per line, a step's date before a bar.
import type { KoreanStyle } from '#shared/language/grammar/korean-endings.ts';
import type { FrontMatter } from '#shared/report/front-matter.ts';

export type Draft = {
  readonly title: string;
  readonly codeName: string;
  readonly preparedFor: string;
  readonly date: string;
  readonly logo: string;
  readonly contacts: string;
  readonly timetable: string;
  readonly notice: string;
  readonly style: '' | KoreanStyle;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const stepOf = (line: string): { when: string; step: string } => {
  const [when = '', ...step] = line.split('|').map((part) => part.trim());
  return step.length > 0 ? { when, step: step.join(' | ') } : { when: '', step: when };
};

export const draftOf = (given: FrontMatter): Draft => ({
  title: given.title ?? '',
  codeName: given.codeName ?? '',
  preparedFor: given.preparedFor ?? '',
  date: given.date ?? '',
  logo: given.logo ?? '',
  contacts: (given.contacts ?? []).join('\n'),
  timetable: (given.timetable ?? []).map(({ when, step }) => `${when} | ${step}`).join('\n'),
  notice: given.notice ?? '',
  style: given.style ?? '',
});

/** Drops empty fields; the document then uses its defaults. */
export const frontMatterOf = (draft: Draft): FrontMatter => {
  const contacts = linesOf(draft.contacts);
  const timetable = linesOf(draft.timetable)
    .map(stepOf)
    .filter(({ step }) => step !== '');
  const texts = (['title', 'codeName', 'preparedFor', 'date', 'logo', 'notice', 'style'] as const).flatMap((name) =>
    draft[name].trim() === '' ? [] : [[name, draft[name].trim()] as const],
  );
  return {
    ...Object.fromEntries(texts),
    ...(contacts.length > 0 ? { contacts } : {}),
    ...(timetable.length > 0 ? { timetable } : {}),
  };
};
