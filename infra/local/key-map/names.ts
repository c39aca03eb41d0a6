// The values in sample rows, and their placeholders in the key map.
import { awaitedUntil } from '#functions/store/files.ts';

export const TENANT = 'tenant';
export const AT = '2026-01-01T00:00:00.000Z';
export const WORKSPACE = 'prj_project00000';
export const FILE = 'fil_project00000_0000000000000000';
export const QUESTION = 'sea_project00000_0000000000000000';
export const TAG = 'tag_000000000000';
export const FOLDER = 'wfo_000000000000';
export const FILE_FOLDER = 'fol_project00000_0000000000000000';
export const INVITATION = 'inv_0000000000000000';
export const RUN = 'run_project00000_0000000000000000';
export const SHARE = 'shr_project00000_0000000000000000';
export const DRIVE = 'drv_project00000_0000000000000000';
export const CHECKLIST = 'chk_project00000_0000000000000000';
export const USER = 'the-user-id';
export const by = { id: USER, name: '' };
export const work = { deadline: '2026-01-01T00:20:00.000Z' };

const NAMES: readonly (readonly [string, string])[] = [
  [`ORG#${TENANT}`, 'ORG#<tenant>'],
  [work.deadline, '<deadline>'],
  [awaitedUntil({ uploadedAt: AT }), '<deadline>'],
  [AT, '<time>'],
  [AT.slice(0, 7), '<month>'],
  [FILE, '<file>'],
  [QUESTION, '<search>'],
  [RUN, '<run>'],
  [SHARE, '<share>'],
  [DRIVE, '<drive>'],
  [CHECKLIST, '<checklist>'],
  [WORKSPACE, '<project>'],
  [TAG, '<tag>'],
  [FOLDER, '<folder>'],
  [FILE_FOLDER, '<folder>'],
  [INVITATION, '<invitation>'],
  [USER, '<user>'],
  ['#tenant#', '#<tenant>#'],
];
export const named = (text: string) => NAMES.reduce((left, [value, name]) => left.replaceAll(value, name), text);
