// Splits a list of requested things: figures stay together, every other thing is separate.
import { expect, it } from 'vitest';
import { listedThings } from '#functions/engine/understand/listed-things.ts';

it.each([
  [
    '서린화학 매출액, 영업이익, 직원 수, 대표이사, 주요 고객, 소송을 알려줘',
    ['서린화학 매출액, 영업이익, 직원 수', '서린화학 대표이사', '서린화학 주요 고객', '서린화학 소송을 알려줘'],
  ],
  [
    'Alder Audio: revenue, net income, auditor, risks',
    ['Alder Audio: revenue, net income', 'Alder Audio auditor', 'Alder Audio risks'],
  ],
  [
    'あおば酒器の売上高、営業利益、社長、訴訟を教えて',
    ['あおば酒器の売上高, 営業利益', 'あおば酒器 社長', 'あおば酒器 訴訟を教えて'],
  ],
])('splits a list, but keeps figures together: %s', (question, parts) => {
  expect(listedThings(question)).toEqual(parts);
});

it.each([
  '서린화학의 매출액, 영업이익, 당기순이익은?',
  'Revenue, net income and the colour of the kiln, please',
  'In 2024, Alder Audio sold its kiln, and why?',
])('keeps other questions whole: %s', (question) => {
  expect(listedThings(question)).toEqual([question]);
});
