// Gives or withdraws consent to external services; absent on a stage without any.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { setConsent, useConsent } from '#web/lib/consent.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { ProfileSection } from './profile-section.tsx';

export const ConsentSection = () => {
  const { t } = useTranslation('common');
  const config = useConfig();
  const isGiven = useConsent() === 'given';
  if (Object.keys(config?.integrations ?? {}).length === 0) return null;
  const change = () => {
    setConsent(isGiven ? 'refused' : 'given');
    // Scripts that were loaded cannot be unloaded, so the page reloads.
    if (isGiven) location.reload();
  };
  return (
    <ProfileSection title={t('consent.title')} text={t('consent.text')}>
      <Button onClick={change}>{t(isGiven ? 'consent.withdraw' : 'consent.give')}</Button>
    </ProfileSection>
  );
};
