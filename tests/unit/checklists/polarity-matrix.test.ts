// Every pair of what a question asks for and what a sentence says, in three languages and several industries.
import { describe, expect, it } from 'vitest';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';
import { type Side, sideOf } from '#functions/checklists/polarity/question-side.ts';
import { readSentence, type Stance } from '#functions/checklists/polarity/sentence-stance.ts';

/** Written again here by hand: y, n, p, and - for what a person decides. */
const COLUMNS = 'waives free limits conditional forbids allows requires planned absent declines affirms'.split(' ');
const EXPECTED: Readonly<Record<Side, string>> = {
  permits: '- y - p n y - - - n -',
  permitsFreely: 'y y - n n - - - - - -',
  restricts: 'n n y y y - - - n y -',
  prohibits: '- n - p y n - - n y -',
  requires: 'n n y y - - y - n n -',
  exists: 'n - y y - y y - n - y',
  provides: 'n y y p n y y - n n y',
  fact: '- - - - - - - - n n y',
};

type Topic = {
  readonly industry: string;
  readonly questions: Readonly<Record<Side, string>>;
  readonly sentences: Readonly<Record<string, string>>;
};

const TOPICS: readonly Topic[] = [
  {
    industry: 'a lease of a pottery',
    questions: {
      permits: 'May the tenant sublet the kiln room?',
      permitsFreely: 'May the tenant sublet the kiln room without the consent of the landlord?',
      restricts: 'Is subletting of the kiln room restricted?',
      prohibits: 'Is subletting of the kiln room prohibited?',
      requires: 'Is the consent of the landlord required for subletting?',
      exists: 'Is there a provision on subletting of the kiln room?',
      provides: 'Does the lease allow subletting of the kiln room?',
      fact: 'Has the tenant sublet the kiln room?',
    },
    sentences: {
      waives: 'No consent of the landlord is required for subletting the kiln room.',
      free: 'There is no restriction on subletting the kiln room.',
      limits: 'The area sublet shall not exceed 40 square metres.',
      conditional: 'The tenant shall not sublet the kiln room without the consent of the landlord.',
      forbids: 'The tenant shall not sublet the kiln room.',
      allows: 'The tenant may sublet the kiln room to a potter.',
      requires: 'The tenant must report every subletting of the kiln room.',
      planned: 'The tenant plans to sublet the kiln room.',
      absent: 'There is no subletting of the kiln room.',
      declines: 'The tenant did not sublet the kiln room.',
      affirms: 'The kiln room was sublet in 2024.',
    },
  },
  {
    industry: 'haulage of feed',
    questions: {
      permits: 'Is the haulier permitted to subcontract the loads?',
      permitsFreely: 'Can the haulier subcontract the loads without prior approval?',
      restricts: 'Are there any restrictions on subcontracting the loads?',
      prohibits: 'Does the framework forbid the haulier to subcontract the loads?',
      requires: 'Is subcontracting the loads subject to the approval of the mill?',
      exists: 'Does the framework contain a clause on subcontracting the loads?',
      provides: 'Under the haulage agreement, does the haulier subcontract the loads?',
      fact: 'Were any loads subcontracted in 2025?',
    },
    sentences: {
      waives: 'The haulier need not ask the mill before subcontracting the loads.',
      free: 'The haulier may subcontract the loads without the approval of the mill.',
      limits: 'Subcontracted loads shall not exceed a tenth of all loads.',
      conditional: 'The haulier may subcontract loads with the prior approval of the mill.',
      forbids: 'Subcontracting of the loads is prohibited.',
      allows: 'The haulier is entitled to subcontract the loads.',
      requires: 'The haulier shall name its subcontractors for the loads each month.',
      planned: 'Subcontracting of the loads is planned for 2027.',
      absent: 'No loads were subcontracted.',
      declines: 'Loads were never subcontracted in 2025.',
      affirms: 'Loads were subcontracted to two hauliers in 2025.',
    },
  },
  {
    industry: 'contract sewing',
    questions: {
      permits: '봉제 작업을 재위탁할 수 있습니까?',
      permitsFreely: '발주자의 동의 없이 봉제 작업을 재위탁할 수 있는지 여부',
      restricts: '봉제 작업의 재위탁이 제한됩니까?',
      prohibits: '봉제 작업의 재위탁이 금지되어 있습니까?',
      requires: '봉제 작업의 재위탁에 발주자의 동의가 필요합니까?',
      exists: '봉제 작업의 재위탁에 관한 조항이 있습니까?',
      provides: '위탁계약상 봉제 작업은 재위탁됩니까?',
      fact: '봉제 작업을 재위탁하였습니까?',
    },
    sentences: {
      waives: '봉제 작업의 재위탁에는 발주자의 동의가 필요하지 아니하다.',
      free: '봉제 작업의 재위탁에는 제한이 없다.',
      limits: '재위탁 물량은 전체의 20%를 초과하지 못한다.',
      conditional: '발주자의 동의 없이 봉제 작업을 재위탁하지 못한다.',
      forbids: '봉제 작업을 남에게 맡길 수 없다.',
      allows: '봉제 작업을 재위탁할 수 있다.',
      requires: '봉제 작업을 재위탁하면 명단을 알려야 한다.',
      planned: '봉제 작업의 재위탁은 내년에 시작할 예정이다.',
      absent: '봉제 작업의 재위탁은 없다.',
      declines: '봉제 작업을 재위탁하지 않았다.',
      affirms: '봉제 작업을 3개 업체에 재위탁하였다.',
    },
  },
  {
    industry: 'a concession of baths',
    questions: {
      permits: '温泉施設の運営を再委託できますか。',
      permitsFreely: '市の承諾なく温泉施設の運営を再委託できますか。',
      restricts: '温泉施設の運営の再委託は制限されますか。',
      prohibits: '温泉施設の運営の再委託は禁止されていますか。',
      requires: '温泉施設の運営の再委託に市の承諾は必要ですか。',
      exists: '温泉施設の運営の再委託に関する定めはありますか。',
      provides: '指定管理契約では温泉施設の運営は再委託されますか。',
      fact: '温泉施設の運営を再委託しましたか。',
    },
    sentences: {
      waives: '温泉施設の運営の再委託に市の承諾は要しない。',
      free: '温泉施設の運営の再委託に制限はない。',
      limits: '再委託料は運営費の2割を超えてはならない。',
      conditional: '市の承諾なく温泉施設の運営を再委託することができない。',
      forbids: '温泉施設の運営は再委託してはならない。',
      allows: '温泉施設の運営は再委託することができる。',
      requires: '温泉施設の運営を再委託したときは届け出なければならない。',
      planned: '温泉施設の運営の再委託は来年度に予定している。',
      absent: '温泉施設の運営の再委託はない。',
      declines: '温泉施設の運営は再委託していません。',
      affirms: '温泉施設の運営は2社に再委託しています。',
    },
  },
];

