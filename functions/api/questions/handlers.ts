// Questions: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { ask } from '../../domain/questions/ask.ts';
import { deleteQuestion } from '../../domain/questions/bin.ts';
import { exportAnswer } from '../../domain/questions/export.ts';
import { followQuestion } from '../../domain/questions/follow.ts';
import { at, listQuestions, questionRow, questionView } from '../../domain/questions/read.ts';
import { stopQuestion } from '../../domain/questions/stop.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { eventsAfter, readAnswer, readQuestion } from '../../store/questions.ts';
import { readWordTemplate } from '../../store/word-templates.ts';

const questionIn = ({ question }: ResolvedEntities) => requireFound(question);

export const handlers: HandlersOf<'questions'> = {
  'research.ask': async ({ caller, body, found, idempotent, wantsEvents, signal, isStillAuthorized }, ports) => {
    const { id } = await idempotent(() => ask(ports, caller, found, body).then((question) => ({ id: question.id })));
    const run = { tenant: caller.tenant, searchId: id, userId: caller.userId };
    const events = followQuestion(ports, run, { after: 0, isOver: false, signal, isStillAuthorized });
    if (wantsEvents) return { events, headers: { 'x-search-id': id } };
    for await (const event of events) if (event.event === 'done') break;
    const question = await readQuestion(ports.table, run);
    if (!question) throw new AppError('notFound');
    return questionView(question, await readAnswer(ports.table, run));
  },
  'research.list': async ({ caller, query: { mine, ...page }, found }, { table }) => {
    const partition = { tenant: caller.tenant, userId: caller.userId, projectId: found.workspace?.id };
    return listQuestions(table, partition, { ...page, isMine: mine === 'true' });
  },
  'research.get': async ({ found }) => questionView(questionIn(found), found.answer),
  'research.events': async ({ caller, query, found, wantsEvents, signal, isStillAuthorized }, ports) => {
    const question = questionIn(found);
    const run = at(caller.tenant, question);
    // A question keeps its deadline until its last event is written.
    const isOver = question.deadline === undefined;
    if (wantsEvents)
      return { events: followQuestion(ports, run, { after: query.after, isOver, signal, isStillAuthorized }) };
    const rows = await eventsAfter(ports.table, run, query.after);
    return { rows, count: rows.length };
  },
  'research.stop': async ({ caller, found }, { table }) =>
    questionRow(await stopQuestion(table, caller.tenant, questionIn(found))),
  'research.delete': async ({ caller, found }, ports) => ({ deleted: await deleteQuestion(ports, caller, found) }),
  'research.measure': async ({ caller, body }, ports) => {
    const { measure } = await import('../../domain/questions/measure.ts');
    return { rows: await measure(ports, { tenant: caller.tenant, projectId: body.projectId }, body.questions) };
  },
  'research.exportWord': async ({ caller, found, language, origin }, { table, clock }) =>
    exportAnswer({
      question: questionIn(found),
      answer: found.answer,
      workspace: found.workspace?.name ?? '',
      language,
      origin: origin.app,
      now: clock.now(),
      house: (await readWordTemplate(table, caller.tenant))?.style,
    }),
};
