// Product portfolio: a company's products, their customers and revenue, and the pipeline.

import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, homepage } from '../fields.ts';
import { ask, joined, matrix, products, statements } from '../section-work.ts';

export const productPortfolio = defineAnalysis({
  type: 'ProductPortfolio',
  category: 'ProductServices',
  minutes: 4,
  credits: 8,
  fields: [company, homepage],
  sources: ['FILES', ...REGISTER_NAMES, 'WEB'],
  sections: [
    {
      id: 'portfolio',
      work: joined(products, matrix('products', 'whatItIs', 'productRevenue', 'productGrowth', 'productCustomers')),
    },
    { id: 'productMix', work: statements('segments') },
    { id: 'productStrengths', work: ask('advantagesOf') },
    { id: 'pipeline', work: ask('pipelineOf'), optional: true },
  ],
});
