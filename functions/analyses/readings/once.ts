// Gathers facts of a workspace once for all comparisons of a run: sections that share their notes share them.
import type { SectionContext } from '../builder.ts';
import type { Notes } from '../notes.ts';

type Read<T> = (context: SectionContext) => Promise<T>;

/** By the company whose side is taken. */
export const once = <T>(read: Read<T>): Read<T> => {
  const known = new WeakMap<Notes, Map<string, Promise<T>>>();
  return (context) => {
    const own = known.get(context.notes) ?? new Map<string, Promise<T>>();
    known.set(context.notes, own);
    const name = context.company?.name ?? '';
    const found = own.get(name) ?? read(context);
    own.set(name, found);
    return found;
  };
};
