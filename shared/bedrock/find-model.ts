// Finds a model's properties, and the regions that a call may reach, by the id in a stage's configuration.
import { GEOGRAPHIES, type Geography, type ModelEntry } from './entry.ts';
import { DESTINATIONS } from './geographies.ts';
import { MODELS } from './models.ts';

/** How a call is routed: in its region, within a geography, or anywhere. */
type Route = 'region' | Geography | 'global';
type EntryFor<U extends ModelEntry['use']> = Extract<ModelEntry, { use: U }>;
export type NamedModel<E extends ModelEntry = ModelEntry> = {
  /** The id in calls: with the prefix of its profile. */
  readonly id: string;
  readonly route: Route;
  readonly entry: E;
};

const ROUTES: readonly Exclude<Route, 'region'>[] = [...GEOGRAPHIES, 'global'];

const routeOf = (id: string): Route => ROUTES.find((prefix) => id.startsWith(`${prefix}.`)) ?? 'region';

/** Throws with the known ids: a stage that names another model must not be deployed. */
export const findModel = <U extends ModelEntry['use']>(id: string, use: U): NamedModel<EntryFor<U>> => {
  const route = routeOf(id);
  const bare = route === 'region' ? id : id.slice(route.length + 1);
  const isOfUse = (entry: ModelEntry): entry is EntryFor<U> => entry.use === use;
  const known = MODELS.filter(isOfUse);
  const entry = known.find((one) => one.id === bare);
  if (!entry) throw new Error(`no model "${id}" to ${use}: there are ${known.map((one) => one.id).join(', ')}`);
  return { id, route, entry };
};

/** Why the model cannot be called from this region, or `undefined`. */
export const outOfReach = ({ id, route, entry }: NamedModel, region: string): string | undefined => {
  if (route === 'global') return entry.isGlobal ? undefined : `${id}: there is no global profile of this model`;
  if (route === 'region')
    return entry.regions.includes(region) ? undefined : `${id}: ${region} does not answer it by itself`;
  if (!entry.geographies.includes(route)) return `${id}: there is no profile ${route} of this model`;
  return DESTINATIONS[route].includes(region) ? undefined : `${id}: the profile ${route} is not open to ${region}`;
};

/** The regions where a call may be processed; `anywhere` if the profile names none. */
export const reachOf = ({ route }: NamedModel, region: string): readonly string[] | 'anywhere' => {
  if (route === 'global') return 'anywhere';
  return route === 'region' ? [region] : DESTINATIONS[route];
};
