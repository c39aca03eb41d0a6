// Self-check: the same small question to each source by itself, and whether the writer answers.
import { defineAnalysis } from '../analysis.ts';
import { company } from '../fields.ts';
import { ask, askFigures } from '../works.ts';

export const testAnalysis = defineAnalysis({
  type: 'TestAnalysis',
  category: 'Others',
  minutes: 1,
  credits: 1,
  fields: [company],
  sources: ['FILES', 'DART', 'SEC', 'WEB', 'PRESS'],
  sections: [
    { id: 'checkFiles', work: askFigures('latestRevenue'), sources: ['FILES'] },
    { id: 'checkFilings', work: askFigures('latestRevenue'), sources: ['DART', 'SEC'] },
    { id: 'checkWeb', work: ask('whatCompanyDoes'), sources: ['WEB'] },
    { id: 'checkPress', work: ask('latestNews'), sources: ['PRESS'] },
    { id: 'checkWriter', work: ask('whatCompanyDoes') },
  ],
});
