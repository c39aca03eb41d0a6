// Plain questions that everybody asks of a company, in everyday words, over the sample workspace and the second corpus.
import type { ShippedQuestion } from './shipped-question.ts';

export const PLAIN_OF_SAMPLE: readonly ShippedQuestion[] = [
  { ask: '가온물류 물류센터 몇 개야?', says: ['14개'] },
  { ask: '가온물류 직원들 얼마나 나가?', says: ['14.6%'] },
  { ask: '가온물류 직원 월급 얼마', says: ['4,350만원'] },
  { ask: '가온물류 얼마에 팔고 싶대?', says: ['4,200억원'] },
  { ask: '가온물류 본사 어디야?', says: ['인천광역시 연수구'] },
  { ask: '가온물류 회계법인 어디야', says: ['새빛회계법인'] },
  { ask: '가온물류 어느 부문이 제일 많이 벌어?', says: ['계약물류'] },
  { ask: '가온물류 빚 언제 갚아야 해?', says: ['2029년 9월'] },
  { ask: '가온물류 이사회 멤버는?', says: ['회계학과 교수'] },
  { ask: '가온물류 공장은 몇 개야?' },
];

export const PLAIN_OF_CORPUS: readonly ShippedQuestion[] = [
  { ask: 'How high is staff turnover at Tidemark?', says: ['11.8%'] },
  { ask: 'what does Tidemark pay its people', says: ['58,400'] },
  { ask: 'Where is Tidemark based?', says: ['Bristol'] },
  { ask: 'Which Tidemark segment earns the most?', says: ['Fleet'] },
  { ask: 'Tidemark weaknesses?', says: ['onboarding'] },
  { ask: '한별은행 이직률은?', says: ['3.9%'] },
  { ask: '한별은행 본점 어디야', says: ['대전광역시 서구'] },
  { ask: '한별은행 배당금 얼마?', says: ['416억원'] },
  { ask: '한별은행 영업점이 몇 개야', says: ['124곳'] },
  { ask: '한별은행 경쟁 우위는?', says: ['낮은 연체율'] },
  { ask: '한별은행 공장 가동률은?' },
];
