// The root around every screen: router, tooltip, toasts, password prompt.
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { StepUpHost } from '../components/account/step-up-host.tsx';
import { ToastHost } from '../components/ui/toast-host.tsx';
import { TooltipHost } from '../components/ui/tooltip.tsx';
import { tellFetchFailed } from './fetch-failed.ts';
import { Integrations } from './integrations/integrations.tsx';
import { router } from './router.tsx';

export const App = () => {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <SWRConfig value={{ onError: (error, key) => tellFetchFailed(error, key, t) }}>
      <RouterProvider router={router} />
      <StepUpHost />
      <ToastHost />
      <TooltipHost />
      <Integrations />
    </SWRConfig>
  );
};
