// Find Companies: a screened list of companies in an industry with the reasons for each.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { country, dataSource, industry, maybe, sizes, types } from '../fields.ts';
import { quotes, ranking } from '../section-work.ts';

export const companySearch = defineAnalysis({
  type: 'CompanySearch',
  category: 'FinancingInvestment',
  minutes: 3,
  credits: 6,
  fields: [
    industry,
    country,
    { kind: 'text', name: 'keywords', optional: true },
    sizes,
    types,
    maybe({ ...dataSource, initial: 'CoreSignal' }),
  ],
  sources: ['WEB', 'FILES', ...REGISTER_NAMES],
  sections: [
    {
      id: 'companies',
      work: ranking('companies', 'industry', 'country', 'employees', 'companyType', 'founded', 'reasons'),
    },
    { id: 'screenBackground', work: quotes('market', 'industryPlayers'), optional: true },
  ],
});
