// The workbooks of a workspace, and the rows of one from its extracted text.
import { useCall } from '#web/lib/api.ts';

const SPREADSHEET = /\.(xlsx|xls|csv)$/i;
/** The page size limit of the contract. */
const MAX_FILES = 100;
const MAX_ROWS = 2000;

export const useWorkbooks = (projectId: string) => {
  const { data } = useCall('files.list', { query: { projectId, limit: MAX_FILES } });
  return data?.rows.filter(({ filename, status }) => SPREADSHEET.test(filename) && status === 'Done');
};

export const useSheetSegments = (fileId: string | undefined) => {
  const { data } = useCall('files.content', fileId ? { params: { fileId }, query: { limit: MAX_ROWS } } : null, {
    keepPreviousData: false,
  });
  return data?.rows;
};
