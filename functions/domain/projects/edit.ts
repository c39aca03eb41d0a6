// Changes a row with optimistic locking: an edit of an older version is refused with the current one, a conflict is retried.
import { AppError } from '#shared/contract/errors.ts';
import { WriteConflict } from '../../ports/table.ts';

const MAX_ATTEMPTS = 5;

type Edit<R> = {
  readonly current: R;
  /** The version that the caller saw; without it the change is made to whatever is there. */
  readonly version: number | undefined;
  /** What the caller sees of the row. */
  readonly view: (row: R) => { readonly version: number };
  readonly reread: () => Promise<R | undefined>;
  /** Throws WriteConflict when the row is no longer as it was read. */
  readonly write: (row: R) => Promise<R>;
};

/** Throws stale with what the caller would see now, notFound when the row has gone. */
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
