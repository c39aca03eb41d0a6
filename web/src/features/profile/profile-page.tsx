// The user's profile: names, picture, language, and sign-in.
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useCall } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { languageName } from '#web/lib/language-name.ts';
import { switchLanguage } from '#web/lib/switch-language.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const LanguageSection = () => {
  const { t, i18n } = useTranslation('profile');
  const errorText = useErrorText();
  const change = async (language: Language) => {
    try {
      await switchLanguage(language);
      toast({ kind: 'success', text: i18n.t('profile:languageSaved') });
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
    }
  };
  return (
    <ProfileSection title={t('language')} text={t('languageText')}>
      <Select
        aria-label={t('language')}
        className="max-w-60"
        value={i18n.language}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
        onChange={(event) => {
          const language = LANGUAGES.find((one) => one === event.target.value);
          if (language) void change(language);
        }}
      />
    </ProfileSection>
  );
};

const Loading = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const { data, error, mutate } = useCall('account.profile', {});
  const saved = (user: User) => mutate(user, { revalidate: false });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <div className="w-full max-w-240 px-6 pb-12 max-md:px-4 min-[1920px]:max-w-none min-[1920px]:columns-2 min-[1920px]:gap-16">
        <ProfileSection title={t('about')}>
          {data && <ProfileForm user={data} onSaved={saved} />}
          {!data && (error ? <ErrorState error={error} onRetry={() => mutate()} /> : <Loading />)}
        </ProfileSection>
        {data && <PictureSection user={data} onSaved={saved} />}
        <LanguageSection />
        <ConsentSection />
        {data && <PasswordSection hasAuthenticator={data.mfa} />}
        {data && <AuthenticatorSection user={data} onSaved={saved} />}
        <SessionsSection />
      </div>
    </>
  );
};
