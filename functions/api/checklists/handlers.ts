// Checklists: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { ReadSheet } from '#shared/model/checklist-reading.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Caller, ResolvedEntities } from '../../domain/caller.ts';
import { addQuestions } from '../../domain/checklists/add.ts';
import { correctReading } from '../../domain/checklists/correct.ts';
import { createChecklist } from '../../domain/checklists/create.ts';
import { downloadChecklist } from '../../domain/checklists/download.ts';
import { editRow, type Made } from '../../domain/checklists/edit.ts';
import { editRows } from '../../domain/checklists/edit-rows.ts';
import { listChecklists, pageOfRows } from '../../domain/checklists/list.ts';
import { progressOf } from '../../domain/checklists/progress.ts';
import { readingOf } from '../../domain/checklists/reading.ts';
import { deleteChecklist } from '../../domain/checklists/remove.ts';
import { replyTo } from '../../domain/checklists/reply.ts';
import { requestFor } from '../../domain/checklists/request.ts';
import { requestsTo } from '../../domain/checklists/requests.ts';
import { oneRow } from '../../domain/checklists/row.ts';
import { runChecklist } from '../../domain/checklists/run.ts';
import { runOf } from '../../domain/checklists/running.ts';
import { shareChecklist } from '../../domain/checklists/shared-list.ts';
import { checklistView } from '../../domain/checklists/view.ts';
import { notePresence } from '../../domain/presence.ts';
import { runView } from '../../domain/runs/view.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';

const checklistIn = ({ checklist }: ResolvedEntities) => requireFound(checklist);

type Input = {
  readonly caller: Caller;
  readonly found: ResolvedEntities;
  readonly origin: { readonly app: string };
  readonly language: Language;
};
const madeBy = ({ caller, found, origin, language }: Input): Made => ({
  caller,
  found,
  list: checklistIn(found),
  app: origin.app,
  language,
});

export const handlers: HandlersOf<'checklists'> = {
  'checklists.create': ({ caller, found, body, parts, language }, ports) => {
    if (parts.length > 1) throw new AppError('fileTooMany', { max: 1 });
    return createChecklist(ports, { caller, found }, { ...body, part: parts[0], language });
  },
  'checklists.list': ({ caller, query }, { table }) =>
    listChecklists(table, { tenant: caller.tenant, projectId: query.projectId }, query),
  'checklists.get': async ({ caller, found }, { table, files }) => {
    const list = checklistIn(found);
    const [reading, run] = await Promise.all([
      readingOf(files, caller.tenant, list),
      runOf(table, caller.tenant, list),
    ]);
    return checklistView(list, reading, run);
  },
  'checklists.presence': ({ caller, found }, ports) => notePresence(ports, caller, checklistIn(found)),
  'checklists.read': ({ caller, found, body }, ports) =>
    correctReading(
      ports,
      caller.tenant,
      checklistIn(found),
      body.sheets.map((sheet) => ReadSheet.parse(sheet)),
    ),
  'checklists.progress': ({ caller, found }, ports) => progressOf(ports, caller.tenant, checklistIn(found)),
  'checklists.rows': ({ caller, found, query }, ports) => {
    const owner = query.owner === 'me' ? caller.userId : query.owner;
    return pageOfRows(ports, caller.tenant, checklistIn(found), { ...query, owner });
  },
  'checklists.row': ({ caller, found, params }, ports) =>
    oneRow(ports, caller.tenant, checklistIn(found), params.rowId),
  'checklists.edit': (input, ports) => editRow(ports, madeBy(input), input.params.rowId, input.body),
  'checklists.editRows': (input, ports) => editRows(ports, madeBy(input), input.body),
  'checklists.request': (input, ports) => requestFor(ports, madeBy(input), input.params.rowId, input.body),
  'checklists.requests': ({ caller, query }, { table }) =>
    requestsTo(table, caller, { projectId: query.projectId, limit: query.limit, offset: query.offset }),
  'checklists.reply': (input, ports) => {
    const { params, body, parts } = input;
    return replyTo(ports, madeBy(input), params.rowId, { ...body, parts });
  },
  'checklists.addQuestions': ({ caller, found, body }, { table }) =>
    addQuestions(table, caller.tenant, checklistIn(found), body.questions),
  'checklists.run': async (input, ports) =>
    runView(await runChecklist(ports, madeBy(input), input.body), ports.clock.now()),
  'checklists.download': ({ caller, found, query, language, origin }, ports) => {
    const of = { caller, list: checklistIn(found), app: origin.app, language, hasEvidence: query.evidence === 'true' };
    return downloadChecklist(ports, of, query.format);
  },
  'checklists.share': ({ caller, found, body }, ports) => shareChecklist(ports, caller, checklistIn(found), body),
  'checklists.delete': async ({ caller, found }, ports) => ({ deleted: await deleteChecklist(ports, caller, found) }),
};
