// Components that show a state: waiting, done, uncertain, empty, failed.
import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RUN_STATUSES } from '#shared/model/enums.ts';
import { Sentences } from '#web/components/answer/sentence-view.tsx';
import { RunStatus } from '#web/components/runs/run-status.tsx';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Kbd } from '#web/components/ui/kbd.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { FileIcon } from '#web/components/viewer/file-icon.tsx';
import { ApiError } from '#web/lib/api.ts';
import { Case } from './case.tsx';

const NOTICES = ['info', 'ok', 'warn', 'bad'] as const;
const DOTS = ['ok', 'warn', 'bad', 'info', 'idle'] as const;
const BADGES = ['plain', 'accent', 'ok', 'warn', 'bad'] as const;
const CHECKS = ['verified', 'uncertain', 'unsupported'] as const;
const FILES = ['a.pdf', 'a.docx', 'a.pptx', 'a.xlsx', 'a.txt', 'a.html', 'a.png', 'a.mp4', 'a.mp3', 'a.zip', 'a'];
const forbidden = new ApiError({ code: 'forbidden', status: 403 });
const unexpected = new ApiError({ code: 'unexpected', status: 500 });
const nothing = () => undefined;

const Marks = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Mark">
      {BADGES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {t('copied')}
        </Badge>
      ))}
      <SampleBadge />
      {DOTS.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {t('passwordRule.met')}
        </StatusDot>
      ))}
      {RUN_STATUSES.map((status) => (
        <RunStatus key={status} run={{ status, progress: 0.4 }} />
      ))}
      {FILES.map((filename) => (
        <FileIcon key={filename} filename={filename} />
      ))}
      <Avatar firstName="Sam" lastName="Porter" />
      <Kbd>K</Kbd>
    </Case>
  );
};

const Waiting = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Waiting">
      <Spinner />
      <Skeleton className="h-4 w-48" />
      <ProgressBar label={t('loading')} value={0.4} className="w-48" />
      <ProgressBar label={t('copied')} value={1} tone="ok" className="w-48" />
      <ProgressBar label={t('error.title')} value={0.7} tone="bad" className="w-48" />
    </Case>
  );
};

const Messages = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Message">
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone} className="w-full">
          {t('error.outage')}
        </Notice>
      ))}
      <EmptyState icon={<Layers />} title={t('table.noMatch')} text={t('table.noMatchText')} />
      <EmptyState icon={<Layers />} title={t('error.notFound')} action={<Button>{t('error.goHome')}</Button>} />
      <ErrorState error={unexpected} onRetry={nothing} />
      <ErrorState error={forbidden} />
    </Case>
  );
};

const Checked = () => {
  const { t } = useTranslation('common');
  return (
    <Case name="Sentence">
      {CHECKS.map((check) => (
        <p key={check}>
          <Sentences sentences={[{ text: t('error.crashedText'), refs: [1, 2], check }]} />
        </p>
      ))}
    </Case>
  );
};

export const States = () => (
  <>
    <Marks />
    <Waiting />
    <Messages />
    <Checked />
  </>
);
