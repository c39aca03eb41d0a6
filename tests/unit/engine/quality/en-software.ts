// An American maker of scheduling software.
import { type Document, prose, table } from './document.ts';

const YEARS = ['2024', '2025'];

export const SOFTWARE: Document = {
  company: 'Tessellate Software, Inc.',
  document: 'tessellate-10k.html',
  language: 'en',
  pages: [
    prose(
      'Business',
      'Tessellate provides scheduling software to dental clinics. Customers subscribe annually and pay per chair.',
    ),
    prose(
      'Retention',
      'Net revenue retention improved because clinics added chairs and adopted our billing module, partly offset by churn among single-practice customers.',
    ),
    prose(
      'Platform',
      'Our platform runs in two regions of a single cloud provider. An outage of that provider would interrupt our service.',
    ),
    prose(
      'Executive officers',
      'Nadia Okonkwo has served as chief executive officer since March 2021. She previously led product at a payments company.\nTomas Reyes is our chief financial officer.',
    ),
    prose(
      'Data',
      'We do not collect patient health records. We process appointment data under agreements that clinics sign before onboarding.',
    ),
    table(
      'Consolidated Statements of Operations',
      '(in millions)',
      [
        ['', '2025', '2024'],
        ['Revenue', '$ 184.0', '$ 160.0'],
        ['Cost of revenue', '46.0', '41.6'],
        ['Gross profit', '138.0', '118.4'],
        ['Research and development', '39.2', '35.1'],
        ['Operating income', '23.0', '16.8'],
        ['Net income', '18.4', '13.1'],
      ],
      YEARS,
    ),
    table(
      'Consolidated Balance Sheets',
      '(in millions)',
      [
        ['', '2025', '2024'],
        ['Cash and cash equivalents', '$ 71.5', '$ 58.2'],
        ['Total assets', '240.0', '215.0'],
        ['Total liabilities', '96.0', '92.0'],
        ['Total stockholders’ equity', '144.0', '123.0'],
      ],
      YEARS,
    ),
    prose(
      'Results of operations',
      'Revenue increased 15.0% in 2025, driven by higher prices per chair and the billing module. Operating margin increased in 2025, primarily due to lower hosting costs.',
      YEARS,
    ),
    prose(
      'Customers',
      'As of December 31, 2025, we had 1,120 employees. Our five largest customers accounted for 18% of revenue in 2025, and no customer accounted for more than 5% of revenue.',
      ['2025'],
    ),
    prose(
      'Risk factors',
      'Clinics could delay purchases if reimbursement rates fall. Competitors may offer scheduling for free together with payment services. A breach of our systems could expose appointment data.',
    ),
    prose(
      'Legal proceedings',
      'In June 2025 a former reseller filed a complaint in the District Court of Oregon that claims unpaid commissions of $2 million.',
      ['2025'],
    ),
  ],
  questions: [
    { kind: 'page', page: 1, ask: 'Who buys Tessellate scheduling software and how do they pay?' },
    { kind: 'page', page: 2, ask: 'Why did net revenue retention improve?' },
    { kind: 'page', page: 3, ask: 'what happens to the service if the cloud provider has an outage' },
    { kind: 'page', page: 4, ask: 'Who is the chief executive of Tessellate and since when?' },
    { kind: 'page', page: 5, ask: 'Does the company process patient health records?' },
    { kind: 'level', page: 6, ask: 'What was Tessellate’s revenue in 2025?', says: ['$184.0 million'] },
    { kind: 'level', page: 6, ask: 'tessellate net income last financial year', says: ['$18.4 million'] },
    {
      kind: 'level',
      page: 6,
      ask: 'how much did tessellate spend on research and development in 2024?',
      says: ['$35.1'],
    },
    { kind: 'level', page: 6, ask: '테셀레이트의 2025년 매출액은 얼마인가요?', says: ['184.0'] },
    { kind: 'level', page: 7, ask: 'What are the total assets of Tessellate?', says: ['$240.0 million'] },
    { kind: 'level', page: 9, ask: 'How many people does Tessellate employ?', says: ['1,120'] },
    { kind: 'change', page: 6, ask: 'How much did Tessellate’s revenue grow year over year?', says: ['15.0%'] },
    { kind: 'ratio', page: 6, ask: 'What was Tessellate’s gross margin in 2025?', says: ['75.0%'] },
    { kind: 'ratio', page: 6, ask: 'Tessellate margin', says: ['75.0%', '12.5%', '10.0%'] },
    {
      kind: 'ratio',
      page: 9,
      ask: 'What share of revenue do Tessellate’s five largest customers have?',
      says: ['18%'],
    },
    {
      kind: 'compound',
      page: 6,
      ask: 'What was Tessellate’s revenue in 2025, who is its CFO, and how many employees does it have?',
      says: ['$184.0 million', 'Tomas Reyes', '1,120'],
    },
    { kind: 'why', page: 8, ask: 'Why did Tessellate’s revenue increase in 2025?', says: ['higher prices per chair'] },
    {
      kind: 'why',
      page: 8,
      ask: 'Why did Tessellate’s operating margin change in 2025?',
      says: ['lower hosting costs'],
    },
    { kind: 'who', page: 4, ask: 'who is the CEO of tessellate', says: ['Nadia Okonkwo'] },
    { kind: 'who', page: 4, ask: '테셀레이트의 최고재무책임자는 누구인가요?', says: ['Tomas Reyes'] },
    {
      kind: 'list',
      page: 10,
      ask: 'What are the main risk factors of Tessellate?',
      says: ['reimbursement', 'for free'],
    },
    { kind: 'list', page: 11, ask: 'What litigation is pending against Tessellate?', says: ['unpaid commissions'] },
    { kind: 'near', ask: 'What was Tessellate’s revenue in Brazil in 2025?' },
    { kind: 'near', ask: 'What was Tessellate’s net income in 2019?' },
    { kind: 'near', ask: 'tessellate revenue growth 2026' },
    { kind: 'trap', ask: 'hexafoil revenue 2025' },
    { kind: 'trap', ask: 'Which football club does Tessellate sponsor?' },
    { kind: 'trap', ask: 'Who is the CEO of Marlowe Dental?' },
    { kind: 'trap', ask: 'What is Marlowe Dental’s customer concentration?' },
    { kind: 'trap', ask: 'Why did Marlowe Dental’s revenue increase in 2025?' },
    { kind: 'trap', ask: 'Why did Tessellate’s operating margin fall in 2025?' },
  ],
};
