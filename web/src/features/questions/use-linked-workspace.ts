// The workspace of a conversation: the one its first question was asked in, which a link also selects; else the chosen one.
import { useEffect } from 'react';
import { workspaceOf } from '#shared/model/workspace-of.ts';
import { selectWorkspace, useSelectedWorkspace } from '#web/lib/selected-workspace.ts';

export const useLinkedWorkspace = (ids: readonly string[]): string | undefined => {
  const { projectId: selected } = useSelectedWorkspace();
  const [first] = ids;
  const linked = first === undefined ? undefined : workspaceOf(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened conversation selects; afterwards the reader may choose another workspace
  useEffect(() => {
    // The label follows once the list of workspaces has loaded.
    if (linked && linked !== selected) selectWorkspace({ label: '', value: linked });
  }, [linked]);
  return first === undefined ? selected : linked;
};
