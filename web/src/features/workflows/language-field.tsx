// The language of a report, independent of the interface and the sources.
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { languageName } from '#web/lib/language-name.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }));

type LanguageFieldProps = { value: Language; onChange: (language: Language) => void };

export const LanguageField = ({ value, onChange }: LanguageFieldProps) => {
  const { t } = useTranslation('runs');
  return (
    <Field label={t('form.language')} hint={t('form.languageHint')}>
      {(control) => (
        <Select
          {...control}
          className="w-48"
          value={value}
          options={LANGUAGE_OPTIONS}
          onChange={({ target }) => {
            const language = LANGUAGES.find((one) => one === target.value);
            if (language) onChange(language);
          }}
        />
      )}
    </Field>
  );
};
