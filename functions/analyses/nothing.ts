// A section without evidence: it says so and shows nothing.
import { translate } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from './builder.ts';
import { unreadNotes } from './evidence/unread.ts';

export const nothingIn = ({ language }: Pick<SectionContext, 'language'>): Built => ({
  blocks: [{ kind: 'notice', code: 'nothingFound', params: { where: translate(language, 'report.evidence') } }],
  status: 'done',
});

/** Of a company whose statements may be printed and not readable. */
export const nothingOfCompany = async (context: SectionContext): Promise<Built> => {
  const note = (await unreadNotes(context)).join(' ');
  return { ...nothingIn(context), ...(note ? { note } : {}) };
};
