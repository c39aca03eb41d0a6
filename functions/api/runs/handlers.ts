// Runs of analyses: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { withEdits } from '#shared/report/with-edits.ts';
import type { Caller, ResolvedEntities } from '../../domain/caller.ts';
import { fileView } from '../../domain/files/view.ts';
import { notePresence } from '../../domain/presence.ts';
import { listActivities } from '../../domain/runs/activities.ts';
import { addComment, changeComment, deleteComment } from '../../domain/runs/comments.ts';
import { compareReports } from '../../domain/runs/compare.ts';
import { downloadOf, wordOf } from '../../domain/runs/download.ts';
import { editedReport, editParagraph, resetEdit, writingsIn } from '../../domain/runs/edits.ts';
import { fileCompanies } from '../../domain/runs/file-companies.ts';
import { followRun } from '../../domain/runs/follow.ts';
import { frontMatterOf, setFrontMatter } from '../../domain/runs/front-matter.ts';
import { internalFilesOf } from '../../domain/runs/internal-files.ts';
import { listRuns } from '../../domain/runs/list.ts';
import { chooseStructure, rewriteSections } from '../../domain/runs/next-attempt.ts';
import { planRun } from '../../domain/runs/plan.ts';
import { previewOf } from '../../domain/runs/preview.ts';
import { reportOf } from '../../domain/runs/report.ts';
import { rewriteStale } from '../../domain/runs/rewrite-stale.ts';
import { staleSectionsOf } from '../../domain/runs/stale-sections.ts';
import { startRun } from '../../domain/runs/start.ts';
import { deleteRun, stopRun } from '../../domain/runs/stop.ts';
import { runView } from '../../domain/runs/view.ts';
import { openShare, sendShareCode } from '../../domain/shares/open.ts';
import { listShares, revokeShare, shareRun } from '../../domain/shares/share.ts';
import { addFiling } from '../../domain/sources/add-filing.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { editsOf } from '../../store/report-edits.ts';
import { runEventsAfter } from '../../store/run-events.ts';

const runIn = ({ run }: ResolvedEntities) => requireFound(run);
const at = ({ tenant }: Caller, found: ResolvedEntities) => ({ tenant, runId: runIn(found).id });

