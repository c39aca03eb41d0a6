// Shows another person's concurrent edit of a field, before saving replaces it.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { Notice } from '#web/components/ui/notice.tsx';

/** `text` is the value saved now, if the field is a text. */
export const Overtaken = ({ text }: { text: string | undefined }) => {
  const { t } = useTranslation('checklists');
  return (
    <Notice tone="warn">
      {t('screen.overtaken')}
      {text && (
        <p lang={langOf(text)} className="mt-1 whitespace-pre-line wrap-anywhere text-fg">
          {text}
        </p>
      )}
    </Notice>
  );
};
