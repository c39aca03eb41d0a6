// The rows of a sheet around those on screen, fetched two hundred at a time, with their merged cells.
import { useMemo } from 'react';
import { useCall } from '#web/lib/api.ts';

const BLOCK = 200;

type RowRange = { readonly fileId: string; readonly sheet: number; readonly from: number; readonly to: number };

export const useSheetRows = ({ fileId, sheet, from, to }: RowRange) => {
  const block = Math.floor((from - 1) / BLOCK);
  const inputOf = (n: number) => ({
    params: { id: fileId },
    query: { sheet, from: n * BLOCK + 1, to: (n + 1) * BLOCK },
  });
  const first = useCall('spreadsheets.content', inputOf(block));
  const isAcross = to > (block + 1) * BLOCK;
  const second = useCall('spreadsheets.content', isAcross ? inputOf(block + 1) : null);
  const [one, other] = [first.data, isAcross ? second.data : undefined];
  const merges = useMemo(() => [...(one?.merges ?? []), ...(other?.merges ?? [])], [one, other]);
  const rows = [...(one?.rows ?? []), ...(other?.rows ?? [])].filter(({ row }) => row >= from && row <= to);
  const failed = [first, second].find(({ data, error }) => error && !data);
  return { rows, merges, failed };
};
