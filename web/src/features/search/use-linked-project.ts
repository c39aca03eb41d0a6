// The workspace of a conversation: the one its first question was asked in, which a link also selects; else the chosen one.
import { useEffect } from 'react';
import { projectOf } from '#shared/model/project-of.ts';
import { selectProject, useSelectedProject } from '#web/lib/selected-project.ts';

export const useLinkedProject = (ids: readonly string[]): string | undefined => {
  const { projectId: selected } = useSelectedProject();
  const [first] = ids;
  const linked = first === undefined ? undefined : projectOf(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened conversation selects; afterwards the reader may choose another workspace
  useEffect(() => {
    // The label follows once the list of workspaces has loaded.
    if (linked && linked !== selected) selectProject({ label: '', value: linked });
  }, [linked]);
  return first === undefined ? selected : linked;
};
