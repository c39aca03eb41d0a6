// Returns a section without evidence, with a note and no content.
import { translate } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from './builder.ts';
import { unreadNotes } from './evidence/unread.ts';

export const nothingIn = ({ language }: Pick<SectionContext, 'language'>): Built => ({
  blocks: [{ kind: 'notice', code: 'nothingFound', params: { where: translate(language, 'report.evidence') } }],
  status: 'done',
});

/** For a company whose statements may be printed but unreadable. */
export const nothingOfCompany = async (context: SectionContext): Promise<Built> => {
  const note = (await unreadNotes(context)).join(' ');
  return { ...nothingIn(context), ...(note ? { note } : {}) };
};
