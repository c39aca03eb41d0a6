// Converts a run's row to the client's view.
import type { RunRow } from '#shared/model/run.ts';
import { statusCodes } from '#shared/model/run-codes.ts';
import type { RunRecord } from '../../store/runs.ts';
import { sharePast } from './progress.ts';

export const runView = (run: RunRecord, now: number): RunRow => {
  const isOn = new Set(run.plan.sections.filter(({ on }) => on).map(({ id }) => id));
  const share = sharePast(run);
  const passed = (now - Date.parse(run.begunAt)) / 1000;
  const isUnderWay = run.status === 'InProgress';
  return {
    id: run.id,
    projectId: run.projectId,
    type: run.type,
    ...(run.checklist ? { checklistId: run.checklist.id } : {}),
    name: run.name,
    inputVariable: run.inputVariable,
    language: run.language,
    status: run.status,
    ...statusCodes(run.status),
    stage: run.stage,
    progress: isUnderWay ? share : run.status === 'AwaitingStructure' ? 0.5 : 1,
    ...(isUnderWay ? { begunAt: run.begunAt, secondsLeft: secondsLeft(share, passed, run.plan.seconds) } : {}),
    sections: run.sections.map(({ id, title, state }) => ({ id, title, state, on: isOn.has(id) })),
    sources: run.sources,
    inputs: run.inputs,
    credits: run.credits + (run.held?.amount ?? 0),
    createdBy: run.createdBy,
    createdAt: run.createdAt,
    ...(run.endedAt ? { endedAt: run.endedAt } : {}),
    ...(run.reportedBefore ? { wasRewritten: true } : {}),
    fileType: run.fileType,
    isSample: run.isSample,
    version: run.version,
  };
};

/** Estimated from the run's own pace once past a fifth, before that from the usual duration. */
const secondsLeft = (share: number, passed: number, usual: number): number =>
  Math.max(1, Math.ceil(share > 0.2 ? (passed / share) * (1 - share) : usual - passed));
