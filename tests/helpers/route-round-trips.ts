// The table round trips of one call of a route.
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { idsOf, VALID } from '../api/inputs.ts';
import { counted } from './round-trips.ts';
import { populated } from './tenants.ts';
import { tokenOf, workspaceIdOf } from './test-ids.ts';
import { ask } from './test-kernel.ts';

export const roundTrips = async (name: RouteName): Promise<number> => {
  const test = await populated();
  const { table, counter } = counted(test.table);
  const watched = { ...test, kernel: { ...test.kernel, ports: { ...test.kernel.ports, table } } };
  const input = VALID[name](idsOf(workspaceIdOf('alpha', ACCESS.all)));
  const right = contract[name].rule === 'public' ? { body: { email: 'owner@alpha.test', password: 'right' } } : input;
  await ask(watched, name, contract[name].rule === 'public' ? undefined : tokenOf('alpha', 'owner'), right);
  return counter.roundTrips;
};
