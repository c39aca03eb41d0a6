// Reading a report is recorded as an opening, but a preview in a list is not.
import { expect, it } from 'vitest';
import type { AuditRow } from '#shared/model/audit.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Preview } from '#shared/report/preview.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { runIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

it.each([
  ['runs.preview', []],
  ['runs.report', ['report.open']],
] as const)('%s writes %j to the audit log', async (name, expected) => {
  // Prepare
  const test = await populated();
  const runId = runIdOf(workspaceIdOf('alpha', ACCESS.all));

  // Act
  const reply = await ask(test, name, owner, { params: { runId } });

  // Assess
  expect(dataOf<Preview>(reply).language).toBeDefined();
  const { rows } = dataOf<{ rows: AuditRow[] }>(await ask(test, 'organisation.audit', owner, {}));
  expect(rows.map(({ action }) => action)).toEqual(expected);
});
