// Spreadsheets: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { deleteFiles, deleterOf } from '../../domain/files/delete.ts';
import { storeParts } from '../../domain/files/finish.ts';
import { uploadedView } from '../../domain/files/view.ts';
import { notePresence } from '../../domain/presence.ts';
import { editSpreadsheet } from '../../domain/spreadsheets/edit.ts';
import { listSpreadsheets } from '../../domain/spreadsheets/list.ts';
import { downloadAddress, openSpreadsheet, readRows } from '../../domain/spreadsheets/read.ts';
import { discardDraft, saveSpreadsheet } from '../../domain/spreadsheets/save.ts';
import { syncSpreadsheet } from '../../domain/spreadsheets/sync.ts';
import { isSpreadsheetName, spreadsheetView } from '../../domain/spreadsheets/view.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { versionOf } from '../../store/spreadsheets.ts';

const only = ({ files }: ResolvedEntities) => {
  const [file] = files;
  if (!file) throw new AppError('fileNotFound');
  if (!isSpreadsheetName(file.filename)) throw new AppError('spreadsheetOnly');
  return file;
};

export const handlers: HandlersOf<'spreadsheets'> = {
  'spreadsheets.list': ({ caller, query, language }, { table }) =>
    listSpreadsheets(table, { tenant: caller.tenant, projectId: query.projectId, language }, query),
  'spreadsheets.upload': async ({ caller, body, parts, about }, ports) => {
    if (!parts.every(({ filename }) => isSpreadsheetName(filename))) throw new AppError('spreadsheetOnly');
    const stored = await storeParts(ports, caller, body, parts);
    for (const { id } of stored) about(id);
    return stored.map(uploadedView);
  },
  'spreadsheets.sync': async ({ caller, found }, ports) =>
    spreadsheetView(await syncSpreadsheet(ports, caller.tenant, only(found))),
  'spreadsheets.open': ({ caller, found }, ports) => openSpreadsheet(ports, caller.tenant, only(found)),
  'spreadsheets.content': ({ caller, query, found }, ports) => readRows(ports, caller.tenant, only(found), query),
  'spreadsheets.presence': ({ caller, found }, ports) => {
    const file = only(found);
    return notePresence(ports, caller, { id: file.id, version: versionOf(file) });
  },
  'spreadsheets.edit': ({ caller, body, found }, ports) => editSpreadsheet(ports, caller, only(found), body),
  'spreadsheets.save': async ({ caller, body, found }, ports) =>
    spreadsheetView(await saveSpreadsheet(ports, caller, only(found), body.version)),
  'spreadsheets.discard': async ({ caller, found }, ports) =>
    spreadsheetView(await discardDraft(ports, caller.tenant, only(found))),
  'spreadsheets.download': ({ caller, found }, ports) => downloadAddress(ports, caller.tenant, only(found)),
  'spreadsheets.delete': async ({ caller, found }, ports) => ({
    deleted: await deleteFiles(ports, caller.tenant, { files: [only(found)] }, deleterOf(caller)),
  }),
};
