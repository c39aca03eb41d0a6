// The forms that a share link shows before opening: a passcode, or an address and the code sent to it.
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';

const hasCode = (error: unknown, codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

export const wantsPasscode = (error: unknown): error is ApiError => hasCode(error, ['passcodeNeeded', 'passcodeWrong']);
export const wantsReader = (error: unknown): error is ApiError => hasCode(error, ['readerNeeded', 'readerCodeWrong']);

type FrameProps = { status: string; submit: string; isBusy?: boolean; onSubmit: () => void; children: ReactNode };

const Frame = ({ status, submit, isBusy = false, onSubmit, children }: FrameProps) => {
  const { t } = useTranslation('outputs');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <form className="flex w-80 max-w-full flex-col gap-3" onSubmit={enter}>
        <h1 className="flex items-center gap-2 font-medium text-ui">
          <Logo className="size-5" />
          {t('page.title')}
        </h1>
        <p role="status" className="text-fg2 text-note">
          {status}
        </p>
        {children}
        <Button variant="primary" type="submit" loading={isBusy}>
          {submit}
        </Button>
      </form>
    </main>
  );
};

export const PasscodeForm = ({ error, onEnter }: { error: ApiError; onEnter: (passcode: string) => void }) => {
  const { t } = useTranslation('outputs');
  const errorText = useErrorText();
  const [passcode, setPasscode] = useState('');
  return (
    <Frame status={errorText(error)} submit={t('page.open')} onSubmit={() => passcode && onEnter(passcode)}>
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
    </Frame>
  );
};

type ReaderProps = {
  token: string;
  error: ApiError;
  /** The address to which a code was sent before. */
  email: string | undefined;
  onEnter: (reader: { email: string; code: string }) => void;
};

export const ReaderForm = ({ token, error, email: earlier, onEnter }: ReaderProps) => {
  const { t } = useTranslation('outputs');
  const errorText = useErrorText();
  const [email, setEmail] = useState(earlier ?? '');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(earlier !== undefined);
  const [isFresh, setFresh] = useState(false);
  const addressField = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('runs.shareCode', { body: { token, email: email.trim() } });
      setSent(true);
      setFresh(true);
    } catch (cause) {
      setFailure(cause);
    }
    setBusy(false);
  };
  // Back to the address form, because the address may have been wrong.
  const askAgain = () => {
    setSent(false);
    setCode('');
    addressField.current?.focus();
  };
  const status = failure !== undefined ? errorText(failure) : isSent && isFresh ? t('page.codeSent') : errorText(error);
  return (
    <Frame
      status={status}
      submit={isSent ? t('page.open') : t('page.sendCode')}
      isBusy={isBusy}
      onSubmit={() => (isSent ? onEnter({ email: email.trim(), code }) : void send())}
    >
      <Field label={t('page.email')}>
        {(control) => (
          <Input
            {...control}
            ref={addressField}
            type="email"
            autoComplete="email"
            required
            readOnly={isSent}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {isSent && (
        <Field label={t('page.code')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={20}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      {isSent && (
        <Button variant="ghost" size="small" className="self-start" onClick={askAgain}>
          {t('page.codeAgain')}
        </Button>
      )}
    </Frame>
  );
};
