// The start of a conversation: the product's promise, the composer, and suggested questions about the workspace's files.
import type { TFunction } from 'i18next';
import { CornerDownRight, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import type { usePermission } from '#web/lib/use-user.ts';
import { Composer } from './composer.tsx';
import { type Prompt, suggest } from './suggest.ts';

const FILES_READ = 30;

const promptText = (t: TFunction<'questions'>, { key, params }: Prompt): string => t(`prompt.${key}`, params);

const Prompts = ({ projectId, onSend }: { projectId: string; onSend: (query: string) => void }) => {
  const { t, i18n } = useTranslation('questions');
  const { data } = useCall('files.list', { query: { projectId, limit: FILES_READ, offset: 0 } });
  const prompts = suggest(data?.rows ?? [], i18n.language);
  if (data && prompts.length === 0)
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-fg2 text-note">
        {t('noFiles.text')}
        <Link to={paths.files} className={buttonClass('outline', 'small')}>
          <Upload />
          {t('noFiles.action')}
        </Link>
      </p>
    );
  return (
    <ul aria-label={t('prompts')} className="mt-4 grid min-h-24 grid-cols-2 content-start gap-2 max-md:grid-cols-1">
      {prompts.map((prompt) => (
        <li key={promptText(t, prompt)}>
          <button
            type="button"
            onClick={() => onSend(promptText(t, prompt))}
            className="flex h-full w-full items-start gap-2.5 rounded-card border border-line bg-canvas px-3.5 py-2.5 text-left text-fg2 text-note transition-colors duration-120 hover:border-line-strong hover:bg-sunken hover:text-fg"
          >
            <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-fg3" />
            {promptText(t, prompt)}
          </button>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  projectId: string | undefined;
  permission: ReturnType<typeof usePermission>;
  onSend: (query: string) => void;
};

const Body = ({ projectId, permission, onSend }: Props) => {
  const { t } = useTranslation('questions');
  const { may, status, error, retry } = permission;
  if (status === 'loading') return <Skeleton className="h-32 rounded-dialog" />;
  if (status === 'failed') return <ErrorState error={error} onRetry={retry} />;
  if (!may) return <p className="rounded-card bg-info-soft px-3.5 py-2.5 text-ui">{t('guest')}</p>;
  return (
    <>
      <Composer draft={`ask:${projectId ?? 'all'}`} placeholder={t('placeholder')} onSend={onSend} />
      {projectId && <Prompts projectId={projectId} onSend={onSend} />}
    </>
  );
};

export const Start = (props: Props) => {
  const { t } = useTranslation('questions');
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-6 max-md:px-4">
      {/* Not centered: suggestions that load later would move the content. */}
      <div className="mx-auto mt-[20dvh] w-full max-w-[46rem] pt-6 pb-16 max-md:mt-4">
        <h1 className="font-semibold text-display tracking-[-.01em]">{t('heading')}</h1>
        <p className="mt-1.5 mb-5 text-fg2 text-ui">{t('promise')}</p>
        <Body {...props} />
      </div>
    </div>
  );
};
