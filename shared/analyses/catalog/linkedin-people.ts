// People: who leads and runs a company, ranked by fit.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, country, dataSource, maybe } from '../fields.ts';
import { ranking, timeline } from '../section-work.ts';

const FUNCTIONS = ['executive', 'finance', 'sales', 'technology', 'operations', 'people', 'legal'] as const;

export const linkedInPeople = defineAnalysis({
  type: 'LinkedInPeople',
  category: 'Others',
  minutes: 2,
  credits: 4,
  fields: [
    company,
    { kind: 'choice', name: 'functions', options: FUNCTIONS, many: true, optional: true },
    { kind: 'text', name: 'jobTitle', optional: true },
    maybe(country),
    maybe({ ...dataSource, initial: 'CoreSignal' }),
  ],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB'],
  sections: [
    {
      id: 'people',
      work: ranking('people', 'jobTitle', 'responsibility', 'company', 'since', 'background', 'reasons'),
    },
    { id: 'peopleChanges', work: timeline(12, 'leaderChanges'), sources: ['FILES', ...REGISTER_NAMES, 'PRESS'] },
  ],
});
