// Reports of the sample workspace and a link to one, for tests of how screens show them; in the full run made by their
// analyses.
import { expect, vi } from 'vitest';
import { isFull, PASSWORD, stageFolder, url } from './browser.ts';
import { writeReports } from './written-reports.ts';

type Reply = { readonly data: Record<string, unknown> & { readonly rows: Record<string, string>[] } };

const caller = async (email: string) => {
  let token = '';
  const ask = async (path: string, body?: object): Promise<Reply['data']> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const reply: Reply = await (await fetch(url(path), { ...asked, headers })).json();
    return reply.data;
  };
  const signedIn = await ask('/api/organization/member/signin', { email, password: PASSWORD });
  token = String(signedIn.accessToken);
  return ask;
};

const DONE = { timeout: 240_000, interval: 500 };

/** Creates a text report, a report of figures, and the link to the first. */
export const makeReports = async () => {
  const ask = await caller('owner@hanbit.test');
  const { rows } = await ask('/api/v2/project?limit=100&offset=0');
  const projectId = rows.find(({ name }) => name === '가온물류 인수 검토')?.id ?? '';
  const make = async (type: string) => {
    const wanted = { projectId, type, language: 'ko', inputs: { company: '가온물류' } };
    const { plan, inputs } = await ask('/api/v2/runs/plan', wanted);
    const { id } = await ask('/api/v2/runs', { ...wanted, plan, inputs });
    await vi.waitFor(async () => expect((await ask(`/api/v2/runs/${id}`)).status).toBe('Completed'), DONE);
    return String(id);
  };
  const ids = isFull
    ? [await make('CompanyProfiling'), await make('DCF')]
    : await writeReports(stageFolder(), projectId);
  const { token } = await ask(`/api/v2/runs/${ids[0]}/shares`, { expiresInDays: 1 });
  return { reports: ids.map((id) => `/workflows/run/${id}`), link: `/shared#${token}` };
};
