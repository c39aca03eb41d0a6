// Limits of one upload, in one place (DESIGN: 50 MB a file, 50 files an upload). Without schemas, because the browser
// loads it.
export const UPLOAD = {
  maxBytes: 50 * 1024 * 1024,
  maxFiles: 50,
  /** What a dropped folder may hold. */
  maxFolderFiles: 5000,
  /** Above this the browser sends parts that can be resumed. */
  partsAbove: 16 * 1024 * 1024,
  partBytes: 8 * 1024 * 1024,
  /** What a multipart body may weigh on its way through API Gateway and Lambda. */
  maxMultipartBytes: 4 * 1024 * 1024,
} as const;

/** How deep folders may be in each other, and how many a workspace may have. */
export const FOLDERS = { maxDepth: 10, maxCount: 2000 } as const;
