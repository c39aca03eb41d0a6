// The bin outside the workspaces: deleted workspaces, and the caller's own questions to all of them.
import type { binOutside as rows } from '#shared/contract/routes/bin.ts';
import { eraseFromBin } from '../../domain/bin/erase.ts';
import { listBin } from '../../domain/bin/list.ts';
import { restoreOutside } from '../../domain/bin/restore.ts';
import { binOutside } from '../../domain/bin/scope.ts';
import type { Handler } from '../../http/handler.ts';

export const outside: { readonly [N in keyof typeof rows]: Handler<N> } = {
  'projects.bin': ({ caller, query }, { table }) => listBin(table, binOutside(caller), query),
  'projects.restore': async ({ caller, body }, ports) => ({
    restored: await restoreOutside(ports, binOutside(caller), body.ids),
  }),
  'projects.erase': async ({ caller, body, about }, ports) => {
    for (const id of body.ids) about(id);
    return { erased: await eraseFromBin(ports, binOutside(caller), body.ids) };
  },
};
