// Creates a workspace with a sample document in the reader's language, and waits until it is searchable.
import { ACCESS, type Language } from '#shared/model/enums.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { sendSmallFile } from '#web/components/uploads/send-small-file.ts';
import { call } from '#web/lib/api.ts';

type SampleFile = { readonly path: string; readonly contentType: string };

const SAMPLE_FILES: Readonly<Record<Language, SampleFile>> = {
  ko: { path: 'gaon-annual-report.pdf', contentType: 'application/pdf' },
  en: { path: 'northway-10k.html', contentType: 'text/html' },
  ja: { path: 'shirakaba-earnings.pdf', contentType: 'application/pdf' },
};

const POLL_MS = 500;
/** The time such a document takes on a busy machine; after that the question is asked anyway. */
const MAX_POLLS = 60;
const ENDED: readonly string[] = ['Done', 'Imported', 'Passed', 'Error'];

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

const fetchSample = async ({ path, contentType }: SampleFile): Promise<Blob> => {
  const reply = await fetch(`/samples/${path}.bin`);
  if (!reply.ok) throw new Error(`sample document: ${reply.status}`);
  return new Blob([await reply.arrayBuffer()], { type: contentType });
};

const indexed = async (projectId: string, fileId: string): Promise<void> => {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { rows } = await call('files.list', { query: { projectId } });
    if (ENDED.includes(rows.find(({ id }) => id === fileId)?.status ?? '')) return;
    await pause();
  }
};

type Texts = { readonly name: string; readonly note: string; readonly filename: string };

/** Fetches the document first, so that a failure leaves no empty workspace behind. */
export const makeSample = async (language: Language, { name, note, filename }: Texts): Promise<Workspace> => {
  const bytes = await fetchSample(SAMPLE_FILES[language]);
  const workspace = await call('projects.create', { body: { name, note, access: ACCESS.all } });
  await indexed(workspace.id, await sendSmallFile(workspace.id, filename, bytes));
  return workspace;
};
