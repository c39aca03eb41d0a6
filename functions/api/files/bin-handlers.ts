// The bin of a workspace: handlers of the contract rows.
import { eraseFromBin } from '../../domain/files/bin/erase.ts';
import { listBin } from '../../domain/files/bin/list.ts';
import { restoreFromBin } from '../../domain/files/bin/restore.ts';
import type { HandlersOf } from '../../http/handler.ts';

type BinRoutes = 'files.bin' | 'files.restore' | 'files.erase';

export const binHandlers: Pick<HandlersOf<'files'>, BinRoutes> = {
  'files.bin': ({ caller, params, query, found }, { table }) =>
    listBin(table, { caller, projectId: params.projectId, standing: found.standing }, query),
  'files.restore': async ({ caller, params, body, found }, ports) => {
    const where = { caller, projectId: params.projectId, standing: found.standing };
    return { restored: await restoreFromBin(ports, where, body.ids) };
  },
  'files.erase': async ({ caller, params, body, found, about }, ports) => {
    for (const id of body.ids) about(id);
    const where = { caller, projectId: params.projectId, standing: found.standing };
    return { erased: await eraseFromBin(ports, where, body.ids) };
  },
};
