// Requires an entity that the ids of a route name; the HTTP layer has resolved it before the handler runs.
import { AppError } from '#shared/contract/errors.ts';

export const requireFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw new AppError('notFound');
  return found;
};
