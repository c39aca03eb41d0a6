// The contract's routes as the client needs them. The build puts the plain table here: see web/vite.config.ts.
import { contract } from '#shared/contract/contract.ts';
import { wiresOf } from '#shared/contract/wires.ts';

export const wires = wiresOf(contract);
