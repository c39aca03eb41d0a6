// The red flags of a workspace in its reports: those of all lists, numbered as in the report; none in external
// documents.
import { describe, expect, it } from 'vitest';
import { build } from '#functions/analyses/build.ts';
import { notesFor } from '#functions/analyses/notes.ts';
import { workspaceRegister } from '#functions/domain/checklists/workspace-register.ts';
import type { Gathered } from '#functions/domain/runs/gathered.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { checklistRows, checklists, type RowRecord } from '#functions/store/checklists.ts';
import type { RunRecord } from '#functions/store/runs.ts';
import { registerOf } from '#functions/tasks/write-section/section-sources.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

import { contextFor } from '#tests/helpers/section-context.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const TENANT = 'alpha';
const WORKSPACE = 'prj_aaaaaaaaaaaa';
const AT = '2026-11-21T00:00:00.000Z';

const listOf = (n: number, rows: readonly RowRecord[]) => {
  const id = `chk_aaaaaaaaaaaa_000000000000000${n}`;
  const list = {
    id,
    projectId: WORKSPACE,
    name: `List ${n}`,
    filename: '',
    format: 'none' as const,
    language: 'en' as const,
  };
  const by = { id: 'usr_1', name: 'Kim' };
  return [
    checklists.row(TENANT, { ...list, generation: 1, count: rows.length, createdBy: by, createdAt: AT }),
    ...rows.map(({ version: _version, ...row }) => checklistRows.row(TENANT, { ...row, checklistId: id })),
  ];
};

const tableOf = async (...lists: readonly (readonly RowRecord[])[]) => {
  const table = emptyTable();
  for (const put of lists.flatMap((rows, n) => listOf(n + 1, rows))) await table.write({ put });
  return table;
};

const flaggedTwice = () =>
  tableOf(
    [rowOf(1, {}), rowOf(2, { status: 'redFlag', risk: { severity: 'manageable' } })],
    [rowOf(1, { status: 'redFlag', risk: { severity: 'dealBreaker', mitigation: 'Consent before closing' } })],
  );

describe('the red flags of a workspace', () => {
  it('come from all its lists, the most severe first, numbered like the report', async () => {
    const notes = notesFor(AT, new Map());
    const table = await flaggedTwice();

    const made = await workspaceRegister(table, { tenant: TENANT, projectId: WORKSPACE, language: 'en' }, notes.adopt);

    expect(made?.caption).toBe('Red-flag register');
    expect(made?.rows.map((cells) => [cells[0]?.text, cells[1]?.text, cells[5]?.text])).toEqual([
      ['Deal-breaker', 'Question 1?', 'Consent before closing'],
      ['Manageable', 'Question 2?', ''],
    ]);
    expect(made?.rows.map((cells) => cells[2]?.refs)).toEqual([[1], [1]]);
    expect(notes.all().map(({ title }) => title)).toEqual(['file 2']);
  });

  it('leave a section unchanged without flags', async () => {
    const table = await tableOf([rowOf(1, {})]);
    const made = await workspaceRegister(table, { tenant: TENANT, projectId: WORKSPACE, language: 'en' }, () => 1);

    expect(made).toBeUndefined();
  });

  it.each([
    ['InvestmentHighlights', 'FILES', 2],
    ['InvestmentHighlights', 'WEB', undefined],
    ['ImWorkflow', 'FILES', undefined],
  ] as const)('of %s over %s have %s rows', async (type: AnalysisType, source, count) => {
    const ports = { table: await flaggedTwice() } as unknown as Ports;
    const run = { type, projectId: WORKSPACE, language: 'en' } as RunRecord;
    const read = { all: [{ source } as Gathered], notes: notesFor(AT, new Map()) };

    const made = await registerOf(ports, { tenant: TENANT, runId: 'run', attempt: 1 }, run, read)();

    expect(made?.rows.length).toBe(count);
  });

  it('are among the risks of a thesis', async () => {
    const table = await flaggedTwice();
    const context = contextFor({ type: 'InvestmentHighlights', inputs: { company: 'Acme' } });
    const register = () =>
      workspaceRegister(table, { tenant: TENANT, projectId: WORKSPACE, language: 'en' }, context.notes.adopt);
    const risks = analysisOf('InvestmentHighlights').sections.find(({ id }) => id === 'thesisRisks');
    const inner = { ...context, register };

    const built = risks && (await build(risks.work, { ...inner, build: (work) => build(work, inner) }));

    expect(built?.blocks.map((block) => (block.kind === 'table' ? block.caption : block.kind))).toContain(
      'Red-flag register',
    );
  });
});
