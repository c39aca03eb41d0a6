// Derives the kind of a file from its name, for display and filters. Without schemas, because the browser loads it.
export const FILE_KINDS = ['Document', 'Spreadsheet', 'Presentation', 'Image', 'Video', 'Audio', 'Other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const ENDINGS: Readonly<Record<Exclude<FileKind, 'Other'>, string>> = {
  Document: 'pdf doc docx hwp hwpx txt md html htm xml json rtf eml msg xhtml',
  Spreadsheet: 'xlsx xls xlsm csv tsv',
  Presentation: 'ppt pptx',
  Image: 'jpg jpeg png gif svg webp bmp tif tiff heic',
  Video: 'mp4 webm mov avi mkv',
  Audio: 'mp3 wav ogg m4a flac aac',
};

const BY_ENDING = new Map(
  FILE_KINDS.flatMap((kind) =>
    kind === 'Other' ? [] : ENDINGS[kind].split(' ').map((ending) => [ending, kind] as const),
  ),
);

export const fileKind = (filename: string): FileKind =>
  BY_ENDING.get(filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()) ?? 'Other';
