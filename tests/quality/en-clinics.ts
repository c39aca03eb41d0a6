// An American operator of clinics, with an associate's questions: short, and often for yes or no.
import { type Document, prose, table } from './document.ts';

export const CLINICS: Document = {
  company: 'Harborlight Clinics, Inc.',
  document: 'HARBORLIGHT_2025_10K.pdf',
  language: 'en',
  pages: [
    prose(
      'Human Capital',
      'As of December 31, 2025, Harborlight had 3,180 employees, of whom 1,240 were nurses. None of our employees are covered by a collective bargaining agreement. Nurse turnover was 22% in 2025, compared with 27% in 2024.',
      ['2025'],
    ),
    prose(
      'Payors',
      'Our ten largest payors accounted for 61% of net revenue in 2025. No single customer accounted for more than 14% of net revenue.',
      ['2025'],
    ),
    prose(
      'Liquidity',
      'Our credit agreement contains a leverage covenant of 4.0 times EBITDA. Capital expenditures are expected to be $48 million in 2026 under our plan to open nine clinics.',
      ['2025'],
    ),
    prose(
      'Legal Proceedings',
      'A former landlord filed a claim for unpaid rent of $2.1 million, which is pending in the district court.',
    ),
    prose('Properties', 'Our headquarters are located in Duluth, Minnesota, in leased premises of 61,000 square feet.'),
    table(
      'Consolidated Statements of Income (in millions)',
      'in millions',
      [
        ['', '2025', '2024'],
        ['Net revenue', '742', '688'],
        ['Operating income', '71', '64'],
        ['Net income', '43', '38'],
      ],
      ['2025', '2024'],
    ),
  ],
  questions: [
    { kind: 'level', page: 1, ask: "Are Harborlight's employees unionized?", says: ['collective bargaining'] },
    { kind: 'level', page: 1, ask: 'What was nurse turnover at Harborlight?', says: ['22%'] },
    { kind: 'level', page: 2, ask: "How concentrated are Harborlight's customers?", says: ['14%'] },
    { kind: 'level', page: 3, ask: "What are Harborlight's covenants?", says: ['4.0 times'] },
    { kind: 'page', page: 4, ask: 'Is there any litigation or contingent liability at Harborlight?' },
    { kind: 'page', page: 5, ask: "Where are Harborlight's headquarters?" },
    { kind: 'trap', ask: "What is Harborlight's revenue recognition policy?" },
    { kind: 'trap', ask: "What is Harborlight's dividend policy?" },
    { kind: 'trap', ask: 'Does Harborlight have a change of control clause?' },
    { kind: 'near', ask: "What is Harborlight's 2026 revenue target?" },
  ],
};
