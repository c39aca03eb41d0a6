// The contract's routes as the client needs them. The build puts the plain table here: see web/vite.config.ts.
import { contract } from '#shared/contract/contract.ts';
import { routeManifest } from '#shared/contract/route-manifest.ts';

export const apiRoutes = routeManifest(contract);
