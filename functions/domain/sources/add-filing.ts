// Adds a cited filing to a workspace: fetched whole from its register, or copied from the documents of a run.
import { AppError } from '#shared/contract/errors.ts';
import type { Reference } from '#shared/report/reference.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import type { FetchedFile, SourceDocument, Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { uploadKey } from '../../store/file-keys.ts';
import type { FileRecord } from '../../store/files.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { storeParts } from '../files/finish.ts';
import type { Made } from '../files/new-file.ts';

type Ports = Made & {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'remove' | 'abortParts'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly sources: Pick<Sources, 'of'>;
};

type Filing = NonNullable<Reference['filing']>;

const documentOf = ({ title, url = '', retrievedAt }: Reference, filing: Filing): SourceDocument => ({
  ...{
    id: filing.number,
    source: filing.provider,
    kind: 'filings',
    title,
    url,
    publisher: filing.provider,
    retrievedAt,
  },
  company: filing.company,
  filing: { type: '', number: filing.number, file: filing.file, isAmendment: false },
  isSample: false,
});

/** Names the file by its title, keeping the extension. */
const namedByTitle = (title: string, { filename }: Pick<FetchedFile, 'filename'>): string => {
  const extension = /\.[a-z0-9]{1,5}$/i.exec(filename)?.[0] ?? '';
  // A slash would cut the name.
  const name = title.replaceAll(/[/\\]/g, '-');
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`;
};

const fetched = async ({ sources }: Ports, caller: Caller, reference: Reference | undefined) => {
  if (!reference?.filing) throw new AppError('notFound');
  const providers = await sources.of(caller.tenant);
  const reply = await providers[reference.filing.provider].fetch(documentOf(reference, reference.filing));
  if (reply.is !== 'ok') throw new AppError(reply.is === 'empty' ? 'fileNotFound' : 'unavailable');
  const [main] = reply.value.files;
  return { ...main, filename: namedByTitle(reference.title, main) };
};

const notThere = (error: unknown): never => {
  throw error instanceof FileMissing ? new AppError('fileNotFound') : error;
};

const copied = async ({ files }: Ports, caller: Caller, { id, filename, contentType }: FileRecord) => ({
  ...{ filename, contentType },
  bytes: await files.readAll(uploadKey(caller.tenant, id)).catch(notThere),
});

export const addFiling = async (
  ports: Ports,
  caller: Caller,
  found: ResolvedEntities,
  { projectId, n }: { readonly projectId: string; readonly n?: number | undefined },
): Promise<FileRecord> => {
  const [file] = found.files;
  const { references = [], alsoRead = [] } = found.answer ?? {};
  const cited = [...references, ...alsoRead].find((one) => one.n === n);
  const part = file ? await copied(ports, caller, file) : await fetched(ports, caller, cited);
  const [row] = await storeParts(ports, caller, { projectId }, [part]);
  if (!row) throw new AppError('unexpected');
  return row;
};
