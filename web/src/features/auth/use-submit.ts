// Runs a form's call and says what went wrong, inline and as the one toast.
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { useErrorText } from '#web/lib/error-text.ts';

export const useSubmit = () => {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const text = errorText(error);
      setFailure(text);
      toast({ kind: 'error', text });
    }
  };
  return { run, failure };
};
