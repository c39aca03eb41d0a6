// The audit log, call by call: its rows, its readers, and its export.
import { describe, expect, it } from 'vitest';
import { auditRow } from '#functions/store/audit.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { admin, member, open, owner } from '../../helpers/alpha.ts';
import { audit, type Log } from '../../helpers/staff.ts';
import { populated } from '../../helpers/tenants.ts';
import { checklistIdOf, fileIdOf, questionIdOf, runIdOf, workspaceIdOf } from '../../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../../helpers/test-kernel.ts';

const addAudit = async (test: TestKernel, days: readonly string[], userId = 'owner', about?: readonly string[]) => {
  for (const [i, day] of days.entries())
    await test.table.write(
      auditRow({
        tenant: 'alpha',
        userId,
        name: '=cmd',
        action: i % 2 ? 'signIn' : 'export',
        targets: about ?? [day],
        sourceIp: '192.0.2.1',
        requestId: `request-${i}`,
        now: Date.parse(`${day}T12:00:00Z`),
      }),
    );
};

describe('the audit log', () => {
  // The organizations of the test begin on 21 November 2026.
  const DAYS = ['2026-11-21', '2026-11-22', '2026-11-30', '2026-12-01', '2027-02-03'];

  it("shows who did what, with the person's name at that time", async () => {
    const test = await populated();
    await ask(test, 'organisation.addTag', owner, { body: { name: 'New' } });
    await ask(test, 'organisation.addTag', admin, { body: { name: 'New' } });
    const { rows } = await audit(test);
    expect(rows.toSorted((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject([
      { action: 'denied', route: 'organisation.addTag', by: { id: 'admin', name: 'admin alpha' } },
      { action: 'tag.change', by: { id: 'owner', name: 'owner alpha' }, targets: expect.arrayContaining(['New']) },
    ]);
  });

  it('names objects that its reader may open', async () => {
    // Prepare
    const test = await populated();
    const own = workspaceIdOf('alpha', ACCESS.personal);
    const targets = [open, own].flatMap((id) => [fileIdOf(id), runIdOf(id), questionIdOf(id), checklistIdOf(id)]);
    await addAudit(test, ['2026-11-21'], 'owner', [...targets, 'tag_cccccccccccc']);

    // Act
    const [mine, theirs] = [await audit(test), dataOf<Log>(await ask(test, 'organisation.audit', admin))];

    // Assess
    expect(Object.keys(mine.names).sort()).toEqual(targets.toSorted());
    expect(theirs.names).toEqual({
      [fileIdOf(open)]: 'canary-alpha.txt',
      [runIdOf(open)]: 'canary-alpha',
      [questionIdOf(open)]: 'canary-alpha',
      [checklistIdOf(open)]: 'canary-alpha',
    });
  });

  it('is paged newest first over months, without gaps or repeats', async () => {
    const test = at(await populated(), '2027-02-10');
    await addAudit(test, DAYS);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Log = await audit(test, { limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...page.rows.flatMap(({ targets }) => targets));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(DAYS.toReversed());
  });

  it('is filtered by days, action and person', async () => {
    const test = at(await populated(), '2027-02-10');
    await addAudit(test, DAYS);
    const daysOf = async (query: Record<string, string>) =>
      (await audit(test, query)).rows.flatMap(({ targets }) => targets);
    expect(await daysOf({ from: '2026-11-22', to: '2026-12-01' })).toEqual(['2026-12-01', '2026-11-30', '2026-11-22']);
    expect(await daysOf({ action: 'signIn' })).toEqual(['2026-12-01', '2026-11-22']);
    expect(await daysOf({ userId: 'owner', to: '2026-11-30' })).toEqual(['2026-11-30', '2026-11-22', '2026-11-21']);
    expect(await daysOf({ userId: 'admin' })).toEqual([]);
    expect(await daysOf({ from: '2027-03-01' })).toEqual([]);
  });

  it('refuses an invalid cursor', async () => {
    const test = await populated();
    for (const cursor of ['x', '2026-11-21T00:00:00.000Z', 'ORG#beta'])
      expect((await ask(test, 'organisation.audit', owner, { query: { cursor } })).status).toBe(400);
  });

  it('is exported as CSV in the reader’s language without formulas, and the export is logged', async () => {
    const test = await populated();
    await addAudit(test, [new Date().toISOString().slice(0, 10)]);
    const reply = await ask(test, 'organisation.auditCsv', owner, { headers: { language: 'KO' } });
    expect(reply.headers['content-type']).toBe('text/csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reply.bytes);
    expect(text.startsWith('\ufeff시각(UTC),이름,')).toBe(true);
    expect(text).toContain(",'=cmd,");
    expect((await audit(test)).rows.map(({ action }) => action)).toContain('audit.export');
  });

  it('is shown only to people with its flag', async () => {
    const test = await populated();
    expect((await ask(test, 'organisation.audit', member)).status).toBe(403);
    expect((await ask(test, 'organisation.auditCsv', member)).status).toBe(403);
  });
});

/** The same kernel on another day. */
const at = (test: TestKernel, day: string): TestKernel => {
  const clock = { ...test.kernel.ports.clock, now: () => Date.parse(`${day}T00:00:00Z`) };
  return { ...test, kernel: { ...test.kernel, ports: { ...test.kernel.ports, clock } } };
};
