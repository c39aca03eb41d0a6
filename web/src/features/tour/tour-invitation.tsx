// Offers the tour on the first visit, without blocking work.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useToastOffset } from '#web/components/ui/use-toast-offset.ts';
import { markTourSeen } from '#web/lib/tour-seen.ts';

const TourInvitation = () => {
  const { t, ready } = useTranslation('tour', { useSuspense: false });
  const [open, setOpen] = useState(true);
  const corner = useToastOffset<HTMLElement>(open && ready);
  useEffect(() => {
    if (open) return;
    markTourSeen();
  }, [open]);
  if (!open || !ready) return null;
  const start = async () => {
    setOpen(false);
    const { runTour } = await import('./run-tour.ts');
    await runTour();
  };
  return (
    <section
      ref={corner}
      aria-label={t('invite.title')}
      className="fixed right-4 bottom-4 z-20 w-[min(22rem,calc(100vw-1rem))] rounded-card bg-canvas p-4 shadow-dialog dark:border dark:border-line-strong"
    >
      <h2 className="font-semibold">{t('invite.title')}</h2>
      <p className="mt-0.5 text-fg2 text-note">{t('invite.text')}</p>
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={start}>
          {t('invite.start')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('invite.skip')}
        </Button>
      </div>
    </section>
  );
};
export default TourInvitation;
