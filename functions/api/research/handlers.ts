// Questions: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { ask } from '../../domain/searches/ask.ts';
import { deleteQuestion } from '../../domain/searches/bin.ts';
import { exportAnswer } from '../../domain/searches/export.ts';
import { followSearch } from '../../domain/searches/follow.ts';
import { at, listSearches, searchRow, searchView } from '../../domain/searches/read.ts';
import { stopSearch } from '../../domain/searches/stop.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { eventsAfter, readAnswer, readSearch } from '../../store/searches.ts';
import { readWordTemplate } from '../../store/word-templates.ts';

const searchIn = ({ search }: ResolvedEntities) => requireFound(search);

export const handlers: HandlersOf<'research'> = {
  'research.ask': async ({ caller, body, found, idempotent, wantsEvents, signal, isStillAuthorized }, ports) => {
    const { id } = await idempotent(() => ask(ports, caller, found, body).then((search) => ({ id: search.id })));
    const run = { tenant: caller.tenant, searchId: id, userId: caller.userId };
    const events = followSearch(ports, run, { after: 0, isOver: false, signal, isStillAuthorized });
    if (wantsEvents) return { events, headers: { 'x-search-id': id } };
    for await (const event of events) if (event.event === 'done') break;
    const search = await readSearch(ports.table, run);
    if (!search) throw new AppError('notFound');
    return searchView(search, await readAnswer(ports.table, run));
  },
  'research.list': async ({ caller, query: { mine, ...page }, found }, { table }) => {
    const partition = { tenant: caller.tenant, userId: caller.userId, projectId: found.project?.id };
    return listSearches(table, partition, { ...page, isMine: mine === 'true' });
  },
  'research.get': async ({ found }) => searchView(searchIn(found), found.answer),
  'research.events': async ({ caller, query, found, wantsEvents, signal, isStillAuthorized }, ports) => {
    const search = searchIn(found);
    const run = at(caller.tenant, search);
    // A question keeps its deadline until its last event is written.
    const isOver = search.deadline === undefined;
    if (wantsEvents)
      return { events: followSearch(ports, run, { after: query.after, isOver, signal, isStillAuthorized }) };
    const rows = await eventsAfter(ports.table, run, query.after);
    return { rows, count: rows.length };
  },
  'research.stop': async ({ caller, found }, { table }) =>
    searchRow(await stopSearch(table, caller.tenant, searchIn(found))),
  'research.delete': async ({ caller, found }, ports) => ({ deleted: await deleteQuestion(ports, caller, found) }),
  'research.measure': async ({ caller, body }, ports) => {
    const { measure } = await import('../../domain/searches/measure.ts');
    return { rows: await measure(ports, { tenant: caller.tenant, projectId: body.projectId }, body.questions) };
  },
  'research.exportWord': async ({ caller, found, language, origin }, { table, clock }) =>
    exportAnswer({
      search: searchIn(found),
      answer: found.answer,
      workspace: found.project?.name ?? '',
      language,
      origin: origin.app,
      now: clock.now(),
      house: (await readWordTemplate(table, caller.tenant))?.style,
    }),
};
