// The bin of a workspace: handlers of the contract rows.
import { eraseFromBin } from '../../domain/files/bin/erase.ts';
import { listBin } from '../../domain/files/bin/list.ts';
import { restoreFiles } from '../../domain/files/bin/restore.ts';
import type { HandlersOf } from '../../http/handler.ts';

type BinRoutes = 'files.bin' | 'files.restore' | 'files.erase';

export const binHandlers: Pick<HandlersOf<'files'>, BinRoutes> = {
  'files.bin': ({ caller, params, query }, { table }) =>
    listBin(table, { tenant: caller.tenant, projectId: params.projectId }, query),
  'files.restore': async ({ caller, params, body }, ports) => {
    const place = { tenant: caller.tenant, projectId: params.projectId };
    return { restored: (await restoreFiles(ports, place, body.fileIds)).length };
  },
  'files.erase': async ({ caller, params, body, about }, ports) => {
    for (const id of body.fileIds) about(id);
    const place = { tenant: caller.tenant, projectId: params.projectId };
    return { erased: await eraseFromBin(ports, place, body.fileIds) };
  },
};
