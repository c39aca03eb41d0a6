// Asks before an irreversible action; its code loads when it is first needed.
import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

export const Confirm = (props: ConfirmDialogProps) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
