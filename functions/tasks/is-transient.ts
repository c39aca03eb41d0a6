// Which errors of a step are worth a retry of the whole step; any other fails only the part at hand.
import { ModelBusy } from '../ports/model.ts';
import { IndexWaking } from '../ports/search-index.ts';

export const isTransient = (error: unknown): boolean => error instanceof IndexWaking || error instanceof ModelBusy;
