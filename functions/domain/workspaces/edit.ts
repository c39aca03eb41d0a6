// Changes a row with optimistic locking: refuses an edit of an older version with the current one, retries conflicts.
import { AppError } from '#shared/contract/errors.ts';
import { WriteConflict } from '../../ports/table.ts';

const MAX_ATTEMPTS = 5;

type Edit<R> = {
  readonly current: R;
  /** The version that the caller saw; without it the change applies to the current row. */
  readonly version: number | undefined;
  /** Converts the row to what the caller sees. */
  readonly view: (row: R) => { readonly version: number };
  readonly reread: () => Promise<R | undefined>;
  /** Throws WriteConflict if the row has changed since it was read. */
  readonly write: (row: R) => Promise<R>;
};

/** Throws stale with the caller's current view, notFound if the row no longer exists. */
export const edit = async <R>({ current, version, view, reread, write }: Edit<R>): Promise<R> => {
  let row = current;
  for (let tries = 1; ; tries += 1) {
    const seen = view(row);
    if (version !== undefined && version !== seen.version) throw new AppError('stale', {}, seen);
    try {
      return await write(row);
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === MAX_ATTEMPTS) throw error;
    }
    const next = await reread();
    if (!next) throw new AppError('notFound');
    row = next;
  }
};
