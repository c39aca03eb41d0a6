// The frame of the pages before sign-in: the product's promise at the left, the form at the right.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/components/ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import { SampleSentence } from './sample-sentence.tsx';

export const AuthPage = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <header className="flex flex-col border-line bg-sunken px-6 py-5 lg:justify-between lg:border-r lg:px-16 lg:py-12">
        <p className="flex items-center gap-2.5 font-semibold text-section">
          <Logo />
          {t('common:appName')}
        </p>
        <div className="hidden flex-col gap-10 lg:flex">
          <div>
            <p className="text-balance font-semibold text-[2rem] leading-11 tracking-[-.01em]">{t('tagline')}</p>
            <p className="mt-3 max-w-lg text-fg2 text-read">{t('promise')}</p>
          </div>
          <SampleSentence />
        </div>
        <span />
      </header>
      <main className="flex items-center px-6">{children}</main>
    </div>
  );
};

export type AuthColumnProps = {
  title: string;
  text?: ReactNode;
  children: ReactNode /** Shown at the bottom, beside the languages. */;
  other?: ReactNode;
};

export const AuthColumn = ({ title, text, children, other }: AuthColumnProps) => (
  <div className="mx-auto flex w-full max-w-96 flex-col py-10">
    <h1 className="font-semibold text-title">{title}</h1>
    {text && <p className="mt-1 text-fg2">{text}</p>}
    <div className="mt-6">{children}</div>
    <div className="mt-6 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
      <LanguageLinks />
      {other}
    </div>
  </div>
);
