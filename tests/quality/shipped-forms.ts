// Questions over forms, notices and minutes in text files, in the language of the documents and in the others.
import type { ShippedQuestion } from './shipped-question.ts';

export const FORM_QUESTIONS: readonly ShippedQuestion[] = [
  { ask: "How much is the annual charge for Brindle Court's lifts?", says: ['27,500'] },
  { ask: 'How many lifts does Ashlar maintain?', says: ['11'] },
  { ask: 'What is the term of the lift maintenance order?', says: ['three years'] },
  { ask: 'Why was the former lift contractor replaced?', says: ['lost its insurance'] },
  { ask: 'How many Fennick machines are affected?', says: ['4,830'] },
  { ask: 'What was the cause of the Fennick recall?', says: ['torque'] },
  { ask: 'What is the interest rate on the loan of Brindle Court?' },
  { ask: 'Who is the chief engineer of Fennick?' },
  { ask: '솔바람수영장 연간 위탁료는 얼마야?', says: ['4억 2천만'] },
  { ask: '솔바람수영장 위탁기간은 언제까지인가요?', says: ['2027년 12월 31일'] },
  { ask: '솔바람수영장 운영인력은 몇 명이야?', says: ['23명'] },
  { ask: '새벽서림이 주문을 줄인 이유는?', says: ['전자책'] },
  { ask: '가온누리제본 경영회의에 불참한 사람은 누구야?', says: ['옥지호'] },
  { ask: '솔바람수영장의 관람석은 몇 개야?' },
  { ask: '가온누리제본의 매출액은 얼마인가요?' },
  { ask: 'ヒノキ家具の運送の基本料金はいくらですか', says: ['28,000'] },
  { ask: 'ツバキ急送の待機料はいくらですか', says: ['3,500'] },
  { ask: '石巻工場の冷媒漏れの原因は何ですか', says: ['パッキン'] },
  { ask: 'アヤメ水産の修理費はいくらですか', says: ['86万'] },
  { ask: 'ヒノキ家具の倉庫の面積はどれくらいですか' },
  { ask: '브린들 코트의 연간 요금은 얼마인가?', says: ['27,500'] },
  { ask: 'How many people operate the pool?', says: ['23명'] },
  { ask: '휠 베어링 교체 비용은 얼마인가?' },
  { ask: 'What is the repair cost at Ayame Suisan?', says: ['86万'] },
];
