// The current row of a file: its name, its state and whether a newer version has replaced it.
import { useCall } from '#web/lib/api.ts';

const MOVING_MS = 2000;
const isMoving = (status: string | undefined) =>
  status === 'NotYet' || status === 'Imported' || status === 'InProgress' || status === 'Segmented';

export const useFileRow = (fileId: string | undefined) => {
  const { data, error } = useCall('files.versions', fileId ? { params: { fileId } } : null, {
    keepPreviousData: false,
    refreshInterval: (found) => (isMoving(found?.rows[0]?.status) ? MOVING_MS : 0),
  });
  return { row: data?.rows[0], error };
};
