// Self-check: the same short question to each source by itself, and whether the writer answers.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company } from '../fields.ts';
import { ask, askFigures, timeline } from '../section-work.ts';

export const testAnalysis = defineAnalysis({
  type: 'TestAnalysis',
  category: 'Others',
  minutes: 1,
  credits: 1,
  fields: [company],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS'],
  sections: [
    { id: 'checkFiles', work: askFigures('latestRevenue'), sources: ['FILES'] },
    { id: 'checkFilings', work: askFigures('latestRevenue'), sources: [...REGISTER_NAMES] },
    { id: 'checkWeb', work: ask('whatCompanyDoes'), sources: ['WEB'] },
    { id: 'checkPress', work: timeline(5, 'latestNews'), sources: ['PRESS'] },
    { id: 'checkWriter', work: ask('whatCompanyDoes') },
  ],
});
