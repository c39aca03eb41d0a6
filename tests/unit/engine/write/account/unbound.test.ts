// A sentence is bound to a question if the clause with the date, figure or name also names the event or measure.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { judgedOver } from '#functions/engine/write/account/account-features.ts';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import { unboundIn } from '#functions/engine/write/account/unbound.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const isBound = (question: string, text: string): boolean => {
  const own = plan({ query: question, history: [], sources: [], now: Date.UTC(2026, 5, 1) });
  const chunk = chunkOf({ text }, { document: 'minutes.md', language: languageOf(text) });
  const cited = [{ n: 1, source: 'FILES' as const, chunk, start: 0, end: text.length, quote: text }];
  const statement: Statement = {
    ...{ of: { text, refs: [1], check: 'verified' }, text, cited, kind: 'quote', isJudged: false },
  };
  const passages = [{ source: 'FILES' as const, chunk, score: 1, signals: {} }];
  const [judged] = judgedOver({ plan: own, passages }, [statement]);
  return judged !== undefined && unboundIn(own, judged) === undefined;
};

describe('a sentence is not bound', () => {
  it.each([
    [
      'to an event of another clause',
      '보증금 언제 냈어',
      '보증금 3억원은 남기고 2026년 8월 말에 건물을 비우기로 하였다.',
    ],
    ['to a verb that it lacks', '방파제 언제 다 쌓았어', '방파제는 2027년 봄 착공을 기다린다.'],
    ['without a date', 'when did the weir fail', 'The weir failed after the storm.'],
    ['without a figure', '会計士への支払い', '会計士の白洲が適正と認めた。'],
    ['to a price that it does not name', '桐材の値段は', '桐材で4,100万円、運賃で900万円ほど効いている。'],
    ['to a figure that counts time', '組合費はいくら', '組合費は3年前から据え置いている。'],
    ['to a measure that it lacks', '港湾の監査人は誰', '港湾委員会の免税は2025年5月に終了した。'],
    ['by a condition', '객실 점유율 몇 퍼센트야', '점유율이 70%를 넘으면 추가 임차료를 낸다.'],
    ['by a plan', 'how many welders work there', 'The yard plans to raise the number of welders to 220.'],
    ['by a plan of what is done', 'M-7号機はいつ修理された', 'M-7号機が期限までに修理された場合、2026年度に発注する。'],
    ['by a substitute', '하루에 몇 톤 굽나', '가마가 멈출 때를 대비하여 하루 40톤을 굽는 대체 설비를 둔다.'],
    ['by a demand', '품삯 얼마야', '조합은 품삯을 320만원으로 올려 달라고 하였다.'],
    ['by a limit', 'how much is the overdraft', 'The overdraft is up to £400,000.'],
    [
      'by a notice period',
      'how long is the Mill Yard lease',
      'The tenant may break the lease of Mill Yard on nine months of notice.',
    ],
    ['by a level of what grew', '직원이 몇 명 늘었어', '직원은 214명이다.'],
    ['if nothing is named that the date could be of', '1심 언제 나왔어', '1심 금액은 2026년 1분기에 잡았다.'],
    ['without a name', '委託先はどこ', '委託先を新潟県条例に照らして監督し、結果をまとめたものである。'],
    ['if the place is that of the question', 'チリの提携先どこ', 'チリとペルーは含まれない。'],
    [
      'to a date so long before its event',
      '허가 언제 끝나',
      '허가 갱신 신청은 유효기간 만료 6개월 전(2024. 12. 31.)까지 접수되었다.',
    ],
    [
      'to a date so long before its event',
      '許可はいつ切れる',
      '許可の更新申請は期限満了の6か月前（2024年12月31日）までに受理された。',
    ],
    [
      'to a date so long before its event',
      'when does the licence expire',
      'The licence application was received six months before expiry, on 31 December 2024.',
    ],
    ['to a term', '組合総会はいつだっけ', '第27期は組合総会に付議いたします。'],
    ['without a reason in spoken words', 'なんで配当を減らしたの', '当社は2024年に配当しなかった。'],
    ['by its own word for a firm', '監査法人はどこ', '監査法人への回答書を準備する。'],
    ['to the reason of another thing', 'なぜ製氷機を替えたの', '騒音のため、組合は2025年にクレーンを替えた。'],
    ['without a reason', '왜 배당을 줄였어', '회사는 2024년에 배당하지 않았다.'],
  ])('%s: %s', (_, question, text) => {
    expect(isBound(question, text)).toBe(false);
  });
});

describe('a sentence is bound', () => {
  it.each([
    ['보증금 언제 냈어', '보증금 3억원은 2026년 8월 말에 냈다.'],
    ['when did the weir fail', 'The weir failed on 3 March 2025.'],
    [
      'when does the licence expire',
      'The licence expires on 30 June 2025, and renewal is due six months before expiry.',
    ],
    ['허가 언제 끝나', '허가는 2025년 6월 30일에 끝나며 갱신은 만료 6개월 전까지 신청한다.'],
    ['許可はいつ切れる', '許可は2025年6月30日に切れ、更新は期限満了の6か月前までに申請する。'],
    ['組合費はいくら', '組合費は月に1万2千円である。'],
    ['港湾の監査人は誰', '港湾の監査人は森本会計事務所である。'],
    ['객실 점유율 몇 퍼센트야', '객실 점유율은 64%이다.'],
    ['점유율이 몇 퍼센트를 넘으면 추가 임차료를 내?', '점유율이 70%를 넘으면 추가 임차료를 낸다.'],
    ['how many welders work there', 'The yard employs 140 welders.'],
    ['대체 설비는 하루 몇 톤이야', '하루 40톤을 굽는 대체 설비를 둔다.'],
    ["what's the limit of the overdraft", 'The overdraft is up to £400,000.'],
    ['監査法人はどこ', '監査法人は森本監査法人である。'],
    [
      'リモージュの白磁の大壺を高麗の青磁と比較して「奇跡の壺」と評価したのは誰ですか',
      '陶芸家のデュランはリモージュの白磁の大壺を高麗の青磁と比較して「奇跡の壺」と呼んだ。',
    ],
    ['왜 품삯을 줄였어', '회사는 일감이 줄었기 때문에 품삯을 줄였다.'],
    ['when does the kiln stop and how many lose their jobs', 'The kiln will stop on 25 September 2026.'],
  ])('%s: %s', (question, text) => {
    expect(isBound(question, text)).toBe(true);
  });
});
