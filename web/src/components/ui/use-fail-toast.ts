// Shows a toast for a failure: the server's reason where a person can act on it, else what failed.
import { ApiError } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { toast } from './toast.tsx';

export const useFailToast = () => {
  const errorText = useErrorText();
  return (error: unknown, failed: string) => {
    const hasReason = error instanceof ApiError && error.status >= 400 && error.status < 500;
    toast({ kind: 'error', text: hasReason ? errorText(error) : failed });
  };
};
