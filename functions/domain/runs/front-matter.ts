// Stores the front matter of a run's report and provides it to the run's documents.
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { AppError } from '#shared/contract/errors.ts';
import { FrontMatter } from '#shared/report/front-matter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type RunRecord, runs } from '../../store/runs.ts';
import { pictureSize } from '../account/picture-size.ts';
import type { Caller } from '../caller.ts';
import { printAgain } from './next-attempt.ts';
import { keep, names, readStored } from './stored.ts';
import { runName } from './titles.ts';

/** A document for the other side always has front matter, even if nobody has entered any. */
export const frontMatterOf = async (
  files: Pick<Files, 'readAll'>,
  tenant: string,
  { id, type }: RunRecord,
): Promise<FrontMatter | undefined> => {
  if (type === 'Checklist') return undefined;
  const written = await readStored(files, { tenant, runId: id }, names.frontMatter, FrontMatter);
  return written ?? (analysisOf(type).forOutsiders ? {} : undefined);
};

const LARGEST_SIDE = 1024;
const PREFIX = 'data:image/png;base64,';

/** Decodes and encodes the logo again, so that only the image of the uploaded file is kept. */
const cleanLogo = async (address: string): Promise<string> => {
  const unreadable = () => new AppError('badInput', { field: 'logo' });
  const bytes = Buffer.from(address.slice(PREFIX.length), 'base64');
  const size = pictureSize(bytes);
  if (size?.kind !== 'png' || Math.max(size.width, size.height) > LARGEST_SIDE) throw unreadable();
  const { PNG } = await import('pngjs');
  try {
    return PREFIX + PNG.sync.write(PNG.sync.read(bytes)).toString('base64');
  } catch {
    throw unreadable();
  }
};

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

/** The run is listed, emailed and downloaded under the title of its document. */
const titleOf = ({ language, type, inputs, inputVariable }: RunRecord, { title }: FrontMatter): string => {
  const analysis = analysisOf(type);
  return title ?? runName(language, analysis, parseInputs(analysis.fields, inputs).inputs, inputVariable);
};

export const setFrontMatter = async (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  given: FrontMatter,
): Promise<RunRecord> => {
  if (run.status === 'InProgress') throw new AppError('stale');
  if (run.type === 'Checklist') throw new AppError('notFound');
  const next = given.logo ? { ...given, logo: await cleanLogo(given.logo) } : given;
  await keep(ports.files, { tenant: caller.tenant, runId: run.id }, names.frontMatter, next);
  const name = titleOf(run, next);
  if (run.reported > 0) return printAgain(ports, caller, run, name);
  const row = runs.row(caller.tenant, { ...run, name }, run.version);
  await ports.table.write({ put: row, if: { version: run.version } });
  return runs.read(row);
};
