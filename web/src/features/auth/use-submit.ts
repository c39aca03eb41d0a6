// Runs a form's call. The form shows the reason of a failure; the toast shows the same, or what failed where that has a
// name.
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { useErrorText } from '#web/lib/error-text.ts';

export const useSubmit = (failed?: string) => {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const text = errorText(error);
      setFailure(text);
      toast({ kind: 'error', text: failed ?? text });
    }
  };
  return { run, failure };
};
