// The state and actions of the file screen for one workspace.
import { useState } from 'react';
import { type Refusal, sift } from '#web/components/uploads/limits.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { Entry } from './entry.ts';
import type { Question } from './entry-dialogs.tsx';
import type { RowCommands } from './table-props.ts';
import type { Choosing } from './upload/drop-target.tsx';
import type { Chosen } from './upload/upload-item.ts';
import { uploads } from './upload/uploads.ts';
import { useEntries } from './use-entries.ts';
import { useEntryActions } from './use-entry-actions.ts';
import { useFilesAddress } from './use-files-address.ts';
import { useSelection } from './use-selection.ts';

const focusRow = (id: string | undefined) => {
  const row = id && document.querySelector(`[data-entry="${id}"]`);
  if (row instanceof HTMLElement) row.focus();
};

const useSending = (projectId: string, folderId: string | undefined, onSent: () => void) => {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const send = (chosen: readonly Chosen[]) => {
    const { accepted, refused } = sift(chosen);
    setRefusals(refused);
    if (accepted.length === 0) return;
    uploads.add(
      projectId,
      accepted.map((one) => ({ folderId, ...one })),
    );
    onSent();
  };
  return { refusals, send, forget: () => setRefusals([]) };
};

export const useScreen = (projectId: string) => {
  const address = useFilesAddress();
  const selection = useSelection();
  const entries = useEntries(projectId, address);
  const actions = useEntryActions(projectId);
  const mayWrite = useCan('file.write', projectId);
  const [question, ask] = useState<Question>();
  const sending = useSending(projectId, address.folder, () => address.goTo(1));

  const remove = async (removed: readonly Entry[]) => {
    if (!(await actions.remove(removed))) return;
    selection.select(removed, false);
    ask(undefined);
    address.restart(removed.some(({ id }) => id === address.file));
  };
  const close = () => {
    address.open(undefined);
    focusRow(address.file);
  };
  const commandsWith = (choose: Choosing): RowCommands => ({
    open: (entry) => (entry.entity === 'folder' ? address.openFolder(entry.id) : address.open(entry.id)),
    rename: (entry) => ask({ about: 'name', naming: { is: 'rename', entry } }),
    move: (moving) => ask({ about: 'move', entries: moving }),
    remove: (removed) => ask({ about: 'delete', entries: removed }),
    changeAudience: (entry) => void actions.changeAudience(entry),
    retry: actions.retry,
    showVersions: (file) => ask({ about: 'versions', file }),
    uploadVersion: ({ filename, folderId }) => choose.one((file) => sending.send([{ file, filename, folderId }])),
    dropOn: (draggedId, folder) => {
      const { selected } = selection;
      const dragged = selected.has(draggedId)
        ? [...selected.values()]
        : (entries.rows ?? []).filter(({ id }) => id === draggedId);
      selection.clear();
      void actions.move(dragged, folder);
    },
  });
  return { address, selection, entries, actions, mayWrite, question, ask, sending, remove, close, commandsWith };
};
export type Screen = ReturnType<typeof useScreen>;
