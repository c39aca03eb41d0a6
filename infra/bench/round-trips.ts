// Counts table round trips by route: the maximum, and the routes that need more than two.
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import { roundTrips } from '#tests/helpers/route-round-trips.ts';
import type { Figure } from './table.ts';

export const roundTripFigures = async (): Promise<Figure[]> => {
  const counts = await Promise.all(ROUTE_NAMES.map(async (name) => ({ name, count: await roundTrips(name) })));
  const worst = Math.max(...counts.map(({ count }) => count));
  const streams = (name: (typeof ROUTE_NAMES)[number]) => 'events' in contract[name];
  const rest = counts.filter(({ name }) => !streams(name));
  return [
    {
      name: 'table round trips of a route, most',
      value: Math.max(...rest.map(({ count }) => count)),
      unit: '',
      target: { most: 2 },
    },
    { name: 'table round trips of a stream until it is open, most', value: worst, unit: '' },
  ];
};
