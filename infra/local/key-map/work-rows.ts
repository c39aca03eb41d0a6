// A sample row of each kind that questions, runs, checklists and drives have, made by the functions of the store.
import { checklistLayouts } from '#functions/store/checklist-layouts.ts';
import { checklistRows, checklists } from '#functions/store/checklists.ts';
import { consents, driveClients, drives } from '#functions/store/drives.ts';
import { exportRows } from '#functions/store/exports.ts';
import { figureAlerts } from '#functions/store/figure-alerts.ts';
import { evidenceFiles } from '#functions/store/files.ts';
import { key, pk } from '#functions/store/keys.ts';
import { presence } from '#functions/store/presence.ts';
import { answerKey, questions } from '#functions/store/questions.ts';
import { runs } from '#functions/store/runs.ts';
import { shares } from '#functions/store/shares.ts';
import { FILE, QUESTION, RUN, TENANT, USER } from './names.ts';
import {
  checklist,
  checklistRow,
  consent,
  drive,
  driveClient,
  exported,
  figureAlert,
  file,
  question,
  run,
  share,
} from './records.ts';
import { bare, type SampleRow } from './sample-row.ts';

/** In the order of the page. */
export const WORK_ROWS: readonly SampleRow[] = [
  ['question', questions.row(TENANT, question)],
  ['answer', bare(answerKey(TENANT, QUESTION, USER))],
  ['run', runs.row(TENANT, run)],
  ['events of a run of an analysis', bare(key(pk(TENANT, 'RUN', RUN), 'EVENT#<number>'), 1)],
  ['document of a run, earlier version of a file', evidenceFiles.row(TENANT, file)],
  ['link to a report', shares.row(TENANT, share)],
  ['checklist', checklists.row(TENANT, checklist)],
  ['row of a checklist', checklistRows.row(TENANT, checklistRow)],
  ['layout of lists, as it was corrected', checklistLayouts.row(TENANT, { hash: '<hash>', sheets: [] })],
  ['who has something open', presence.row(TENANT, { id: FILE, userId: USER, firstName: '', lastName: '', seenAt: 0 })],
  ['cloud drive that a workspace follows', drives.row(TENANT, drive)],
  ['consent to a cloud drive, on its way', consents.row(TENANT, consent)],
  ['OAuth client for a cloud drive, encrypted', driveClients.row(TENANT, driveClient)],
  ['document that has left', exportRows.row(TENANT, exported)],
  ['figures of a report that a new version changes', figureAlerts.row(TENANT, figureAlert)],
  ['events of a run', bare(key(pk(TENANT, 'RUN', QUESTION), 'EVENT#<last number>'), 1)],
];
