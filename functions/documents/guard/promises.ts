// The table of byte types that a file extension allows.

const OF: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  docx: 'docx docm dotx dotm',
  pptx: 'pptx pptm ppsx ppsm potx',
  xlsx: 'xlsx xlsm xltx xltm',
  xlsb: 'xlsb',
  doc: 'doc dot',
  ppt: 'ppt pps pot',
  xls: 'xls xlt',
  opendocument: 'odt ods odp ott ots otp',
  hwp: 'hwp',
  hwpx: 'hwpx',
  msg: 'msg',
  eml: 'eml',
  rtf: 'rtf',
  html: 'html htm xhtml',
  xml: 'xml xbrl xsd',
  json: 'json',
  csv: 'csv tsv tab',
  markdown: 'md markdown',
  text: 'txt text log srt yaml yml js css ini',
  image: 'png jpg jpeg gif webp',
  svg: 'svg',
  video: 'mp4 m4v mov webm',
  audio: 'ogg oga mp3 wav m4a',
  zip: 'zip',
};

const PROMISES: ReadonlyMap<string, string> = new Map(
  Object.entries(OF).flatMap(([type, extensions]) => extensions.split(' ').map((extension) => [extension, type])),
);

/** `undefined` for an unknown extension. */
export const promiseOf = (filename: string): string | undefined =>
  PROMISES.get(/\.([^.\\/]{1,10})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '');
