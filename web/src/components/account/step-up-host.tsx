// Hosts the dialog that asks for the password again; its code loads when it is first needed.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pendingStepUp, subscribeToStepUp } from '#web/lib/step-up.ts';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'));

export const StepUpHost = () => {
  const pending = useSyncExternalStore(subscribeToStepUp, pendingStepUp);
  return (
    pending && (
      <Suspense>
        <StepUpDialog onClose={pending.close} />
      </Suspense>
    )
  );
};
