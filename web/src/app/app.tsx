// What surrounds every screen: the router, one tooltip, one toast, one question for the password.
import { RouterProvider } from 'react-router-dom';
import { StepUpHost } from '../components/account/step-up-host.tsx';
import { ToastHost } from '../components/ui/toast-host.tsx';
import { TooltipHost } from '../components/ui/tooltip.tsx';
import { router } from './router.tsx';

export const App = () => (
  <>
    <RouterProvider router={router} />
    <StepUpHost />
    <ToastHost />
    <TooltipHost />
  </>
);
