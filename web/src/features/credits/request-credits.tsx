// Asks the service's administrator for credits, by an email that says who asks and what is left.
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useSalesEmail } from '#web/lib/use-config.ts';
import { useUser } from '#web/lib/use-user.ts';

export const RequestCredits = ({ balance }: { balance: number }) => {
  const { t } = useTranslation('credits');
  const email = useSalesEmail();
  const organization = useUser()?.orgName ?? '';
  const query = new URLSearchParams({
    subject: t('request.subject', { organization }),
    body: t('request.body', { organization, balance }),
  });
  // Mail programs do not decode a plus sign as a space.
  const href = `mailto:${email}?${query.toString().replaceAll('+', '%20')}`;
  return (
    <a href={href} className={buttonClass()}>
      <Mail aria-hidden="true" />
      {t('request.action')}
    </a>
  );
};
