// The current row of a file: its name, its state and whether a newer version has replaced it.
import { isBeingRead } from '#shared/model/enums.ts';
import { useCall } from '#web/lib/api.ts';

const MOVING_MS = 2000;

export const useFileRow = (fileId: string | undefined) => {
  const { data, error } = useCall('files.versions', fileId ? { params: { fileId } } : null, {
    keepPreviousData: false,
    refreshInterval: (found) => {
      const [row] = found?.rows ?? [];
      return row && isBeingRead(row.status) ? MOVING_MS : 0;
    },
  });
  return { row: data?.rows[0], error };
};
