// The row of a finished run of one section, without credits or sources; fields given replace its own.
import type * as z from 'zod';
import type { RunData } from '#functions/store/runs.ts';
import { AT } from './test-ids.ts';

type Run = z.infer<typeof RunData>;

export const finishedRun = (run: Pick<Run, 'id' | 'projectId' | 'name' | 'organisation'> & Partial<Run>): Run => ({
  type: 'CompanyProfiling',
  inputVariable: run.name,
  inputs: { company: { name: run.name } },
  language: 'en',
  plan: { sections: [{ id: 'customers', title: 'Customers', on: true }], sources: [], credits: 1, seconds: 15 },
  status: 'Completed',
  stage: 10,
  sections: [{ id: 'customers', title: 'Customers', state: 'Done', written: 1 }],
  sources: [],
  credits: 1,
  createdBy: { id: 'owner', name: 'owner' },
  createdAt: AT,
  endedAt: AT,
  attempt: 1,
  reported: 1,
  machine: 'run',
  fileType: 'doc',
  isSample: false,
  evidence: [],
  begunAt: AT,
  app: 'https://app.test',
  workspace: run.name,
  ...run,
});
