// People and organization: board, management, headcount and what it costs.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company } from '../fields.ts';
import { ask, askPoints, joined, LEADERS, quotes, relations, series } from '../section-work.ts';

export const peopleOrganization = defineAnalysis({
  type: 'PeopleOrganization',
  category: 'CorporateSocialResponsibilities',
  minutes: 3,
  credits: 6,
  fields: [company],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB'],
  sections: [
    { id: 'board', work: joined(LEADERS, ask('governanceOf')) },
    { id: 'organisation', work: joined(ask('organisationOf'), relations('registers')) },
    { id: 'headcount', work: joined(series('employees'), ask('employeesOf'), relations('revenuePerHead')) },
    { id: 'workforce', work: quotes('workforce', 'workforceOf') },
    { id: 'labourRisks', work: askPoints('labourRisksOf', 'labourDisputesOf') },
  ],
});
