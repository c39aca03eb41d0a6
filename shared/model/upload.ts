// Defines the limits of one upload in one place (DESIGN: 50 MB per file, 50 files per upload). Without schemas, because
// the browser loads it.
export const UPLOAD = {
  maxBytes: 50 * 1024 * 1024,
  maxFiles: 50,
  /** Maximum files of a dropped folder. */
  maxFolderFiles: 5000,
  /** Above this size the browser sends parts that can be resumed. */
  partsAbove: 16 * 1024 * 1024,
  partBytes: 8 * 1024 * 1024,
  /** Maximum size of a multipart body through API Gateway and Lambda. */
  maxMultipartBytes: 4 * 1024 * 1024,
} as const;

/** Maximum nesting and number of folders in a workspace. */
export const FOLDERS = { maxDepth: 10, maxCount: 2000 } as const;
