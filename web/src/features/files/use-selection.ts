// The files that are selected, over the pages of the list.
import { useState } from 'react';
import type { FileRow } from '#shared/model/file.ts';

export const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const select = (files: readonly FileRow[], on: boolean) =>
    setSelected((old) => {
      const next = new Map(old);
      for (const { id, filename } of files)
        if (on) next.set(id, filename);
        else next.delete(id);
      return next;
    });
  return { selected, select, clear: () => setSelected(new Map()) };
};
