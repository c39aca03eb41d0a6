// The page behind a share link: open to whoever holds the link, closed to search engines and scripts.
import { Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { PasscodeForm, ReaderForm, wantsPasscode, wantsReader } from './entry-forms.tsx';
import { PageFrame } from './page-frame.tsx';

/** Set only on this page: the app's start page may be indexed. */
const useNoIndex = () =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow, noarchive';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

type Opened = { readonly html?: string; readonly error?: unknown };
type Entered = { readonly passcode?: string; readonly reader?: { readonly email: string; readonly code: string } };

/** The token is in the URL fragment, so that it reaches no server log and no referrer. */
const useOpened = (token: string): Opened & { entered: Entered; retry: (more?: Entered) => void } => {
  const [opened, setOpened] = useState<Opened>({});
  const [attempt, setAttempt] = useState<Entered>({});
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    const show = (next: Opened) => isCurrent && setOpened(next);
    setOpened({});
    call('runs.openShare', { body: { token, ...attempt } }).then(
      ({ html }) => show({ html }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { ...opened, entered: attempt, retry: (more = {}) => setAttempt((before) => ({ ...before, ...more })) };
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404, 410].includes(error.status);

const Missing = ({ text }: { text: string }) => {
  const { t } = useTranslation('outputs');
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t('page.title')}</h1>
      <EmptyState icon={<Link2Off />} title={t('page.goneTitle')} text={text} />
    </main>
  );
};

const Opening = () => {
  const { t } = useTranslation('outputs');
  return (
    <main aria-busy="true" className="mx-auto flex max-w-[46rem] flex-col gap-3 px-6 py-12">
      <h1 className="flex items-center gap-2 text-fg2 text-ui">
        <Logo className="size-5" />
        {t('page.opening')}
      </h1>
      <Skeleton className="mt-4 h-8 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </main>
  );
};

export const SharedPage = () => {
  const { t } = useTranslation('outputs');
  const { hash } = useLocation();
  const token = hash.replace(/^#/, '');
  const { html, error, entered, retry } = useOpened(token);
  useNoIndex();
  if (token === '') return <Missing text={t('page.noLinkText')} />;
  if (wantsPasscode(error)) return <PasscodeForm error={error} onEnter={(passcode) => retry({ passcode })} />;
  if (wantsReader(error))
    return (
      <ReaderForm token={token} error={error} email={entered.reader?.email} onEnter={(reader) => retry({ reader })} />
    );
  if (isMissing(error)) return <Missing text={t('page.goneText')} />;
  if (error !== undefined)
    return (
      <main>
        <h1 className="sr-only">{t('page.title')}</h1>
        <ErrorState error={error} onRetry={() => retry()} />
      </main>
    );
  if (html === undefined) return <Opening />;
  return <PageFrame html={html} />;
};
