// A section for which there is no evidence: it says so and shows nothing.
import { translate } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from './builder.ts';

export const nothingIn = ({ language }: Pick<SectionContext, 'language'>): Built => ({
  blocks: [{ kind: 'notice', code: 'nothingFound', params: { where: translate(language, 'report.evidence') } }],
  status: 'done',
});
