// Builds response headers from the name and type of a stored file, safe for any name a user gives.

const DANGEROUS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+="?[\w.+-]+"?)*$/;

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * RFC 6266: an ASCII name for old clients, RFC 5987 for others. Control characters and bidirectional marks are dropped.
 */
export const contentDisposition = (disposition: 'inline' | 'attachment', filename: string): string => {
  const name = filename.toWellFormed().normalize('NFC').replace(DANGEROUS, '').replace(/[/\\]/g, '_').trim() || 'file';
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

export const safeContentType = (type: string): string =>
  type.length <= 200 && TYPE.test(type) ? type : 'application/octet-stream';

export const UPLOAD_SECONDS = 15 * 60;
export const DOWNLOAD_SECONDS = 5 * 60;
export const DOWNLOAD_CACHE = `private, max-age=${DOWNLOAD_SECONDS}`;

/** The header with which S3 accepts only bytes of this checksum. */
export const CHECKSUM_HEADER = 'x-amz-checksum-sha256';
export const base64Of = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').toString('base64');
export const checksumHeaders = (checksum: string): Record<string, string> => ({
  [CHECKSUM_HEADER]: base64Of(checksum),
});

/** Allows one upload per address: a second one cannot replace the bytes already read. */
export const ONCE_HEADER = 'if-none-match';
export const ONCE = '*';
