// Finds the ids in an input.
import { AppError } from '#shared/contract/errors.ts';
import type { IdAt } from '#shared/contract/route.ts';
import { type IdKind, workspaceOf } from '#shared/model/ids.ts';
import type { Input } from './input.ts';

export type Id = { readonly kind: IdKind; readonly id: string };

const at = (value: unknown, path: readonly string[]): unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((inner) => at(inner, path));
  if (typeof value !== 'object' || value === null) return [];
  return at(Object.getOwnPropertyDescriptor(value, name)?.value, rest);
};

const ALL: readonly unknown[] = [undefined, 1, '1', 'all'];

export const idsOf = (places: readonly IdAt[], input: Input): Id[] =>
  places.flatMap((place) =>
    at(input[place.in], place.name.split('.'))
      .flat()
      .filter((id) => !(place.orAll && ALL.includes(id)))
      .flatMap((id) => (typeof id === 'string' ? [{ kind: place.kind, id }] : [])),
  );

const OF_A_WORKSPACE: readonly IdKind[] = [
  'workspace',
  'file',
  'upload',
  'folder',
  'question',
  'answer',
  'run',
  'earlierRun',
  'share',
  'drive',
  'checklist',
  'membership',
];

/** Returns the workspace of the ids. Throws notFound if they are from more than one. */
export const oneWorkspace = (ids: readonly Id[]): string | undefined => {
  const bound = ids.filter(({ kind }) => OF_A_WORKSPACE.includes(kind));
  const named = new Set(bound.map(({ id }) => workspaceOf(id)));
  if (named.size > 1) throw new AppError('notFound');
  return [...named][0];
};
