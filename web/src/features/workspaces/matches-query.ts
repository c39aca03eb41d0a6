// Whether a workspace matches a query: by name, other name, note or tag.
import type { Project } from '#shared/model/project.ts';

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();

export const matchesQuery = (project: Pick<Project, 'name' | 'alias' | 'note' | 'tags'>, query: string): boolean => {
  const text = folded([project.name, project.alias, project.note, ...project.tags].join('\n'));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
