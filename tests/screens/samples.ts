// Rows that several screens are shown with.
import type { Project } from '#shared/model/project.ts';
import type { SearchRow } from '#shared/model/search.ts';

export const AT = '2026-11-23T00:00:00.000Z';
export const PROJECT_ID = 'prj_3jtrswatp8kt';
export const ME = { id: 'usr_1', name: '김서연' };

export const project = (change: Partial<Project> = {}): Project => ({
  ...{ id: PROJECT_ID, projectId: PROJECT_ID, name: '가온물류 인수 검토', alias: '', note: '', tags: [], tagging: [] },
  ...{ access: 2, type: 'work', visibility: 'Private', isLibrary: false, owner: ME, fileCount: 0 },
  ...{ createdAt: AT, updatedAt: AT, version: 1 },
  ...change,
});

export const question = (change: Partial<SearchRow> = {}): SearchRow => ({
  ...{ id: 'sea_3jtrswatp8kt_0mwsit4po8aagur8', projectId: PROJECT_ID, query: '매출액은 얼마인가요?' },
  ...{ status: 'Completed', createdBy: ME, createdAt: AT },
  ...change,
});
