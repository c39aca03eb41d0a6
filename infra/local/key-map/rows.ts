// A sample row of each kind in the table: those of the other files here, then credits, the audit log and emails.
import type { Item, Write } from '#functions/ports/table.ts';
import { auditRow } from '#functions/store/audit.ts';
import { balances, held, ledger } from '#functions/store/credits.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { inboxEmails, outboxKey } from '#functions/store/outbox.ts';
import { AT, by, TENANT, work } from './names.ts';
import { ORGANISATION_ROWS } from './organisation-rows.ts';
import { audit } from './records.ts';
import { bare, type SampleRow } from './sample-row.ts';
import { WORK_ROWS } from './work-rows.ts';
import { WORKSPACE_ROWS } from './workspace-rows.ts';

const putOf = (write: Write): Item => {
  if (!('put' in write)) throw new Error('a put was expected');
  return write.put;
};

/** In the order of the page. */
export const ROWS: readonly SampleRow[] = [
  ...ORGANISATION_ROWS,
  ...WORKSPACE_ROWS,
  ...WORK_ROWS,
  ['credits left', balances.row(TENANT, { balance: 0, jobs: 0 })],
  ['credits held for a job', held.row(TENANT, { about: '<job>', amount: 0, by, ...work })],
  ['ledger entry', ledger.row(TENANT, { kind: 'grant', amount: 0, about: '<about>', by, at: AT })],
  ['audit entry', putOf(auditRow(audit))],
  ['email sent', bare(outboxKey('<hash>'), 1)],
  [
    'email of a stage with an inbox',
    inboxEmails.row(PLATFORM, { hash: '<hash>', at: AT, to: '', subject: '', text: '', html: '' }),
  ],
];
