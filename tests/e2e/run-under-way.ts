// A run under way that no machine works on, so that it cannot end before a person stops it. How working runs are
// stopped is a test of the stage.
import { join } from 'node:path';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { secureRandom } from '#functions/adapters/node/random.ts';
import { newRunId } from '#functions/domain/ids.ts';
import { runs } from '#functions/store/runs.ts';
import { finishedRun } from '../helpers/finished-run.ts';

type Place = { readonly folder: string; readonly projectId: string };

/** Returns its id. Without a deadline the reaper neither starts nor ends it. */
export const writeRunUnderWay = async ({ folder, projectId }: Place): Promise<string> => {
  const id = newRunId({ clock: systemClock, random: secureRandom }, projectId);
  const sections = [{ id: 'overview', title: '회사 개요', state: 'Waiting' as const, written: 0 }];
  const { endedAt, ...run } = finishedRun({
    ...{ id, projectId, sections, language: 'ko', name: '가온물류 · 종합 보고서', organisation: 'Hanbit Partners' },
    ...{ type: 'CompanyFullReport', status: 'InProgress', stage: 1, reported: 0 },
  });
  const table = sqliteTable(join(folder, 'table.sqlite'));
  await table.write({ put: runs.row('hanbit', run) });
  table.close();
  return id;
};
