// Questions over documents with months in rows and multiples in sentences, and about things that no document names.
import type { ShippedQuestion } from './shipped-question.ts';

export const FIGURE_QUESTIONS: readonly ShippedQuestion[] = [
  { ask: "How many times EBITDA was Netherby Quay's net debt at 30 June 2025?", says: ['2.3x'] },
  { ask: 'What was the average dwell time at Netherby Quay?', says: ['4.6 days'] },
  { ask: 'What was total revenue at Netherby Quay in H1 2025?', says: ['156,565'] },
  { ask: 'What dividend does Netherby Quay plan for 2025?' },
  { ask: 'What was the revenue of the Solbaram terminal of Netherby Quay in H1 2025?' },
  { ask: 'What does the Tollgate guarantee of Netherby Quay cost?' },
  { ask: 'Plumley Parking occupancy, November 2024', says: ['63.1'] },
  { ask: 'What revenue did Plumley Parking take in August 2024?', says: ['456705'] },
  { ask: "What was Plumley Parking's revenue in August 2023?" },
  { ask: '온누리기공 근로시간 면제자는 몇 명이야?', says: ['3명'] },
  { ask: '온누리기공 기본급은 몇 % 인상되나요?', says: ['4.2%'] },
  { ask: '온누리기공 격려금 지급률은?' },
  { ask: '두레커피 가맹점은 몇 곳인가요?', says: ['62곳'] },
  { ask: '두레커피의 순차입금은 EBITDA의 몇 배인가?', says: ['3.2배'] },
  { ask: '두레커피를 점검한 곳은 어디인가요?' },
  { ask: 'アカネ保育の園児の定員は何人ですか', says: ['2,140名'] },
  { ask: 'アカネ保育の純有利子負債はEBITDAの何倍？', says: ['2.9倍'] },
  { ask: 'アカネ保育の園児の定員は大阪園で何人？' },
];