const WORDS: Readonly<Record<string, string | undefined>> = { y: 'yes', n: 'no', p: 'partly', '-': undefined };

const cases = TOPICS.flatMap(({ questions, sentences }) =>
  (Object.keys(EXPECTED) as Side[]).flatMap((side) =>
    EXPECTED[side]
      .split(' ')
      .map((mark, n) => [questions[side], sentences[COLUMNS[n] ?? ''] ?? '', WORDS[mark]] as const),
  ),
);

describe('the polarity', () => {
  it.each(TOPICS.flatMap(({ questions }) => Object.entries(questions)))('of a question: %s, "%s"', (side, question) => {
    expect(sideOf(question)).toBe(side);
  });

  it.each(
    TOPICS.flatMap(({ questions, sentences }) =>
      Object.entries(sentences).map(([stance, text]) => [stance as Stance, text, questions.permits] as const),
    ),
  )('of a sentence: %s, "%s"', (stance, text, question) => {
    expect(readSentence(question, text)?.stance).toBe(stance);
  });

  it.each(cases)('of the pair "%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a pair with more in it', () => {
  it.each([
    ['May the grower sell seed?', 'The grower shall not sell seed, except to its own members.', 'partly'],
    ['Is the sale of seed restricted?', 'The grower shall not sell seed, except to its own members.', 'yes'],
    ['종자를 판매할 수 있습니까?', '종자를 판매할 수 없다. 다만, 조합원에게는 그러하지 아니하다.', 'partly'],
    ['種苗を販売できますか。', '種苗を販売してはならない。ただし、組合員に対する販売はこの限りでない。', 'partly'],
    ['May the grower export seed?', 'The grower may sell seed but shall not export it.', undefined],
    ['Is the ferry in breach of its licence?', 'The ferry complied with its licence throughout 2025.', 'no'],
    ['Is the ferry in breach of its licence?', 'The ferry is not in compliance with its licence.', undefined],
    ['면허 조건을 위반하였습니까?', '면허 조건을 준수하고 있다.', 'no'],
    ['許可の条件に違反しましたか。', '許可の条件を遵守しています。', 'no'],
    ['Is the crane not insured?', 'The crane is not insured.', undefined],
    ['체납한 사용료가 없습니까?', '체납한 사용료는 없다.', 'yes'],
    ['체납한 사용료가 없습니까?', '체납한 사용료가 있다.', undefined],
    ['港湾使用料の滞納はないか', '港湾使用料は毎月納付し、滞納はない。', 'yes'],
    ['許可の条件に違反していないか', '許可の条件に違反していない。', 'yes'],
    ['No crane is pledged.', 'None of the cranes is pledged.', 'yes'],
    ['No crane is pledged.', 'Two cranes are pledged to the bank.', 'no'],
    ['May the landlord be asked for the store?', 'The landlord may refuse any request for the store.', undefined],
    ['May the grower assign without consent?', 'Neither party may assign without consent.', 'no'],
    ['Did the catch exceed the quota?', 'The largest catch was 4,870 tonnes.', undefined],
    ['最優遇条項はありますか。', '他の荷主に低い運賃で運ばない。', undefined],
    ['検査に合格しましたか。', '判定は保留とする。', undefined],
    ['補助金の交付は決定していますか。', '補助金は申請中である。', undefined],
    ['Is the silo insured?', 'The silo is insured at no extra charge.', 'yes'],
    ['Was the silo rebuilt?', 'The silo was rebuilt without a stop of deliveries.', 'yes'],
    ['Did the surveyor qualify the opinion?', 'The surveyor signed without qualification.', 'no'],
    ['사료 창고가 담보로 제공되어 있습니까?', '사료 창고를 담보로 제공하고 있다.', 'yes'],
    [
      'Does the feed supply agreement renew automatically?',
      'The parties shall meet to discuss an extension.',
      undefined,
    ],
    ['Does the feed supply agreement renew automatically?', 'It shall be renewed for a year each March.', 'yes'],
    ['地下の配管は調査に含まれますか。', '地下の配管は範囲外とした。', 'no'],
    ['Is the silo in use?', 'The silo is no longer in use.', 'no'],
    ['사료 창고에 화재가 발생하였습니까?', '예상하지 않은 화재가 발생하였다.', 'yes'],
    ['사료 창고를 증축하였습니까?', '2년 동안 사료 창고를 증축하였다.', 'yes'],
    ['飼料庫を増築しましたか。', 'まず、飼料庫を増築した。', 'yes'],
    ['飼料庫を増築しましたか。', '倉庫ではなく飼料庫を増築した。', 'yes'],
    ['Does a sale of shares require notice?', 'A sale of shares does not require notice.', 'no'],
    ['Is there an option to extend the charter?', 'There is no option to extend the charter.', 'no'],
    ['年間の最低引取量の定めはありますか。', '年間の最低引取量は定めない。', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });

  it('is open if two sentences differ', () => {
    const texts = ['The tenant may sublet the barn.', 'The tenant shall not sublet the barn.'];

    expect(pairVerdict('May the tenant sublet the barn?', texts)).toBeUndefined();
  });
});
