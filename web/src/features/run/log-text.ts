// A line of a run's log in the reader's language, with the Korean particles that fit.
import { useTranslation } from 'react-i18next';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { SOURCES } from '#shared/model/enums.ts';
import { outcomeLabel } from '#web/components/runs/loose-text.ts';
import type { RunLog } from './run-view.ts';

const NO_PARAMS = {
  sections: '',
  sources: '',
  source: '',
  count: '',
  outcome: '',
  title: '',
  section: '',
  verified: '',
  total: '',
};

export const useLogText = () => {
  const { t } = useTranslation('runs');
  return ({ code, params = {} }: RunLog): string => {
    // The second half of a memorandum does not query sources again.
    if (code === 'planned' && params.sources === '0')
      return t('log.plannedSections', { sections: params.sections ?? '' });
    const source = SOURCES.find((one) => one === params.source);
    return withParticles(
      t(`log.${code}`, {
        ...NO_PARAMS,
        ...params,
        ...(source && { source: t(`plan.source.${source}`) }),
        ...(params.outcome && { outcome: outcomeLabel(params.outcome) }),
      }),
    );
  };
};
