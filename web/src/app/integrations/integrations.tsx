// Asks once for consent to load external services, and loads those of the stage after a yes.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integrations as Configured } from '#shared/model/integrations.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { Config } from '#web/lib/config.ts';
import { setConsent, useConsent } from '#web/lib/consent.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { router } from '../router.tsx';

let isStarted = false;

/** Loads each integration as a separate chunk, only when it is needed. */
const startIntegrations = async ({ integrations = {}, stage }: Config, language: string) => {
  if (isStarted) return;
  isStarted = true;
  const { errors, analytics, chat } = integrations;
  if (errors) (await import('./errors.ts')).start(errors, stage);
  if (analytics) (await import('./analytics.ts')).start(analytics, router);
  if (chat) (await import('./chat.ts')).start(chat, language);
};

const hasAny = (integrations: Configured | undefined): boolean => Object.keys(integrations ?? {}).length > 0;

export const Integrations = () => {
  const { t, i18n } = useTranslation('common');
  const config = useConfig();
  const consent = useConsent();
  const needsConsent = hasAny(config?.integrations);
  useEffect(() => {
    if (config && needsConsent && consent === 'given') void startIntegrations(config, i18n.language);
  }, [config, needsConsent, consent, i18n.language]);
  if (!needsConsent || consent !== undefined) return null;
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed bottom-4 left-4 z-30 w-[min(24rem,calc(100vw-2rem))] rounded-card bg-canvas p-4 shadow-dialog dark:border dark:border-line-strong"
    >
      <h2 className="font-semibold">{t('consent.title')}</h2>
      <p className="mt-0.5 text-fg2 text-note">{t('consent.text')}</p>
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={() => setConsent('given')}>
          {t('consent.give')}
        </Button>
        <Button variant="ghost" onClick={() => setConsent('refused')}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  );
};
