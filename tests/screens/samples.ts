// Sample rows for several screens.

import type { QuestionRow } from '#shared/model/question.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import type { List } from '#web/features/checklists/types.ts';

export const AT = '2026-11-23T00:00:00.000Z';
export const WORKSPACE_ID = 'prj_3jtrswatp8kt';
export const ME = { id: 'usr_1', name: '김서연' };

export const workspace = (change: Partial<Workspace> = {}): Workspace => ({
  ...{
    id: WORKSPACE_ID,
    projectId: WORKSPACE_ID,
    name: '가온물류 인수 검토',
    alias: '',
    note: '',
    tags: [],
    tagging: [],
  },
  ...{ access: 2, type: 'work', visibility: 'Private', isLibrary: false, owner: ME, fileCount: 0 },
  ...{ createdAt: AT, updatedAt: AT, version: 1 },
  ...change,
});

export const question = (change: Partial<QuestionRow> = {}): QuestionRow => ({
  ...{ id: 'sea_3jtrswatp8kt_0mwsit4po8aagur8', projectId: WORKSPACE_ID, query: '매출액은 얼마인가요?' },
  ...{ status: 'Completed', createdBy: ME, createdAt: AT },
  ...change,
});

export const checklist = (change: Partial<List> = {}): List => ({
  ...{ id: 'chk_3jtrswatp8kt_0mwsit4po8aagur8', projectId: WORKSPACE_ID, name: '목록', filename: 'list.xlsx' },
  ...{ format: 'xlsx', count: 1, statuses: {}, isRunning: false, isWaiting: false },
  ...{ createdBy: ME, createdAt: AT, version: 1, estimate: { rows: 1, credits: 1, seconds: 1 } },
  reading: { sheets: [], otherSheets: [], count: 1, warnings: [] },
  ...change,
});
