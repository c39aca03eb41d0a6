// A run without a report: why, and what can be done.
import { CircleAlert, OctagonPause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RunRow } from '#shared/model/run.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { paths } from '#web/lib/paths.ts';

const Again = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  return (
    <Link to={`${paths.workflows}?type=${run.type}`} state={{ inputs: run.inputs }} className={buttonClass('primary')}>
      {t('run.again')}
    </Link>
  );
};

export const Failed = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('run.failedTitle')}
      text={t('run.failedText')}
      action={<Again run={run} />}
    />
  );
};

export const Stopped = ({ run, hasReport }: { run: RunRow; hasReport: boolean }) => {
  const { t } = useTranslation('runs');
  return hasReport ? (
    <Notice tone="warn" className="mx-6 mt-2 max-md:mx-4">
      <strong className="font-semibold">{t('run.stoppedTitle')}</strong> {t('run.stoppedText')} <Again run={run} />
    </Notice>
  ) : (
    <EmptyState
      icon={<OctagonPause />}
      title={t('run.stoppedTitle')}
      text={t('run.noReport')}
      action={<Again run={run} />}
    />
  );
};
