// Press watch: press reports about a company, dated and by theme.
import { CATEGORIES } from '../../model/analysis.ts';
import { defineAnalysis } from '../analysis.ts';
import { choice, company } from '../fields.ts';
import { timeline } from '../section-work.ts';

export const pressWatch = defineAnalysis({
  type: 'PressWatch',
  category: 'Others',
  minutes: 2,
  credits: 4,
  fields: [
    company,
    choice('months', ['1', '3', '6', '12', '24'], '12'),
    { kind: 'choice', name: 'themes', options: CATEGORIES, many: true, optional: true },
    { kind: 'text', name: 'keywords', optional: true },
  ],
  sources: ['PRESS', 'WEB', 'FILES'],
  sections: [
    { id: 'headlines', work: timeline(30, 'latestNews') },
    { id: 'dealNews', work: timeline(12, 'dealNews') },
    { id: 'productNews', work: timeline(12, 'productNews') },
    { id: 'adverseNews', work: timeline(12, 'adverseNews') },
  ],
});
