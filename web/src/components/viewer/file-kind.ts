// A file's kind, by its name: which icon it gets and how it is shown.
const FILE_KINDS = [
  'pdf',
  'document',
  'slides',
  'sheet',
  'text',
  'page',
  'image',
  'video',
  'audio',
  'archive',
  'other',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const EXTENSIONS: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  pdf: ['pdf'],
  document: ['doc', 'docx', 'docm', 'rtf', 'odt', 'hwp', 'hwpx'],
  slides: ['ppt', 'pptx', 'pptm', 'odp'],
  sheet: ['xls', 'xlsx', 'xlsm', 'csv', 'tsv', 'ods'],
  text: ['txt', 'md', 'markdown', 'json', 'css', 'js', 'log', 'eml', 'msg'],
  page: ['html', 'htm', 'xml', 'xhtml'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'],
  video: ['mp4', 'webm', 'ogv'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  archive: ['zip', '7z', 'gz'],
};

const BY_EXTENSION: ReadonlyMap<string, FileKind> = new Map(
  FILE_KINDS.flatMap((kind) => (kind === 'other' ? [] : EXTENSIONS[kind].map((ext) => [ext, kind] as const))),
);

export const extensionOf = (filename: string): string => {
  const dot = filename.lastIndexOf('.');
  return dot > 0 && dot < filename.length - 1 ? filename.slice(dot + 1).toLowerCase() : '';
};

export const kindOf = (filename: string): FileKind => BY_EXTENSION.get(extensionOf(filename)) ?? 'other';

/** The extension as shown in the type column; empty for a name without one. */
export const typeLabel = (filename: string): string => extensionOf(filename).slice(0, 8).toUpperCase();
