// Defines the error codes of the API, their HTTP status and their form on the wire. Texts: i18n `errors.<code>`.
import * as z from 'zod';

export const ERROR_STATUS = {
  badInput: 400,
  projectNeeded: 400,
  fileTooMany: 400,
  passwordOwnWords: 400,
  wrongCredentials: 401,
  notSignedIn: 401,
  noCredits: 402,
  notEnoughCredits: 402,
  invitationInvalid: 400,
  resetInvalid: 400,
  mfaWrong: 401,
  mfaCodeNeeded: 401,
  mfaNeeded: 403,
  stepUpNeeded: 403,
  passcodeNeeded: 403,
  passcodeWrong: 403,
  readerNeeded: 403,
  readerCodeWrong: 403,
  organisationSuspended: 403,
  forbidden: 403,
  ownerOnly: 403,
  exportForbidden: 403,
  notFound: 404,
  routeNotFound: 404,
  fileNotFound: 404,
  organisationNotFound: 404,
  conflict: 409,
  stale: 409,
  emailExists: 409,
  nameExists: 409,
  lastOwner: 409,
  tooLarge: 413,
  fileTooLarge: 413,
  uploadTooLarge: 413,
  keyReused: 422,
  spreadsheetOnly: 400,
  spreadsheetClosed: 422,
  cellFixed: 422,
  formulaBroken: 422,
  superseded: 409,
  editsTooMany: 413,
  listEncrypted: 422,
  listDamaged: 422,
  listFormat: 400,
  listTooLong: 413,
  listUploadTooLarge: 413,
  listEmpty: 422,
  listRunning: 409,
  templateUnreadable: 422,
  templateNoStyles: 422,
  templateStyleBroken: 422,
  rowLocked: 409,
  rowsApproved: 409,
  rowsUnchanged: 409,
  statementsBreak: 409,
  filesInternal: 409,
  quotaWorkspaces: 409,
  quotaFolders: 409,
  quotaTags: 409,
  quotaStorage: 409,
  quotaJobs: 429,
  quotaPace: 429,
  quotaHours: 429,
  quotaStreams: 429,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export type ErrorParams = Readonly<Record<string, string | number>>;

/** A failure that a caller may see. Anything else thrown is a 500 without details. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Sent to the client with the message, for example the row's current state on `stale`. */
  readonly data: unknown;
  constructor(code: ErrorCode, params: ErrorParams = {}, data?: unknown) {
    super(code);
    this.code = code;
    this.params = params;
    this.data = data;
  }
}

export const ErrorReply = z
  .object({
    success: z.literal(false),
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.string(),
    /** The invalid input field, for `badInput`. */
    field: z.string().optional(),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorReply = z.infer<typeof ErrorReply>;
