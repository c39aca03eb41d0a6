// Why a ratio or figure changed is answered only by sentences that state the cause.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const MILL = {
  company: '두물제지 주식회사 (Dumul Paper Co., Ltd.)',
  document: '두물제지.pdf',
  language: 'ko',
} as const;
const CHUNKS = [
  chunkOf(
    {
      text: '2025년 영업이익률은 9.1%로 전년의 7.4%보다 개선되었습니다. 건조 설비를 교체하면서 연료비가 줄어든 것이 주된 이유입니다.',
    },
    { ...MILL, periods: ['2025'], section: '재무 분석' },
  ),
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '1,000', '900'],
      ['영업이익', '91', '67'],
    ],
    { ...MILL, periods: ['2024', '2025'], section: '손익계산서', unit: '(단위 : 백만원)' },
  ),
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['현금및현금성자산', '120', '100'],
      ['자산총계', '900', '860'],
      ['차입금', '300', '310'],
      ['부채총계', '400', '410'],
      ['자본총계', '500', '450'],
    ],
    { ...MILL, periods: ['2024', '2025'], section: '재무상태표', unit: '(단위 : 백만원)' },
  ),
];

const ask = async (query: string) => tickedIn(await askOffline(query, CHUNKS, { now: NOW }));

describe('the reason for a change in margin', () => {
  it.each(['Why did Dumul’s margin change in 2025?', '두물제지의 영업이익률이 왜 개선되었나요?'])(
    'is answered with the cause and the ratio: %s',
    async (query) => {
      const answer = await ask(query);

      expect(answer).toContain('건조 설비');
      expect(answer).toContain('9.1%');
    },
  );

  it('is not answered if the margin moved in the other direction', async () => {
    expect(await ask('두물제지의 영업이익률이 왜 하락했나요?')).toBe('');
  });
});

describe('the reason for a change of one figure against another', () => {
  const asked = async (text: string) => {
    const chunk = chunkOf({ text }, { company: 'Brightoak Stores Inc.', document: 'release.pdf', language: 'en' });
    return tickedIn(await askOffline('Why did SG&A fall as a percent of revenue?', [chunk], { now: NOW }));
  };

  it('is not answered with the cause for one of them', async () => {
    expect(await asked('SG&A fell by $12 million because stores were closed.')).toBe('');
  });

  it('is answered with a sentence that names both', async () => {
    expect(await asked('SG&A fell as a percent of revenue because stores were closed.')).toContain('closed');
  });
});

describe('a margin of a part', () => {
  it('is not answered with the whole', async () => {
    const part = chunkOf(
      { text: '포장지 부문의 영업이익률은 원료 가격 상승으로 인해 하락하였습니다.' },
      { ...MILL, periods: ['2025'], section: '부문별 실적' },
    );
    const made = await askOffline('두물제지의 영업이익률이 왜 하락했나요?', [...CHUNKS, part], { now: NOW });

    expect(tickedIn(made)).toBe('');
  });
});

describe('an unspecified margin', () => {
  it('is answered with the margins in the statement', async () => {
    expect(await ask('What is Dumul’s margin?')).toContain('operating margin');
  });
});

describe('net debt', () => {
  it('is computed if one row has all debt, with its parts in the formula', async () => {
    expect(await ask('두물제지의 순차입금과 그 구성은 어떻게 됩니까?')).toContain('180백만원');
  });
});

describe('the reason for a change of something other than a company', () => {
  const of = { document: '保険.pdf', language: 'ja' } as const;
  const chunks = [
    chunkOf(
      { text: '➡ 火災保険の収益悪化の要因としては、長期契約の赤\n字や自然災害の増加が挙げられた。' },
      { ...of, section: '損害保険' },
    ),
    chunkOf({ text: '営業職員の採用が見直された。' }, { ...of, section: '生命保険' }),
  ];

  it('is answered with the sentence that has its causes', async () => {
    const answer = tickedIn(await askOffline('火災保険の収益が悪化した理由は？', chunks, { now: NOW }));

    expect(answer).toContain('自然災害');
  });

  it('is not answered with the causes of another', async () => {
    const answer = tickedIn(await askOffline('自動車保険の収益が悪化した理由は？', chunks, { now: NOW }));

    expect(answer).toBe('');
  });
});

describe('why the operating margin changed', () => {
  const ask = (text: string) =>
    askOffline('What drove the operating margin change in FY2024?', [chunkOf({ text }, { language: 'en' })], {
      now: Date.UTC(2025, 5, 1),
    });

  it('is answered by what moved that of the whole', async () => {
    const made = await ask('Operating margin decreased in 2024 due to higher prices of gas for the kilns.');
    expect(tickedIn(made)).toContain('higher prices of gas');
  });

  it.each(['Business segment', 'Reportable segment'])('is not answered by that of segments: %s', async (segment) => {
    const made = await ask(`${segment} operating margins decreased in 2024 due to the closure of two kilns.`);
    expect(tickedIn(made)).toBe('');
  });
});
