// A British operator of wind farms.
import { type Document, prose, table } from './document.ts';

const YEARS = ['2024', '2025'];

export const ENERGY: Document = {
  company: 'Corvid Energy plc',
  document: 'corvid-annual-report.pdf',
  language: 'en',
  pages: [
    prose(
      'Operations',
      'Corvid operates four offshore wind farms in the North Sea and is building a fifth with a joint venture partner.',
    ),
    prose(
      'Availability',
      'Availability fell after a subsea cable failed in October. The repair vessel was delayed by storms for seven weeks.',
    ),
    prose(
      'Markets',
      'Electricity is sold under fifteen-year contracts for difference. When wholesale prices exceed the strike price we pay back the surplus.',
    ),
    prose(
      'Provisions',
      'The decommissioning provision assumes that foundations are removed to one metre below the seabed at the end of each lease.',
    ),
    prose(
      'Wildlife',
      'Seabird collision monitoring uses radar. If a threshold is exceeded, turbines in the affected row are paused during migration.',
    ),
    table(
      'Consolidated income statement',
      '£ million',
      [
        ['', '2025', '2024'],
        ['Revenue', '612', '655'],
        ['Cost of sales', '(281)', '(270)'],
        ['Gross profit', '331', '385'],
        ['Operating profit', '204', '262'],
        ['Profit for the year', '133', '181'],
      ],
      YEARS,
    ),
    table(
      'Consolidated balance sheet',
      '£ million',
      [
        ['', '2025', '2024'],
        ['Cash and cash equivalents', '148', '171'],
        ['Total assets', '3,900', '3,720'],
        ['Total liabilities', '2,340', '2,250'],
        ['Total equity', '1,560', '1,470'],
      ],
      YEARS,
    ),
    prose(
      'Financial review',
      'Revenue fell by 6.6% in 2025. The decline was mainly caused by the cable failure and lower wind speeds.',
      ['2025'],
    ),
    prose('Board', 'Chair: Ishbel Tarrant\nChief Executive Officer: Rhona Adeyemi\nAudit Committee Chair: Colm Price'),
    table(
      'Revenue by segment',
      '£ million',
      [
        ['', '2025', '2024'],
        ['Generation', '410', '466'],
        ['Trading', '141', '129'],
        ['Services', '61', '60'],
        ['Total revenue', '612', '655'],
      ],
      YEARS,
    ),
    prose('Dividend', 'The Board proposes a final dividend of 11.4 pence per share, payable on 4 June 2026.', ['2026']),
    table(
      'Segments > Trading Segment',
      '£ million',
      [
        ['', '2025', '2024'],
        ['Revenue', '141', '129'],
        ['Capital expenditure', '9', '7'],
      ],
      YEARS,
    ),
  ],
  questions: [
    { kind: 'page', page: 1, ask: 'How many offshore wind farms does it operate and what is being built?' },
    { kind: 'page', page: 2, ask: 'What caused the fall in availability and why did the repair take so long?' },
    { kind: 'page', page: 3, ask: 'What happens when wholesale prices exceed the strike price?' },
    { kind: 'page', page: 4, ask: 'What does the decommissioning provision assume about foundations?' },
    { kind: 'page', page: 5, ask: 'How are seabirds protected from turbines during migration?' },
    { kind: 'level', page: 6, ask: 'What was Corvid’s operating profit in 2025?', says: ['£204 million'] },
    { kind: 'level', page: 6, ask: 'corvid energy profit for the year 2024', says: ['£181 million'] },
    { kind: 'level', page: 7, ask: 'How much cash did Corvid have at the end of 2025?', says: ['£148 million'] },
    { kind: 'level', page: 6, ask: 'Corvidの2025年の売上高はいくらですか', says: ['612'] },
    {
      kind: 'level',
      page: 12,
      ask: 'capital expenditure of the trading segment of Corvid in 2025',
      says: ['£9 million'],
    },
    { kind: 'near', ask: 'Corvid capital expenditure 2025' },
    { kind: 'change', page: 6, ask: 'How much did Corvid’s revenue change in 2025 from 2024?', says: ['6.6%'] },
    {
      kind: 'change',
      page: 6,
      ask: 'By how much did Corvid’s operating profit decline year over year?',
      says: ['22.1%'],
    },
    { kind: 'ratio', page: 6, ask: 'What was Corvid’s operating margin in 2025?', says: ['33.3%'] },
    { kind: 'ratio', page: 7, ask: 'What is Corvid’s equity ratio?', says: ['40.0%'] },
    {
      kind: 'compound',
      page: 6,
      ask: 'What was Corvid’s revenue in 2025, what was its total equity, and who is its chief executive?',
      says: ['£612 million', '£1,560 million', 'Rhona Adeyemi'],
    },
    { kind: 'why', page: 8, ask: 'Why did Corvid’s revenue fall in 2025?', says: ['cable failure'] },
    {
      kind: 'who',
      page: 9,
      ask: 'Who chairs the audit committee of Corvid? Name the audit committee chair.',
      says: ['Colm Price'],
    },
    { kind: 'who', page: 9, ask: 'corvid ceo who is it', says: ['Rhona Adeyemi'] },
    { kind: 'who', page: 9, ask: 'Corvid의 대표이사는 누구인가요?', says: ['Rhona Adeyemi'] },
    { kind: 'list', page: 10, ask: 'Which segment of Corvid has the highest revenue?', says: ['Generation'] },
    { kind: 'list', page: 10, ask: 'What is Corvid’s revenue by segment?', says: ['410', '67.0%'] },
    { kind: 'near', ask: 'What was Corvid’s revenue by segment in Asia?' },
    { kind: 'when', page: 11, ask: 'When is Corvid’s final dividend payable?', says: ['4 June 2026'] },
    { kind: 'near', ask: 'What was Corvid’s revenue from solar in 2025?' },
    { kind: 'near', ask: 'What was Corvid’s operating profit in 2018?' },
    { kind: 'trap', ask: 'What did Corvid say about its nuclear reactor licence?' },
    { kind: 'trap', ask: 'Why did Corvid’s revenue rise in 2025?' },
  ],
};
