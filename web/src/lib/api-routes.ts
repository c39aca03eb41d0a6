// The contract's routes as the client needs them. The build replaces this with a plain table: see web/vite.config.ts.
import { contract } from '#shared/contract/contract.ts';
import { routeManifest } from '#shared/contract/route-manifest.ts';

export const apiRoutes = routeManifest(contract);
