// Runs on the real stage: from inputs to documents; stopped, killed, rewritten, shared, deleted.
import { beforeAll, describe, expect, it } from 'vitest';
import { lazy } from '#shared/lazy.ts';
import type { RunRow } from '#shared/model/run.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { countOf } from '../helpers/properties.ts';
import {
  firstWorkspace,
  look,
  MAX_WAIT_MS,
  newWorkspace,
  type Person,
  settled,
  signIn,
  sleep,
} from '../helpers/real-stage.ts';

let person: Person;
let owner: Person;
let projectId: string;
const enter = async () => {
  person = await signIn(own.stage, 'member@hanbit.test');
  owner = await signIn(own.stage, 'owner@hanbit.test');
};
const own = ownStage();
beforeAll(async () => {
  await enter();
  projectId = await firstWorkspace(person);
  await settled(person, projectId);
});

type Type = Exclude<RunRow['type'], 'Checklist'>;
const start = async (type: Type, inputs: Record<string, unknown>, keep?: readonly string[], place = projectId) => {
  const body = { projectId: place, type, inputs, language: 'ko' as const };
  const { plan, inputs: understood } = await person.call('runs.plan', { body });
  const sections = plan.sections.map((one) => ({ ...one, on: keep ? keep.includes(one.id) : one.on }));
  // Beside a workspace's own files the sample servers are off by default.
  const sources = plan.sources.map((one) => ({ ...one, on: true }));
  return person.call('runs.start', { body: { ...body, inputs: understood, plan: { ...plan, sections, sources } } });
};
const get = (runId: string) => person.call('runs.get', { params: { runId } });
const ended = async (runId: string, isOver = (run: RunRow) => run.status !== 'InProgress'): Promise<RunRow> => {
  const until = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const run = await get(runId);
    if (isOver(run)) return run;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(run)}`);
    await sleep(100);
  }
};
const ledgerOf = async (about: string) => {
  const { rows } = await owner.call('organisation.credits', { query: { limit: 100 } });
  return rows.filter((row) => row.about?.startsWith(about)).map(({ kind, amount }) => ({ kind, amount }));
};
const emailsOf = (runId: string) =>
  look(own.folder, 'inbox.sqlite', 'select * from letter').filter((row) => JSON.stringify(row).includes(runId));
const reportOf = (runId: string) => person.call('runs.report', { params: { runId } });

const GAON = { company: '가온물류' };

const FEW_SECTIONS = ['keyFinancials', 'riskFactors', 'ownership'];
/**
 * A finished company profile, created once for the tests that do not change it, since each run writes four documents.
 */
const finished = lazy(async () => ended((await start('CompanyProfiling', GAON, FEW_SECTIONS)).id));
/** A second one, which a test rewrites and another deletes. */
const other = lazy(async () => ended((await start('CompanyProfiling', GAON, FEW_SECTIONS)).id));
/** The full run reads a profile of all sections. */
const isWhole = countOf(0, 1) === 1;

describe('a company profile', () => {
  it('is planned, written with a source for every figure, rendered, charged once and announced by one email', async () => {
    // Act
    const run = await (isWhole ? ended((await start('CompanyProfiling', GAON)).id) : finished());
    const report = await reportOf(run.id);

    // Assess
    expect(run).toMatchObject({ status: 'Completed', stage: 10, progress: 1, isSample: true });
    const text = JSON.stringify(report.sections);
    for (const figure of ['438,512', '46.2%', '한라전자']) expect(text).toContain(figure);
    const refs = [...text.matchAll(/"refs":\[([\d,]*)\]/g)].flatMap(([, list = '']) => list.split(',').map(Number));
    const numbers = new Set(report.references.map(({ n }) => n));
    expect(refs.filter((n) => !numbers.has(n))).toEqual([]);
    expect(new Set(report.references.map(({ source }) => source))).toContain('DART');
    const ledger = await ledgerOf(run.id);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['reserve', 'settle']);
    expect(emailsOf(run.id)).toHaveLength(1);
    expect(JSON.stringify(emailsOf(run.id))).toContain('가온물류 기업 프로필');
  });

  it('opens fetched documents like files, but no question of the workspace finds them', async () => {
    const report = await reportOf((await finished()).id);
    const { rows } = await person.call('files.list', { query: { projectId, limit: 100 } });
    const fetched = look(own.folder, 'table.sqlite', "select sk from item where sk like 'EVIDENCE#%'");
    const [one] = fetched.map((row) => String(row.sk).slice('EVIDENCE#'.length));

    const content = await person.call('files.content', { params: { fileId: one ?? '' }, query: { limit: 5 } });

    expect(content.rows.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id)).not.toContain(one);
    expect(report.references.length).toBeGreaterThan(0);
  });

  it('is downloaded as Excel, Word, PDF and PowerPoint, also by the specification’s route, and is an activity of the workspace', async () => {
    const run = await finished();

    const files = await Promise.all(
      (['2', '3', '4', '5'] as const).map(async (format) => {
        const { url, filename } = await person.call('runs.download', {
          params: { runId: run.id },
          query: { format },
        });
        const reply = await fetch(own.stage.url + url.replace(/^https?:\/\/[^/]+/, ''));
        return { filename, bytes: new Uint8Array(await reply.arrayBuffer()) };
      }),
    );
    const word = await person.raw('GET', `/api/projects/${projectId}/reports/${run.id}/word-download/?source=app`);
    const { rows } = await person.call('runs.activities', { query: { projectId, type: 'export' } });

    expect(files.map(({ filename }) => filename.split('.').at(-1))).toEqual(['xlsx', 'docx', 'pdf', 'pptx']);
    expect(files.map(({ bytes }) => String.fromCharCode(...bytes.subarray(0, 2)))).toEqual(['PK', 'PK', '%P', 'PK']);
    expect(word.status).toBe(200);
    expect(rows.filter(({ id }) => id === run.id)).toHaveLength(5);
  });

  it('is refused for an unknown company before it starts; of two with one name a person chooses', async () => {
    const body = { projectId, type: 'CompanyProfiling' as const, language: 'ko' as const };
    const unknown = await person.call('runs.plan', { body: { ...body, inputs: { company: '아무도모르는회사' } } });
    const missing = await person.call('runs.plan', { body: { ...body, inputs: {} } });

    expect(unknown.problems).toEqual([{ field: 'company', code: 'companyUnknown' }]);
    expect(missing.problems).toEqual([{ field: 'company', code: 'required' }]);
  });
});

describe('a memorandum', () => {
  it('waits for its structure, is written as chosen with custom sections, and costs what was planned', async () => {
    // Prepare
    const inputs = { ...GAON, homepage: 'gaon-logistics.example', dataSource: 'CoreSignal' };
    const proposed = await ended((await start('ImWorkflow', inputs)).id);
    const chosen = proposed.sections
      .filter(({ id }) => ['riskFactors', 'executiveSummary'].includes(id))
      .reverse()
      .map(({ id, title }) => ({ id, title: id === 'riskFactors' ? '위험' : title, on: true }));

    // Act
    const run = await person.call('runs.structure', {
      params: { runId: proposed.id },
      body: { sections: [...chosen, { id: 'mine', title: '주요 고객', on: true }] },
    });
    const over = await ended(run.id);
    const report = await reportOf(run.id);

    // Assess
    expect(proposed.status).toBe('AwaitingStructure');
    expect(proposed.sections.filter(({ on }) => on)).toHaveLength(15);
    expect(proposed.sections.find(({ id }) => id === 'appendix')).toMatchObject({ on: false });
    expect(over.status).toBe('Completed');
    expect(report.sections.map(({ title }) => title)).toEqual(['위험', '요약', '주요 고객']);
    expect(JSON.stringify(report.sections[2])).toContain('고객 A');
    expect(JSON.stringify(report.sections)).not.toContain('한라전자');
    expect(emailsOf(run.id)).toHaveLength(1);
  });
});

describe('a run that does not end by itself', () => {
  it('is stopped inside a section: written text stays, the rest is refunded, and nothing continues', async () => {
    const { id, credits } = await start('CompanyFullReport', {
      ...GAON,
      homepage: 'gaon-logistics.example',
      country: 'KR',
    });
    await ended(id, ({ sections }) => sections.some(({ state }) => state === 'Writing'));

    const stopped = await person.call('runs.cancel', { params: { runId: id } });
    const again = await person.call('runs.cancel', { params: { runId: id } });
    await sleep(3000);

    expect([stopped.status, again.status]).toEqual(['Stopped', 'Stopped']);
    expect(await get(id)).toMatchObject({ version: stopped.version, status: 'Stopped' });
    const ledger = await ledgerOf(id);
    expect(ledger).toHaveLength(2);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0) + stopped.credits).toBe(0);
    expect(stopped.credits).toBeLessThan(credits);
  });

  it('resumes after the stage is killed while writing, and ends once', async () => {
    const { id } = await start('CompanyProfiling', GAON, ['companyOverview', ...FEW_SECTIONS]);
    // A short section may be over between two looks.
    await ended(id, ({ sections }) => sections.some(({ state }) => state === 'Writing' || state === 'Done'));

    await own.stage.kill();
    await own.startAgain();
    await enter();
    const run = await ended(id);

    expect(run.status).toBe('Completed');
    expect((await ledgerOf(id)).map(({ kind }) => kind).sort()).toEqual(['reserve', 'settle']);
    expect(emailsOf(id)).toHaveLength(1);
    const { rows } = await person.call('runs.events', { params: { runId: id } });
    expect(rows.map((event) => event.id)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.filter(({ event }) => event === 'done')).toHaveLength(1);
  });
});

describe('a finished report', () => {
  it('has one section rewritten by an instruction; the others stay, and the changes are shown', async () => {
    const first = await finished();
    const second = await other();

    await person.call('runs.rewrite', {
      params: { runId: second.id, sectionId: 'riskFactors' },
      body: { instruction: '주요 고객은 누구인가?' },
    });
    const run = await ended(second.id);
    const changed = await person.call('runs.compare', { params: { runId: run.id }, query: { with: first.id } });

    expect(run.status).toBe('Completed');
    expect(changed.sentences.map(({ section }) => section)).toEqual(['riskFactors']);
    expect(changed.sentences[0]?.added.join(' ')).toContain('한라전자');
    expect(changed.figures).toEqual([]);
    expect(emailsOf(run.id)).toHaveLength(1);
  });

  it('opens for anybody with its share link, until it is revoked', async () => {
    const run = await finished();
    const { share, token } = await person.call('runs.share', {
      params: { runId: run.id },
      body: { expiresInDays: 1 },
    });
    const open = (text: string) =>
      fetch(`${own.stage.url}/api/v2/shared/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: text }),
      });

    const opened = await open(token);
    const { data } = await opened.json();
    const guessed = await open(`${token.slice(0, -4)}AAAA`);
    await person.call('runs.unshare', { params: { shareId: share.id } });
    const revoked = await open(token);
    const { rows } = await person.call('runs.shares', { query: { projectId } });

    expect(data.html).toContain('noindex');
    expect(data.html).toContain('Hanbit Partners');
    expect(data.html).toContain('한라전자');
    expect(data.html).not.toContain('<script');
    expect([opened.status, guessed.status, revoked.status]).toEqual([200, 404, 404]);
    expect(rows.find(({ id }) => id === share.id)).toMatchObject({ opened: 1, revokedAt: expect.any(String) });
    expect(JSON.stringify(look(own.folder, 'table.sqlite', 'select * from item'))).not.toContain(token.split('.')[2]);
  });

  it('is completely removed when it or its workspace is deleted', async () => {
    // Prepare
    const place = await newWorkspace(owner, 'to be deleted');
    const one = await other();
    const two = await ended((await start('CompanyProfiling', GAON, ['keyFinancials'], place)).id);
    const traces = () => {
      const rows = JSON.stringify(
        look(
          own.folder,
          'table.sqlite',
          "select pk, sk from item where pk not like '%CREDITS%' and pk not like '%AUDIT%'",
        ),
      );
      return [one, two].map(({ id }) => rows.includes(id));
    };

    // Act
    await person.call('runs.delete', { params: { runId: one.id } });
    await person.call('files.erase', { params: { projectId }, body: { ids: [one.id] } });
    await expect.poll(traces).toEqual([false, true]);
    await owner.call('projects.delete', { params: { id: place } });
    await owner.call('projects.erase', { body: { ids: [place] } });

    // Assess
    const left = `select sk from item where sk like 'EVIDENCE#%${place.slice(4)}%' or sk = 'RUN#${two.id}'`;
    await expect.poll(() => look(own.folder, 'table.sqlite', left)).toEqual([]);
  });
});
