// The page to which a provider redirects: exchanges the code once, removes it from the address, and continues to
// choosing folders.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { paths } from '#web/lib/paths.ts';
import { selectedWorkspace, selectWorkspace } from '#web/lib/selected-workspace.ts';

type Finished = Awaited<ReturnType<typeof call<'drives.finish'>>>;
/** Kept outside the component: the code can be exchanged only once, and React may run an effect twice. */
let finishing: { readonly state: string; readonly reply: Promise<Finished> } | undefined;

const finish = (state: string, code: string): Promise<Finished> => {
  const [projectId = ''] = state.split('.');
  if (finishing?.state !== state)
    finishing = { state, reply: call('drives.finish', { body: { projectId, state, code } }) };
  return finishing.reply;
};

const isChosen = (projectId: string): boolean => selectedWorkspace()?.value === projectId;

const useFinish = () => {
  const { t } = useTranslation('drives');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was in the address when the page opened
  useEffect(() => {
    const answer = new URLSearchParams(window.location.search);
    const [state, code] = [answer.get('state'), answer.get('code')];
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!state || !code) return setFault(finishing ? undefined : t('denied'));
    finish(state, code).then(
      ({ id, projectId, state: now }) => {
        if (!isChosen(projectId)) selectWorkspace({ label: '', value: projectId });
        if (now === 'choosing') toast({ kind: 'success', text: t('toast.connected') });
        navigate(`${paths.drives}?drive=${id}`, { replace: true });
      },
      (error: unknown) => {
        const field = error instanceof ApiError ? error.field : undefined;
        if (field === 'account') return setFault(t('otherAccount'));
        setFault(field === 'state' || field === 'code' ? t('expired') : errorText(error));
      },
    );
  }, []);
  return fault;
};

export const CallbackPage = () => {
  const { t } = useTranslation('drives');
  const fault = useFinish();
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-16">
      <h1 className="font-semibold text-title">{t('title')}</h1>
      {fault ? (
        <>
          <Notice tone="bad" className="w-full">
            {fault}
          </Notice>
          <Link to={paths.drives} className={buttonClass('outline')}>
            {t('open')}
          </Link>
        </>
      ) : (
        <p className="flex items-center gap-2 text-fg2 text-ui" aria-live="polite">
          <Spinner /> {t('connecting')}
        </p>
      )}
    </div>
  );
};
