// Assembles the report of a run and stores it.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, advance, OVER, runUnderWay, stageEvent } from '../../domain/runs/attempt.ts';
import { inHouseStyle } from '../../domain/runs/house-style.ts';
import { assembled } from '../../domain/runs/report.ts';
import { keep, names } from '../../domain/runs/stored.ts';
import { readWordTemplate } from '../../store/word-templates.ts';
import { task } from '../task.ts';

/** Imported on demand: the words by which names are found are more than half of what a start would load. */
const loadNames = async () => ({
  ...(await import('../../domain/runs/hidden-names.ts')),
  ...(await import('../../domain/runs/without-names.ts')),
});

const STAGE = STAGES.indexOf('References');

export const assembleRun = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return OVER;
    const change = () => ({ stage: STAGE });
    await advance(ports, at, change, stageEvent(STAGE, at.attempt), { event: 'log', data: { code: 'assembling' } });
    const template = await readWordTemplate(ports.table, at.tenant);
    const whole = await assembled(ports.files, at.tenant, run);
    const { hiddenNames, withoutNames } = await loadNames();
    const hidden = await hiddenNames(ports, at.tenant, run, whole);
    const report = inHouseStyle(hidden ? withoutNames(whole, hidden) : whole, template?.style);
    await keep(ports.files, at, names.report(at.attempt), report);
    return { sections: report.sections.length, references: report.references.length };
  },
});
