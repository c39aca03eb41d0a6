// Loads the workbook each time it is opened, not from the cache, because its cells may have been edited since.
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import type { Workbook } from './grid/layout.ts';

type Opening = { readonly workbook?: Workbook; readonly error?: unknown };

export const useWorkbook = (id: string): Opening & { retry: () => void } => {
  const [opening, setOpening] = useState<Opening>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let wanted = true;
    setOpening({});
    call('spreadsheets.open', { params: { id } }).then(
      (workbook) => wanted && setOpening({ workbook }),
      (error) => wanted && setOpening({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);
  return { ...opening, retry: () => setAttempt((count) => count + 1) };
};
