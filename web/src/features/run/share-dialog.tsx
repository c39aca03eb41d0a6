// Share links to a report, and its open points before it goes out.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { openPoints } from '#shared/report/open-points.ts';
import type { Report } from '#shared/report/report.ts';
import ShareLinkDialog from '#web/components/share/share-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call } from '#web/lib/api.ts';
import { OpenPointList } from './open-point-list.tsx';

type ShareDialogProps = { run: RunRow; report: Report | undefined; onClose: () => void };

const Open = ({ report }: Pick<ShareDialogProps, 'report'>) => {
  const { t } = useTranslation('runs');
  const points = report ? openPoints(report) : [];
  if (points.length === 0) return null;
  return (
    <Notice tone="info" className="mb-4">
      <p className="font-medium">{t('open.title')}</p>
      <OpenPointList points={points} />
    </Notice>
  );
};

const ShareDialog = ({ run, report, onClose }: ShareDialogProps) => {
  const { t } = useTranslation('runs');
  return (
    <ShareLinkDialog
      title={t('share.title')}
      description={t('share.text')}
      projectId={run.projectId}
      isOwn={({ runId }) => runId === run.id}
      make={async (body) => (await call('runs.share', { params: { runId: run.id }, body })).token}
      onClose={onClose}
    >
      <Open report={report} />
    </ShareLinkDialog>
  );
};
export default ShareDialog;
