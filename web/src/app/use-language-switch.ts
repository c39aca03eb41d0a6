// Switches the language from any control; shows an error when the server could not save it.
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/model/enums.ts';
import { toast } from '../components/ui/toast.tsx';
import { switchLanguage } from '../lib/switch-language.ts';

export const useLanguageSwitch = () => {
  const { t } = useTranslation('shell');
  return (value: string) => {
    const language = LANGUAGES.find((one) => one === value);
    if (language) switchLanguage(language).catch(() => toast({ kind: 'error', text: t('languageNotSaved') }));
  };
};
