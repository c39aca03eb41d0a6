// Topic Analysis: one question in full, asked of every source at once.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, maybe } from '../fields.ts';
import { ask } from '../section-work.ts';

export const search = defineAnalysis({
  type: 'Search',
  category: 'Others',
  minutes: 2,
  credits: 3,
  fields: [{ kind: 'text', name: 'topic', long: true }, maybe(company)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS', 'INDUSTRY'],
  sections: [{ id: 'topicAnswer', work: ask('theTopic') }],
});
