// The page behind a link to a report: open to whoever holds the link, closed to search engines and to scripts.
import { Link2Off } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';

/** Only the page itself says it: the app's start page may be indexed. */
const useNoIndex = () =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow, noarchive';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

type Opened = { readonly html?: string; readonly error?: unknown };

/** The token stands behind the #, so that no server log and no referrer holds it. */
const useOpened = (token: string): Opened & { retry: (passcode?: string) => void } => {
  const [opened, setOpened] = useState<Opened>({});
  const [attempt, setAttempt] = useState<{ readonly passcode?: string }>({});
  const { passcode } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    const show = (next: Opened) => isCurrent && setOpened(next);
    setOpened({});
    call('runs.openShare', { body: { token, ...(passcode ? { passcode } : {}) } }).then(
      ({ html }) => show({ html }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { ...opened, retry: (entered) => setAttempt(entered ? { passcode: entered } : {}) };
};

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404, 410].includes(error.status);

const wantsPasscode = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'passcodeNeeded' || error.code === 'passcodeWrong');

const PasscodeForm = ({ error, onEnter }: { error: ApiError; onEnter: (passcode: string) => void }) => {
  const { t } = useTranslation('outputs');
  const errorText = useErrorText();
  const [passcode, setPasscode] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (passcode) onEnter(passcode);
  };
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <form className="flex w-80 max-w-full flex-col gap-3" onSubmit={enter}>
        <h1 className="flex items-center gap-2 font-medium text-ui">
          <Logo className="size-5" />
          {t('page.title')}
        </h1>
        <p role="status" className="text-fg2 text-note">
          {errorText(error)}
        </p>
        <Field label={t('page.passcode')}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="off"
              maxLength={64}
              value={passcode}
              onChange={(event) => setPasscode(event.target.value)}
            />
          )}
        </Field>
        <Button variant="primary" type="submit">
          {t('page.open')}
        </Button>
      </form>
    </main>
  );
};

const Gone = ({ text }: { text: string }) => {
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
  const { html, error, retry } = useOpened(token);
  useNoIndex();
  if (token === '') return <Gone text={t('page.noLinkText')} />;
  if (wantsPasscode(error)) return <PasscodeForm error={error} onEnter={retry} />;
  if (isGone(error)) return <Gone text={t('page.goneText')} />;
  if (error !== undefined)
    return (
      <main>
        <h1 className="sr-only">{t('page.title')}</h1>
        <ErrorState error={error} onRetry={() => retry()} />
      </main>
    );
  if (html === undefined) return <Opening />;
  return (
    <main className="h-dvh">
      <h1 className="sr-only">{t('page.title')}</h1>
      {/* No scripts, no origin: its links open in tabs of their own. */}
      <iframe
        title={t('page.title')}
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="size-full border-0 bg-canvas"
      />
    </main>
  );
};
