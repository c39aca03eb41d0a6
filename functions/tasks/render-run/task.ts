// Writes the documents of a run's report: Word, PDF, PowerPoint and Excel.
import { Report } from '#shared/report/report.ts';
import { Attempt, OVER, runUnderWay, tell } from '../../domain/runs/attempt.ts';
import { names, readStored } from '../../domain/runs/stored.ts';
import { writeDocuments } from '../../domain/runs/write-documents.ts';
import { task } from '../task.ts';

export const renderRun = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return OVER;
    const report = await readStored(ports.files, at, names.report(at.attempt), Report);
    if (!report) throw new Error('there is no report to be written');
    await tell(ports, at, { event: 'log', data: { code: 'rendering' } });
    const { tenant, attempt } = at;
    const documents = await writeDocuments(ports, { tenant, run, report, attempt }, ['pdf', 'docx', 'pptx', 'xlsx']);
    return { documents };
  },
});
