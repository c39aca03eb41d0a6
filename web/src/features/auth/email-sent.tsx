// Says that an email was sent, and what to do when it does not arrive.
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

export const EmailSent = ({ text, onAgain }: { text: string; onAgain: () => void }) => {
  const { t } = useTranslation('auth');
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p className="flex gap-3 rounded-card border border-line bg-sunken p-4 text-ui">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-fg" />
        {text}
      </p>
      <p className="text-fg3 text-note">{t('emailSent.notThere')}</p>
      <Button onClick={onAgain}>{t('emailSent.again')}</Button>
    </div>
  );
};
