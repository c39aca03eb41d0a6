// Measures how many figures and sentences of reports are verified, for every report type over the sample workspace.
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { checksIn } from '#shared/report/checks-in.ts';
import { deskOf, runOf } from '#tests/analyses/sample-desk.ts';
import { sources, WANTED } from '#tests/analyses/wanted.ts';
import { share } from './score.ts';

export const reportChecks = async (verbose: boolean): Promise<void> => {
  const desk = await deskOf('hanbit');
  let [all, verified] = [0, 0];
  for (const type of ANALYSIS_TYPES) {
    const { inputs, workbook } = WANTED[type];
    const { sections } = await runOf({ desk, type, inputs, sources, ...(workbook ? { workbook } : {}) });
    const checks = checksIn(sections.map(({ blocks }) => blocks));
    const good = checks.filter((check) => check === 'verified').length;
    all += checks.length;
    verified += good;
    if (verbose) console.log(`    ${type}: verified ${share(good, checks.length)}`);
  }
  await desk.close();
  console.log(`reports of ${ANALYSIS_TYPES.length} types: figures and sentences verified ${share(verified, all)}`);
};
