// Cloud drives: handlers of the contract rows. Only the person who connected a drive browses it; tokens are never
// returned.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Caller, ResolvedEntities } from '../../domain/caller.ts';
import { listOffers, removeDriveClient, setDriveClient } from '../../domain/drives/clients.ts';
import { beginConsent, finishConsent, redirectUriOf } from '../../domain/drives/consent.ts';
import { disconnectDrive } from '../../domain/drives/disconnect.ts';
import { listDriveFolders } from '../../domain/drives/list-folders.ts';
import { startSync } from '../../domain/drives/start-sync.ts';
import { driveView, isMine, mayDisconnect } from '../../domain/drives/view.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { readDrives } from '../../store/drives.ts';

const driveIn = ({ drive }: ResolvedEntities) => requireFound(drive);

const requireMine = (caller: Caller, found: ResolvedEntities) => {
  const drive = driveIn(found);
  if (!isMine(caller, drive)) throw new AppError('forbidden');
  return drive;
};

export const handlers: HandlersOf<'drives'> = {
  'drives.offers': async ({ caller, origin }, ports) => {
    const redirectUri = redirectUriOf(origin.app);
    const rows = (await listOffers(ports, caller.tenant)).map(({ clientId, ...offer }) => ({
      ...offer,
      isReady: offer.isReady && URL.canParse(redirectUri),
      redirectUri,
      ...(clientId && can(caller, 'role.write') ? { clientId } : {}),
    }));
    return { rows, count: rows.length };
  },
  'drives.setClient': async ({ caller, params, body, about }, ports) => {
    about('set');
    await setDriveClient(ports, caller, { provider: params.provider, ...body });
    return { hasClient: true };
  },
  'drives.removeClient': async ({ caller, params, about }, ports) => {
    about('remove');
    await removeDriveClient(ports, caller, params.provider);
    return { hasClient: false };
  },
  'drives.list': async ({ caller, query, found }, { table }) => {
    const all = await readDrives(table, caller.tenant, query.projectId);
    const rows = all.map((row) => driveView(caller, found, row));
    return { rows, count: rows.length };
  },
  'drives.connect': async ({ caller, body, origin }, ports) => ({
    url: await beginConsent(ports, caller, { ...body, row: undefined, app: origin.app }),
  }),
  'drives.reconnect': async ({ caller, found, origin }, ports) => {
    const row = requireMine(caller, found);
    const { projectId, provider } = row;
    return { url: await beginConsent(ports, caller, { projectId, provider, row, app: origin.app }) };
  },
  'drives.finish': async ({ caller, body, found }, ports) =>
    driveView(caller, found, await finishConsent(ports, caller, body)),
  'drives.folders': async ({ caller, query, found }, ports) => {
    const rows = await listDriveFolders(ports, caller.tenant, requireMine(caller, found), query.parent);
    return { rows, count: rows.length };
  },
  'drives.choose': async ({ caller, body, found }, ports) => {
    const known = requireMine(caller, found);
    const change = known.state === 'choosing' ? { ...body, state: 'idle' as const } : body;
    const row = await startSync(ports, { tenant: caller.tenant, id: known.id, known }, change);
    if (!row) throw new AppError('notFound');
    return driveView(caller, found, row);
  },
  'drives.sync': async ({ caller, found }, ports) => {
    const known = driveIn(found);
    const row = await startSync(ports, { tenant: caller.tenant, id: known.id, known });
    if (!row) throw new AppError('notFound');
    return driveView(caller, found, row);
  },
  'drives.disconnect': async ({ caller, body, found }, ports) => {
    const row = driveIn(found);
    if (!mayDisconnect(caller, found, row)) throw new AppError('forbidden');
    await disconnectDrive(ports, caller.tenant, row, body.files);
    return { isLeaving: true };
  },
};
