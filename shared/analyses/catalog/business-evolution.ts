// Business evolution: how a company developed, in dates and in its revenue mix.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, homepage, maybe } from '../fields.ts';
import { ask, joined, relations, statements, timeline } from '../section-work.ts';

export const businessEvolution = defineAnalysis({
  type: 'BusinessEvolution',
  category: 'CorporateStrategy',
  minutes: 4,
  credits: 8,
  fields: [company, maybe(homepage)],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB', 'PRESS'],
  sections: [
    { id: 'milestones', work: timeline(24, 'milestonesOf', 'foundedAndSeat') },
    { id: 'mixOverTime', work: statements('segments') },
    { id: 'turningPoints', work: joined(ask('turningPointsOf', 'dealsOf'), relations('boardDecisions')) },
    { id: 'ownershipHistory', work: ask('shareholdersOf', 'dealsOf', 'transactionOf') },
  ],
});
