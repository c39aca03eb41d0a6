// A file's row as it stands now: its name, state and whether a newer version has taken its place.
import { useCall } from '../../lib/api.ts';

const MOVING_MS = 2000;

export const useFileRow = (fileId: string | undefined) => {
  const { data, error } = useCall('files.versions', fileId ? { params: { fileId } } : null, {
    keepPreviousData: false,
    refreshInterval: (found) => (found?.rows[0]?.progress === undefined ? 0 : MOVING_MS),
  });
  return { row: data?.rows[0], error };
};