export const handlers: HandlersOf<'runs'> = {
  'sources.addFiling': async ({ caller, found, body, about }, ports) => {
    const row = await addFiling(ports, caller, found, body);
    about(row.id);
    return fileView(row);
  },
  'runs.plan': async ({ caller, body }, ports) =>
    planRun(ports, { tenant: caller.tenant, projectId: body.projectId }, body),
  'runs.dcfProposal': async ({ caller, body, language }, ports) => {
    const { dcfProposal } = await import('../../domain/runs/dcf-proposal.ts');
    return dcfProposal(ports, { ...body, tenant: caller.tenant, language });
  },
  'runs.companies': async ({ caller, query }, { table }) => {
    const rows = await fileCompanies(table, { tenant: caller.tenant, projectId: query.projectId });
    return { rows, count: rows.length };
  },
  'runs.start': async ({ caller, found, body, origin }, ports) =>
    runView(await startRun(ports, { caller, found, app: origin.app }, body), ports.clock.now()),
  'runs.list': async ({ caller, query, language }, { table, clock }) => {
    const userId = query.mine === 'true' ? caller.userId : undefined;
    const place = { tenant: caller.tenant, projectId: query.projectId, language };
    const list = await listRuns(table, place, { ...query, userId });
    return { ...list, rows: list.rows.map((run) => runView(run, clock.now())) };
  },
  'runs.get': async ({ found }, { clock }) => runView(runIn(found), clock.now()),
  'runs.presence': ({ caller, found }, ports) => notePresence(ports, caller, runIn(found)),
  'runs.events': async ({ caller, found, query, wantsEvents, signal, isStillAuthorized }, ports) => {
    const place = at(caller, found);
    const isOver = runIn(found).status !== 'InProgress';
    if (wantsEvents)
      return { events: followRun(ports, place, { after: query.after, isOver, signal, isStillAuthorized }) };
    const rows = await runEventsAfter(ports.table, place, query.after);
    return { rows, count: rows.length };
  },
  'runs.cancel': async ({ caller, found }, ports) =>
    runView(await stopRun(ports, caller.tenant, runIn(found)), ports.clock.now()),
  'runs.delete': async ({ caller, found }, ports) => ({ deleted: await deleteRun(ports, caller, found) }),
  'runs.report': async ({ caller, found }, { files, table }) => {
    const run = runIn(found);
    const place = { tenant: caller.tenant, projectId: run.projectId };
    const report = await reportOf(files, caller.tenant, run);
    const [internalFiles, staleSections, edits] = await Promise.all([
      internalFilesOf(table, place, report),
      staleSectionsOf(table, place, report),
      editsOf(table, at(caller, found)),
    ]);
    return { ...withEdits(report, edits), internalFiles, staleSections };
  },
  'runs.preview': async ({ caller, found }, ports) => previewOf(await editedReport(ports, caller.tenant, runIn(found))),
  'runs.rewrite': async ({ caller, found, params, body }, ports) =>
    runView(
      await rewriteSections(ports, caller, runIn(found), {
        sectionIds: [params.sectionId],
        instruction: body.instruction,
      }),
      ports.clock.now(),
    ),
  'runs.rewriteStale': async ({ caller, found }, ports) =>
    runView(await rewriteStale(ports, caller, runIn(found)), ports.clock.now()),
  'runs.structure': async ({ caller, found, body }, ports) =>
    runView(await chooseStructure(ports, caller, runIn(found), body.sections), ports.clock.now()),
  'runs.compare': async ({ caller, found }, { files }) => {
    const { earlierRun } = found;
    const run = runIn(found);
    if (earlierRun?.type !== run.type) throw new AppError('badInput', { field: 'with' });
    const { reportedBefore = run.reported } = run;
    // A run compared with itself: with its report before sections were rewritten.
    const other = earlierRun.id === run.id ? { ...run, reported: reportedBefore } : earlierRun;
    const [earlier, later] = await Promise.all([
      reportOf(files, caller.tenant, other),
      reportOf(files, caller.tenant, run),
    ]);
    return compareReports(earlier, later);
  },
  'runs.edits': ({ caller, found }, { table }) => writingsIn(table, caller.tenant, runIn(found).id),
  'runs.edit': ({ caller, found, params, body }, ports) =>
    editParagraph(ports, caller, runIn(found), { sectionId: params.sectionId, ...body }),
  'runs.resetEdit': async ({ caller, found, params, query }, ports) => {
    const place = { runId: runIn(found).id, sectionId: params.sectionId, id: params.editId };
    return { removed: await resetEdit(ports, caller.tenant, place, query.version) };
  },
  'runs.comment': ({ caller, found, params, body }, ports) =>
    addComment(ports, caller, runIn(found), { sectionId: params.sectionId, text: body.text }),
  'runs.changeComment': ({ caller, found, params, body }, ports) =>
    changeComment(ports, caller, runIn(found), { commentId: params.commentId, ...body }),
  'runs.deleteComment': async ({ caller, found, params }, ports) => ({
    deleted: await deleteComment(ports, caller, { ...found, run: runIn(found) }, params.commentId),
  }),
  'runs.frontMatter': async ({ caller, found }, { files }) =>
    (await frontMatterOf(files, caller.tenant, runIn(found))) ?? {},
  'runs.setFrontMatter': async ({ caller, found, body }, ports) =>
    runView(await setFrontMatter(ports, caller, runIn(found), body), ports.clock.now()),
  'runs.download': async ({ caller, found, query }, ports) => downloadOf(ports, caller, runIn(found), query.format),
  'runs.share': ({ caller, found, body }, ports) => shareRun(ports, caller, runIn(found), body),
  'runs.shares': async ({ caller, query }, { table }) =>
    listShares(table, { tenant: caller.tenant, projectId: query.projectId }, query),
  'runs.unshare': async ({ caller, found }, ports) => {
    if (!found.share) throw new AppError('notFound');
    return { revoked: await revokeShare(ports, caller.tenant, found.share) };
  },
  'runs.openShare': async ({ caller, body, origin }, ports) => ({
    html: await openShare(ports, body, { caller, ...origin }),
  }),
  'runs.shareCode': ({ body, origin, language }, ports) => sendShareCode(ports, { ...body, language, app: origin.app }),
  'runs.wordDownload': async ({ caller, found }, ports) => wordOf(ports, caller, runIn(found)),
  'runs.ofProject': async ({ caller, params, query, language }, { table, clock }) => {
    const place = { tenant: caller.tenant, projectId: params.id, language };
    const wanted = { ...query, search: '', order: 'desc' as const, status: 'Completed' as const };
    const list = await listRuns(table, place, wanted);
    return { ...list, rows: list.rows.map((run) => runView(run, clock.now())) };
  },
  'runs.activities': async ({ caller, query }, { table }) =>
    listActivities(table, { tenant: caller.tenant, projectId: query.projectId }, query),
};
