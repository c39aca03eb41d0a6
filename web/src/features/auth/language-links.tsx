// Links to switch between the three languages before sign-in.
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/model/enums.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { languageName } from '#web/lib/language-name.ts';
import { switchLanguage } from '#web/lib/switch-language.ts';

export const LanguageLinks = () => {
  const { t, i18n } = useTranslation('auth');
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void switchLanguage(language)}
          className={cx(
            'min-h-7 rounded-control px-2 text-note hover:bg-hover',
            i18n.language === language ? 'font-medium text-fg' : 'text-fg3',
          )}
        >
          {languageName(language)}
        </button>
      ))}
    </fieldset>
  );
};
