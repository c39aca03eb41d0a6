// Hosts the toasts; their code loads with the first message.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasted, subscribeToToasts } from './toast.tsx';

const Toaster = lazy(() => import('./toaster.tsx'));

export const ToastHost = () =>
  useSyncExternalStore(subscribeToToasts, hasToasted) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
