// Defines the enumerations of the product's specification, with the numbers of stored rows.
import { REGISTER_NAMES } from './registers.ts';

export const ROLES = { superAdmin: 1, owner: 2, admin: 3, member: 4, guest: 5, adminNotCreator: 6 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

export const STATUS = { active: 1, inactive: 2 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Who may see a workspace: the whole organization, its members, or only its owner. */
export const ACCESS = { all: 1, limited: 2, personal: 3 } as const;
export type Access = (typeof ACCESS)[keyof typeof ACCESS];

/** An invited organization has no owner yet; nobody can sign in to a suspended one. */
export const ORGANISATION_STATUSES = ['invited', 'active', 'suspended'] as const;

/** Kinds of changes to the credit balance. */
export const LEDGER_KINDS = ['grant', 'reserve', 'settle', 'refund'] as const;

/**
 * The specification's two other names of the same choice: whose a workspace is, and whether the whole organization can
 * see it.
 */
export const WORKSPACE_TYPES = ['work', 'personal'] as const;
export const VISIBILITIES = ['Public', 'Private'] as const;

/**
 * The specification's nine permission flags. Staff = organization admins, User = members, Report = questions and
 * reports.
 */
export const FLAGS = [
  'SuperAdmin',
  'StaffView',
  'StaffEdit',
  'PermissionEdit',
  'AuditLogView',
  'UserView',
  'UserEdit',
  'ReportView',
  'ReportEdit',
] as const;
export type Flag = (typeof FLAGS)[number];

export const LANGUAGES = ['ko', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
/** For formats of dates and numbers. */
export const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP' };

export const FILE_STATUSES = ['NotYet', 'InProgress', 'Segmented', 'Done', 'Imported', 'Passed', 'Error'] as const;
const BEING_READ: readonly string[] = [
  'NotYet',
  'Imported',
  'InProgress',
  'Segmented',
] satisfies (typeof FILE_STATUSES)[number][];
/** True if the text will be searchable but is not yet. */
export const isBeingRead = (status: (typeof FILE_STATUSES)[number]): boolean => BEING_READ.includes(status);

/** Why a file ended in Error, each with something that the user can do about it. */
export const FILE_REASONS = [
  'empty',
  'passwordNeeded',
  'malware',
  'unscannable',
  'damaged',
  'tooLargeOpened',
  'notWhatItSays',
  'unsupported',
  'noText',
  'tookTooLong',
  'uploadIncomplete',
  'temporary',
] as const;

/** `AwaitingStructure`: a memorandum waits for its structure to be chosen. */
export const RUN_STATUSES = ['InProgress', 'AwaitingStructure', 'Completed', 'Stopped', 'Failed'] as const;

/** The specification's numbers: how work ended, and what a screen shows of it. */
export const TASK_RESULTS = { Completed: 2, Failed: 3 } as const;
export const LOADING_STATES = { loading: 1, success: 2, error: 3 } as const;

/** Kinds of activity in a workspace. */
export const ACTIVITY_TYPES = ['file', 'question', 'run', 'export', 'figures'] as const;

/** Stages 0 to 12 of a run, in the specification's order; the number is the index. */
export const STAGES = [
  'NotStart',
  'Start',
  'Industry',
  'Competitors',
  'StatusForDownloadingSecDartFiles',
  'LogsPart',
  'LogsStream',
  'ReportStart',
  'ReportStream',
  'References',
  'Complete',
  'Exception',
  'Summary',
] as const;
export type Stage = (typeof STAGES)[number];

export const SOURCES = ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'] as const;
export type Source = (typeof SOURCES)[number];
