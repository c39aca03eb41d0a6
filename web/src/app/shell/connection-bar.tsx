// Says that the server cannot be reached, retries until it can, then reloads the data on screen.
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useConnection } from '#web/lib/connection.ts';

const RETRY_MS = 5000;

export const ConnectionBar = () => {
  const { t } = useTranslation('common');
  const { mutate } = useSWRConfig();
  const connection = useConnection();
  const isOnline = connection === 'online';
  useEffect(() => {
    if (isOnline) return;
    // Reloading the data also probes the server: the first reply ends the outage.
    const timer = setInterval(() => navigator.onLine && void mutate(() => true), RETRY_MS);
    return () => {
      clearInterval(timer);
      void mutate(() => true);
    };
  }, [isOnline, mutate]);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 bg-warn-soft px-6 py-2 text-note text-warn max-md:px-4">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t(connection === 'offline' ? 'error.offline' : 'error.outage')}
        </p>
      )}
    </div>
  );
};
