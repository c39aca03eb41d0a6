// What surrounds every screen: the router, one tooltip, one toast.
import { RouterProvider } from 'react-router-dom';
import { ToastHost } from '../components/ui/toast-host.tsx';
import { TooltipHost } from '../components/ui/tooltip.tsx';
import { router } from './router.tsx';

export const App = () => (
  <>
    <RouterProvider router={router} />
    <ToastHost />
    <TooltipHost />
  </>
);
