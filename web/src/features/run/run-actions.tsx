// Actions on a run: stop it while it works; afterwards compare, share, download, run again and delete.
import { CircleStop, GitCompare, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { RunRow } from '#shared/model/run.ts';
import type { Report } from '#shared/report/report.ts';
import { RunMenu } from '#web/components/runs/run-menu.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { paths, runPath } from '#web/lib/paths.ts';
import { useCan } from '#web/lib/use-user.ts';
import { Downloads } from './downloads.tsx';
import { FrontMatterButton } from './front-matter-button.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

type RunActionsProps = { run: RunRow; hasReport: boolean; report: Report | undefined; onChanged: () => unknown };

const Cancel = ({ run, onChanged }: Omit<RunActionsProps, 'hasReport' | 'report'>) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const [asks, setAsks] = useState(false);
  const { trigger } = useAction('runs.cancel');
  const cancel = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'success', text: t('run.cancelled') });
      await onChanged();
    } catch (error) {
      fail(error, t('run.cancelFailed'));
    }
    setAsks(false);
  };
  return (
    <>
      <Button icon={<CircleStop />} onClick={() => setAsks(true)}>
        {t('run.cancel')}
      </Button>
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('run.cancelTitle')}
          description={t('run.cancelText')}
          confirmLabel={t('run.cancel')}
          onConfirm={cancel}
        />
      )}
    </>
  );
};

export const RunActions = ({ run, hasReport, report, onChanged }: RunActionsProps) => {
  const { t } = useTranslation('runs');
  const mayStart = useCan('search.ask', run.projectId);
  const mayExport = useCan('export', run.projectId);
  const navigate = useNavigate();
  const [shares, setShares] = useState(false);
  if (run.status === 'InProgress') return mayStart ? <Cancel run={run} onChanged={onChanged} /> : null;
  const isDone = run.status === 'Completed';
  return (
    <>
      {isDone && (
        <Link to={`${runPath(run.id)}?view=compare`} className={buttonClass()}>
          <GitCompare aria-hidden="true" />
          {t('compare.button')}
        </Link>
      )}
      {isDone && mayStart && <FrontMatterButton run={run} onSaved={onChanged} />}
      {isDone && mayExport && (
        <Button icon={<Share2 />} onClick={() => setShares(true)}>
          {t('share.button')}
        </Button>
      )}
      {hasReport && mayExport && <Downloads run={run} report={report} />}
      <RunMenu run={run} label={run.name} onDeleted={() => navigate(paths.outputs)} />
      <Suspense>{shares && <ShareDialog run={run} report={report} onClose={() => setShares(false)} />}</Suspense>
    </>
  );
};
