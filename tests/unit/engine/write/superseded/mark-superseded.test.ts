// A term of a contract that a later paper of the room amends.
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/enums.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

type Paper = { readonly document: string; readonly text: string };
type Case = {
  readonly language: Language;
  readonly ask: string;
  readonly contract: Paper;
  readonly amendment: Paper;
  readonly later: string;
  readonly older: string;
};

const CASES: readonly Case[] = [
  {
    language: 'en',
    ask: 'when does the lease of the Larch kiln end',
    contract: {
      document: 'Larch kiln lease.txt',
      text: 'Lease of the Larch kiln between Fenwick Estates and Alder Tiles.\n\n1. Term: the lease of the Larch kiln ends on 31 March 2027.\n\n2. The rent of the Larch kiln is £48,000 a year.',
    },
    amendment: {
      document: 'Larch kiln lease, deed of variation.txt',
      text: 'Deed of variation dated 4 May 2025 of the lease of the Larch kiln between Fenwick Estates and Alder Tiles.\n\nThe lease of the Larch kiln ends on 30 September 2031.',
    },
    later: '30 September 2031',
    older: '31 March 2027',
  },
  {
    language: 'ko',
    ask: '나루창고 임대료는 월 얼마입니까?',
    contract: {
      document: '나루창고_임대차계약서.txt',
      text: '나루창고 임대차계약서\n\n제1조(목적) 임대인 한빛개발은 나루창고를 임차인 솔잎타일에 임대한다.\n\n제4조(임대료) 나루창고의 임대료는 월 4,800만원으로 한다.',
    },
    amendment: {
      document: '나루창고_임대차_변경계약서.txt',
      text: '나루창고 임대차 변경계약서\n\n2025년 5월 4일 한빛개발과 솔잎타일은 다음과 같이 합의한다.\n\n제4조(임대료) 나루창고의 임대료는 월 5,300만원으로 한다.',
    },
    later: '5,300만원',
    older: '4,800만원',
  },
  {
    language: 'ja',
    ask: '楡窯の賃貸借契約はいつ終了しますか',
    contract: {
      document: '楡窯_賃貸借契約書.txt',
      text: '楡窯賃貸借契約書\n\n第1条 貸主の北浜不動産は楡窯を借主の榊タイルに賃貸する。\n\n第3条 楡窯の賃貸借契約は2027年3月31日に終了する。',
    },
    amendment: {
      document: '楡窯_賃貸借変更契約書.txt',
      text: '楡窯賃貸借変更契約書\n\n2025年5月4日、北浜不動産と榊タイルは次の事項に合意した。\n\n第3条 楡窯の賃貸借契約は2031年9月30日に終了する。',
    },
    later: '2031年9月30日',
    older: '2027年3月31日',
  },
];

const chunkFor = ({ document, text }: Paper, fileId: string, language: Language) =>
  chunkOf({ fileId, text, seq: 0 }, { document, language });
const [ONE, OTHER] = ['fil_000000000001_0000000000000001', 'fil_000000000001_0000000000000002'];

const sentencesFor = async ({ ask, language }: Pick<Case, 'ask' | 'language'>, papers: readonly Paper[]) => {
  const chunks = papers.map((paper, n) => chunkFor(paper, [ONE, OTHER][n] ?? ONE, language));
  const { blocks } = await askOffline(ask, chunks, { now: Date.UTC(2026, 0, 1) });
  return blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
};
const isTicked = ({ check, fit }: { readonly check: string; readonly fit?: string | undefined }): boolean =>
  check === 'verified' && fit !== 'near';

