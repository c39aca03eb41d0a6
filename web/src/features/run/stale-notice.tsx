// For a report based on files with newer versions: offers to rewrite the sections that cite them, and shows what that
// changed.
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES } from '#shared/model/prices.ts';
import type { RunRow } from '#shared/model/run.ts';
import type { Report } from '#shared/report/report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { runPath } from '#web/lib/paths.ts';

type Props = { run: RunRow; report: Report; mayWrite: boolean; onStarted: () => unknown };

const Stale = ({ run, report: { staleSections = [] }, mayWrite, onStarted }: Props) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('runs.rewriteStale');
  const names = [...new Set(staleSections.flatMap(({ files }) => files.map(({ name }) => name)))];
  const count = staleSections.length;
  const rewrite = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'info', text: t('stale.started') });
      await onStarted();
    } catch (error) {
      fail(error, t('stale.failed'));
    }
  };
  const button = (
    <Button size="small" icon={<RotateCw />} loading={isMutating} onClick={() => void rewrite()}>
      {t('stale.button', { count })} · {t('stale.cost', { count: count * PRICES.question })}
    </Button>
  );
  return (
    <Notice tone="info" action={mayWrite && button}>
      {t('stale.replaced', { count: names.length, files: names.join(', ') })}
      <span className="mt-0.5 block text-fg2">
        {t('stale.sections', { titles: staleSections.map(({ title }) => title).join(', ') })}
      </span>
    </Notice>
  );
};

export const StaleNotice = (props: Props) => {
  const { run, report } = props;
  const { t } = useTranslation('runs');
  const isStale = (report.staleSections ?? []).length > 0;
  if (!isStale && !run.wasRewritten) return null;
  return (
    <div className="mx-auto flex max-w-[76rem] flex-col items-start gap-2 px-6 pt-4 print:hidden">
      {isStale && <Stale {...props} />}
      {run.wasRewritten && (
        <Link to={`${runPath(run.id)}?view=compare&with=${run.id}`} className="text-accent text-note hover:underline">
          {t('stale.changes')}
        </Link>
      )}
    </div>
  );
};
