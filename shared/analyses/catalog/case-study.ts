// Case study: one decision or event, from its background to its results.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company } from '../fields.ts';
import { ask, askFigures, askPoints, timeline } from '../section-work.ts';

export const caseStudy = defineAnalysis({
  type: 'CaseStudy',
  category: 'CorporateStrategy',
  minutes: 5,
  credits: 10,
  fields: [company, { kind: 'text', name: 'topic', long: true }],
  sources: ['FILES', 'WEB', 'PRESS', ...REGISTER_NAMES],
  sections: [
    { id: 'caseBackground', work: ask('caseBackground') },
    { id: 'caseCourse', work: timeline(12, 'caseCourse') },
    { id: 'caseResults', work: askFigures('caseResults') },
    { id: 'caseLessons', work: askPoints('caseLessons') },
  ],
});
