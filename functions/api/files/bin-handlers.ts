// The bin of a workspace: handlers of the contract rows.
import { eraseFromBin } from '../../domain/bin/erase.ts';
import { listBin } from '../../domain/bin/list.ts';
import { restoreFromBin } from '../../domain/bin/restore.ts';
import { binOf } from '../../domain/bin/scope.ts';
import type { HandlersOf } from '../../http/handler.ts';

type BinRoutes = 'files.bin' | 'files.restore' | 'files.erase';

export const binHandlers: Pick<HandlersOf<'files'>, BinRoutes> = {
  'files.bin': ({ caller, params, query, found }, { table }) =>
    listBin(table, binOf(caller, params.projectId, found.standing), query),
  'files.restore': async ({ caller, params, body, found }, ports) => {
    const scope = binOf(caller, params.projectId, found.standing);
    return { restored: await restoreFromBin(ports, scope, params.projectId, body.ids) };
  },
  'files.erase': async ({ caller, params, body, found, about }, ports) => {
    for (const id of body.ids) about(id);
    return { erased: await eraseFromBin(ports, binOf(caller, params.projectId, found.standing), body.ids) };
  },
};
