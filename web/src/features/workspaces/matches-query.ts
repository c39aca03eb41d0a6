// Whether a workspace matches a query: by name, other name, note or tag.
import type { Workspace } from '#shared/model/workspace.ts';

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();

export const matchesQuery = (
  workspace: Pick<Workspace, 'name' | 'alias' | 'note' | 'tags'>,
  query: string,
): boolean => {
  const text = folded([workspace.name, workspace.alias, workspace.note, ...workspace.tags].join('\n'));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
