// Somebody else has saved a field while a person was writing in it: what they wrote, before it is replaced.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { Notice } from '#web/components/ui/notice.tsx';

/** `text`: what is saved now, where it is a text. */
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
