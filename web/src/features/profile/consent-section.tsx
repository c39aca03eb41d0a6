// Takes back, or gives, the consent to services outside; not there on a stage that has none.
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { Button } from '#web/components/ui/button.tsx';
import { getConfig } from '#web/lib/config.ts';
import { setConsent, useConsent } from '#web/lib/consent.ts';
import { ProfileSection } from './profile-section.tsx';

export const ConsentSection = () => {
  const { t } = useTranslation('common');
  const { data } = useSWR('config', getConfig, { shouldRetryOnError: false, revalidateOnFocus: false });
  const isGiven = useConsent() === 'given';
  if (Object.keys(data?.integrations ?? {}).length === 0) return null;
  const change = () => {
    setConsent(isGiven ? 'refused' : 'given');
    // What is loaded cannot be unloaded.
    if (isGiven) location.reload();
  };
  return (
    <ProfileSection title={t('consent.title')} text={t('consent.text')}>
      <Button onClick={change}>{t(isGiven ? 'consent.withdraw' : 'consent.give')}</Button>
    </ProfileSection>
  );
};
