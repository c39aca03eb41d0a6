// A file of a workspace, its processing status and the reason when it could not be read.
import * as z from 'zod';
import { FileOrigin } from './drive.ts';
import { FILE_REASONS, FILE_STATUSES } from './enums.ts';
import { FILE_KINDS } from './file-kind.ts';
import { FileId, FolderId, ProjectId } from './ids.ts';

export const FileReason = z.enum(FILE_REASONS);
export type FileReason = z.infer<typeof FileReason>;

/** `shareable`: may be drawn on in documents for the other side. Absent: as the folder says, and internal where none does. */
export const Audience = z.enum(['internal', 'shareable']);
export type Audience = z.infer<typeof Audience>;

export const FileRow = z
  .object({
    id: FileId,
    fileId: FileId,
    projectId: ProjectId,
    /** Absent at the top of the workspace. */
    folderId: FolderId.optional(),
    filename: z.string(),
    kind: z.enum(FILE_KINDS),
    /** Of the content: each upload under the same name makes the next. */
    version: z.number().int().min(1),
    /** Set on an earlier version: the one that took its place. */
    supersededBy: FileId.optional(),
    /** SHA-256 of the bytes, hexadecimal, once it is known. */
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
    /** In lists the one that counts, its folders' where it has none of its own. */
    audience: Audience.optional(),
    /** Of a file that follows one in a cloud drive. */
    origin: FileOrigin.optional(),
    uploadedBy: z.object({ id: z.string(), name: z.string() }),
    uploadedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FileRow' });
export type FileRow = z.infer<typeof FileRow>;

/** Where in a document something is. */
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
