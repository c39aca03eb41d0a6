// Converts Google Drive's files; Google's own formats are exported as office files.
import * as z from 'zod';
import type { RemoteChange, RemoteFile, RemoteItem } from '../../ports/drives.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const SHORTCUT = 'application/vnd.google-apps.shortcut';
const OWN = 'application/vnd.google-apps.';

type Export = { readonly mime: string; readonly ending: string };
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const EXPORTS: Readonly<Record<string, Export>> = {
  document: { mime: `${OFFICE}wordprocessingml.document`, ending: '.docx' },
  spreadsheet: { mime: `${OFFICE}spreadsheetml.sheet`, ending: '.xlsx' },
  presentation: { mime: `${OFFICE}presentationml.presentation`, ending: '.pptx' },
  drawing: { mime: 'application/pdf', ending: '.pdf' },
};

export const FILE_FIELDS =
  'id,name,mimeType,parents,size,md5Checksum,version,modifiedTime,trashed,webViewLink,capabilities(canDownload)';

export const File = z.object({
  id: z.string().min(1),
  name: z.string(),
  mimeType: z.string(),
  parents: z.array(z.string()).optional(),
  size: z.coerce.number().optional(),
  md5Checksum: z.string().optional(),
  version: z.string().optional(),
  modifiedTime: z.string().optional(),
  trashed: z.boolean().optional(),
  webViewLink: z.string().optional(),
  capabilities: z.object({ canDownload: z.boolean().optional() }).optional(),
});
type File = z.infer<typeof File>;

const refusalOf = ({ mimeType, capabilities }: File, own: Export | undefined): RemoteFile['refused'] => {
  if (mimeType === SHORTCUT || (mimeType.startsWith(OWN) && !own)) return 'noExport';
  return capabilities?.canDownload === false ? 'notAllowed' : undefined;
};

/** Google's own documents have no checksum; their modification time changes with edits but not with renames. */
const etagOf = ({ md5Checksum, modifiedTime, version }: File): string => md5Checksum ?? modifiedTime ?? version ?? '';

export const itemOf = (file: File): RemoteItem => {
  const { id, name, mimeType, parents, size, webViewLink } = file;
  const parent = parents?.[0];
  if (mimeType === FOLDER) return { kind: 'folder', key: id, parent, name };
  const own = mimeType.startsWith(OWN) ? EXPORTS[mimeType.slice(OWN.length)] : undefined;
  const refused = refusalOf(file, own);
  return {
    kind: 'file',
    key: id,
    id,
    parent,
    name: own ? `${name}${own.ending}` : name,
    etag: etagOf(file),
    size,
    contentType: own?.mime ?? mimeType,
    ...(webViewLink ? { url: webViewLink } : {}),
    ...(own ? { exportAs: own.mime } : {}),
    ...(refused ? { refused } : {}),
  };
};

export const Change = z.object({
  removed: z.boolean().optional(),
  fileId: z.string().optional(),
  /** The feed also contains changes of shared drives themselves. */
  changeType: z.string().optional(),
  file: File.optional(),
});

export const changeOf = ({ removed, fileId, file }: z.infer<typeof Change>): RemoteChange[] => {
  if (file && !removed && !file.trashed) return [{ now: itemOf(file) }];
  const gone = fileId ?? file?.id;
  return gone ? [{ gone }] : [];
};