describe.each(CASES)('$ask', ({ contract, amendment, later, older, ...asked }) => {
  it('ticks the later value and names the paper that supersedes the older', async () => {
    const sentences = await sentencesFor(asked, [contract, amendment]);

    expect(sentences.filter(isTicked).map(({ text }) => text)).toEqual([expect.stringContaining(later)]);
    for (const one of sentences.filter(({ text }) => text.includes(older)))
      expect(one.findings).toContainEqual({ code: 'superseded', instead: amendment.document });
  });

  it('ticks the older value where no paper amends it', async () => {
    const sentences = await sentencesFor(asked, [contract]);

    expect(sentences.filter(isTicked).map(({ text }) => text)).toEqual([expect.stringContaining(older)]);
  });

  it('ticks the older value if the paper amends another contract', async () => {
    const renamed = (text: string) =>
      text.replaceAll(/Larch|나루|楡/gu, (name) => ({ Larch: 'Rowan', 나루: '버들', 楡: '椿' })[name] ?? '');
    const other = { document: renamed(amendment.document), text: renamed(amendment.text) };
    const sentences = await sentencesFor(asked, [contract, other]);

    expect(
      sentences
        .filter(isTicked)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain(older);
    expect(
      sentences
        .filter(isTicked)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toContain(later);
  });
});

describe('an amendment below the clauses of its contract', () => {
  const BELOW: readonly (Pick<Case, 'language' | 'ask' | 'later' | 'older'> & { readonly text: string })[] = [
    {
      language: 'ja',
      ask: '保管基本料は1日いくら',
      text: '倉庫保管契約書\n\n第5条（保管量）甲は専用棚80台を使う。\n第6条（保管基本料）1台1日1,150円。\n第7条（支払）翌月末払い。\n\n覚書（2024年4月1日）：第6条の基本料を1台1日1,320円に改定する。専用棚80台を95台に増やす。',
      later: '1,320円',
      older: '1,150円',
    },
    {
      language: 'ko',
      ask: '보관 기본료 하루 얼마',
      text: '창고보관계약서\n\n제5조(보관량) 갑은 전용 선반 80대를 사용한다.\n제6조(보관 기본료) 1대당 하루 1,150원으로 한다.\n제7조(지급) 다음 달 말일에 지급한다.\n\n부속합의서(2024년 4월 1일): 제6조의 기본료를 1대당 하루 1,320원으로 변경한다. 전용 선반 80대를 95대로 늘린다.',
      later: '1,320원',
      older: '1,150원',
    },
    {
      language: 'en',
      ask: 'how much is the storage charge a day',
      text: 'Storage agreement\n\n5. Volume: the customer uses 80 dedicated racks.\n6. Storage charge: the storage charge is £11.50 a rack a day.\n7. Payment: invoices are due within 30 days.\n\nAddendum (1 April 2024): the charge in clause 6 becomes £13.20 a rack a day. The 80 dedicated racks become 95.',
      later: '£13.20',
      older: '£11.50',
    },
  ];

  it.each(BELOW)('supersedes the clause that it names: $ask', async ({ text, later, older, ...asked }) => {
    const sentences = await sentencesFor(asked, [{ document: 'storage.txt', text }]);

    expect(sentences.filter(isTicked).map((one) => one.text)).toEqual([expect.stringContaining(later)]);
    for (const one of sentences.filter((other) => other.text.includes(older)))
      expect(one.findings).toContainEqual({ code: 'superseded', instead: 'storage.txt' });
  });
});

describe('an amendment that refers to clauses by their numbers', () => {
  const contract = {
    document: '寝具賃貸基本契約書_浜ホテル.txt',
    text: '寝具賃貸基本契約書\n\n浜ホテル株式会社（甲）と榊寝具株式会社（乙）は次のとおり契約する。\n\n（料金）第3条　料金は次の単価に数量を乗じた額とする。\n　　毛布セット　1組　298円\n　　枕セット　1組　141円\n\n（解除）第9条　甲は、乙が許可を取り消されたときは解除できる。\n　2　甲および乙は、6か月前の書面通知により期間中でも中途解約できる。',
  };
  const amendment = {
    document: '変更覚書_浜ホテル.txt',
    text: '変更覚書\n\n浜ホテル株式会社（甲）と榊寝具株式会社（乙）は、寝具賃貸基本契約書（原契約）を次のとおり変更する。\n\n1．原契約第3条の単価を次のとおり改める。\n　　毛布セット　1組　318円\n2．原契約第9条第2項の中途解約の定めを削除する。',
  };
  const ask = { language: 'ja' as const };

  it('supersedes the line of a list that has the same label and another value', async () => {
    const prices = (document: string, head: string, price: string): Paper => ({
      document,
      text: `${head}\n\n1. Washing of the linen of the hotel.\n\n2. Prices of linen:\nPrice of a blanket set: ${price}\nPrice of a pillow set: £1.41`,
    });
    const older = prices('Linen contract.txt', 'Linen contract between Bay Hotel and Alder Laundry', '£2.98');
    const later = prices(
      'Linen contract, addendum.txt',
      'Addendum of 4 May 2025 to the linen contract of Bay Hotel',
      '£3.18',
    );
    const question = { language: 'en' as const, ask: 'what is the price of a blanket set of Alder' };

    const before = await sentencesFor(question, [older]);
    const after = await sentencesFor(question, [older, later]);

    expect(before.filter(isTicked).map(({ text }) => text)).toEqual([expect.stringContaining('£2.98')]);
    expect(after.filter(isTicked).map(({ text }) => text)).toEqual([expect.stringContaining('£3.18')]);
  });

  it('ticks no clause that it deletes', async () => {
    const sentences = await sentencesFor({ ...ask, ask: '浜ホテルとの契約は期間中に中途解約できますか' }, [
      contract,
      amendment,
    ]);

    expect(
      sentences
        .filter(isTicked)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toContain('6か月前');
  });
});
