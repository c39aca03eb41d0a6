// Defines a file of a workspace, its processing status and the reason if it could not be indexed.
import * as z from 'zod';
import { FileOrigin } from './drive.ts';
import { FILE_REASONS, FILE_STATUSES } from './enums.ts';
import { FILE_KINDS } from './file-kind.ts';
import { FileId, FolderId, WorkspaceId } from './ids.ts';

export const FileReason = z.enum(FILE_REASONS);
export type FileReason = z.infer<typeof FileReason>;

/** `shareable`: may be used in documents for the other side. Absent: inherited from the folder, else internal. */
export const Audience = z.enum(['internal', 'shareable']);
export type Audience = z.infer<typeof Audience>;

export const FileRow = z
  .object({
    id: FileId,
    fileId: FileId,
    projectId: WorkspaceId,
    /** Absent at the top level of the workspace. */
    folderId: FolderId.optional(),
    filename: z.string(),
    kind: z.enum(FILE_KINDS),
    /** Version of the content: each upload under the same name creates the next. */
    version: z.number().int().min(1),
    /** Set on an earlier version: the version that replaced it. */
    supersededBy: FileId.optional(),
    /** SHA-256 of the bytes, hexadecimal, once known. */
    checksum: z.string().optional(),
    /** Another file of the workspace with the same bytes. */
    duplicateOf: FileId.optional(),
    contentType: z.string(),
    size: z.number().int(),
    status: z.enum(FILE_STATUSES),
    reason: FileReason.optional(),
    /** Share of the work done, 0 to 1, while InProgress or Segmented. */
    progress: z.number().min(0).max(1).optional(),
    secondsLeft: z.number().int().optional(),
    pages: z.number().int().optional(),
    /** In lists the effective audience, inherited from folders if the file has none. */
    audience: Audience.optional(),
    /** For a file synced from a cloud drive. */
    origin: FileOrigin.optional(),
    uploadedBy: z.object({ id: z.string(), name: z.string() }),
    uploadedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FileRow' });
export type FileRow = z.infer<typeof FileRow>;

/** A position in a document. */
export const Locator = z
  .object({
    /** 1-based page of a PDF. */
    page: z.number().int().min(1).optional(),
    /** [left, top, right, bottom] as shares of the page, from its top left corner. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    slide: z.number().int().min(1).optional(),
    sheet: z.string().optional(),
    /** A1 notation, without the sheet. */
    range: z.string().optional(),
    section: z.string().optional(),
    /** 1-based first line of a text file. */
    line: z.number().int().min(1).optional(),
    /** The file hides it, or a part of it: a sheet, rows, columns or a slide. */
    hidden: z.literal(true).optional(),
  })
  .meta({ id: 'Locator' });
export type Locator = z.infer<typeof Locator>;

/** A piece of a document's extracted text, in reading order. */
export const Segment = z
  .object({
    kind: z.enum(['heading', 'text', 'row', 'note']),
    text: z.string(),
    /** Cells of a table row. */
    cells: z.array(z.string()).optional(),
    level: z.number().int().optional(),
    locator: Locator,
  })
  .meta({ id: 'Segment' });
export type Segment = z.infer<typeof Segment>;
