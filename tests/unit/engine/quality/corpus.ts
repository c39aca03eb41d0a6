// Small documents of six industries in three languages about companies that do not exist, a page a paragraph, with what people ask of each.
type Question = { readonly page: number; readonly ask: string };
export type Document = {
  readonly company: string;
  readonly document: string;
  readonly language: 'ko' | 'en' | 'ja';
  readonly pages: readonly string[];
  readonly questions: readonly Question[];
};

export const DOCUMENTS: readonly Document[] = [
  {
    company: '해오름바이오 주식회사',
    document: '해오름바이오_사업보고서.pdf',
    language: 'ko',
    pages: [
      '당사는 희귀 안질환을 대상으로 하는 유전자 치료제를 개발하는 기업입니다. 주력 후보물질 HB-101은 미국에서 임상 2상을 진행하고 있습니다.',
      '임상시험은 미국 6개 병원과 국내 3개 병원에서 환자 84명을 대상으로 진행되며, 1차 평가변수는 12개월 시점의 시력 개선 정도입니다.',
      '생산은 위탁생산업체인 마루제약의 충주 공장에서 이루어지며, 계약 기간은 2028년 6월까지입니다. 원액 배양 실패율이 높아지면 공급이 지연될 수 있습니다.',
      '이사회는 사내이사 3명과 사외이사 4명으로 구성되어 있으며, 감사위원회는 전원 사외이사로 이루어져 있습니다.',
      '연구개발비가 늘어난 이유는 임상 2상 환자 모집이 본격화되면서 시험기관에 지급하는 비용이 증가했기 때문입니다.',
    ],
    questions: [
      { page: 1, ask: '해오름바이오가 개발하는 치료제는 어떤 질환을 대상으로 하나요?' },
      { page: 2, ask: '임상시험에 참여하는 병원과 환자 수, 평가변수를 알려주세요' },
      { page: 3, ask: '위탁생산 계약은 언제까지이고 공급이 지연될 수 있는 상황은 무엇인가요?' },
      { page: 4, ask: '이사회와 감사위원회는 어떻게 구성되어 있나요?' },
      { page: 5, ask: '연구개발비가 왜 늘어났나요?' },
    ],
  },
  {
    company: '다온저축은행 주식회사',
    document: '다온저축은행_경영공시.pdf',
    language: 'ko',
    pages: [
      '당행의 여신은 개인사업자 대출과 중도금 대출 중심으로 구성되어 있으며, 수도권 비중이 높습니다.',
      '연체율 상승에 대응하여 당행은 부실채권 매각과 채무조정 프로그램을 시행하였고, 신규 부동산 프로젝트 대출은 중단하였습니다.',
      '예금자보호법에 따라 예금은 1인당 원금과 이자를 합하여 한도까지 보호되며, 후순위채권은 보호 대상이 아닙니다.',
      '민원은 주로 대출 금리 안내와 중도상환수수료에 관한 것이었으며, 소비자보호부가 접수 후 5영업일 안에 회신합니다.',
      '유동성 위험은 만기 불일치에서 발생하며, 당행은 유동성 비율을 매일 점검하고 비상 조달 계획을 운영합니다.',
    ],
    questions: [
      { page: 1, ask: '대출은 주로 어떤 종류로 구성되어 있나요?' },
      { page: 2, ask: '연체율이 오르자 은행은 어떤 조치를 취했나요?' },
      { page: 3, ask: '후순위채권도 예금자보호 대상인가요?' },
      { page: 4, ask: '고객 민원은 어떤 내용이 많고 회신까지 얼마나 걸리나요?' },
      { page: 5, ask: '유동성 위험은 어떻게 관리하나요?' },
    ],
  },
  {
    company: 'Tessellate Software, Inc.',
    document: 'tessellate-10k.html',
    language: 'en',
    pages: [
      'Tessellate provides scheduling software to dental clinics. Customers subscribe annually and pay per chair.',
      'Net revenue retention improved because clinics added chairs and adopted our billing module, partly offset by churn among single-practice customers.',
      'Our platform runs in two regions of a single cloud provider. An outage of that provider would interrupt our service.',
      'Nadia Okonkwo has served as chief executive officer since March 2021. She previously led product at a payments company.',
      'We do not collect patient health records. We process appointment data under agreements that clinics sign before onboarding.',
    ],
    questions: [
      { page: 1, ask: 'Who buys Tessellate scheduling software and how do they pay?' },
      { page: 2, ask: 'Why did net revenue retention improve?' },
      { page: 3, ask: 'what happens to the service if the cloud provider has an outage' },
      { page: 4, ask: 'Who is the chief executive and since when?' },
      { page: 5, ask: 'Does the company process patient health records?' },
    ],
  },
  {
    company: 'Corvid Energy plc',
    document: 'corvid-annual-report.pdf',
    language: 'en',
    pages: [
      'Corvid operates four offshore wind farms in the North Sea and is building a fifth with a joint venture partner.',
      'Availability fell after a subsea cable failed in October. The repair vessel was delayed by storms for seven weeks.',
      'Electricity is sold under fifteen-year contracts for difference. When wholesale prices exceed the strike price we pay back the surplus.',
      'The decommissioning provision assumes that foundations are removed to one metre below the seabed at the end of each lease.',
      'Seabird collision monitoring uses radar. If a threshold is exceeded, turbines in the affected row are paused during migration.',
    ],
    questions: [
      { page: 1, ask: 'How many offshore wind farms does it operate and what is being built?' },
      { page: 2, ask: 'What caused the fall in availability and why did the repair take so long?' },
      { page: 3, ask: 'What happens when wholesale prices exceed the strike price?' },
      { page: 4, ask: 'What does the decommissioning provision assume about foundations?' },
      { page: 5, ask: 'How are seabirds protected from turbines during migration?' },
    ],
  },
  {
    company: '白鷺化学株式会社',
    document: '白鷺化学_有価証券報告書.pdf',
    language: 'ja',
    pages: [
      '当社は半導体洗浄用の高純度溶剤を製造しており、主な顧客は国内外の装置メーカーです。',
      '四日市工場では排水処理設備を更新し、有機溶剤の回収率を高めることで原材料費を抑制しました。',
      '主要原料のナフサ価格が上昇した場合、販売価格への転嫁が遅れると利益率が低下するおそれがあります。',
      '品質保証部は出荷前に不純物の濃度を測定し、基準を超えたロットは再蒸留または廃棄します。',
      '取締役の報酬は固定報酬と業績連動報酬からなり、指名報酬委員会の答申を経て取締役会が決定します。',
    ],
    questions: [
      { page: 1, ask: '白鷺化学は何を製造し、主な顧客は誰ですか？' },
      { page: 2, ask: '原材料費を抑えるために四日市工場で何をしましたか？' },
      { page: 3, ask: 'ナフサの価格が上がると利益率にどのような影響がありますか？' },
      { page: 4, ask: '不純物が基準を超えたロットはどうなりますか？' },
      { page: 5, ask: '取締役の報酬はどのように決まりますか？' },
    ],
  },
  {
    company: '木霊書店株式会社',
    document: '木霊書店_事業計画.pdf',
    language: 'ja',
    pages: [
      '木霊書店は郊外型の大型書店を展開し、店内のカフェと文具売場を収益の柱としています。',
      '来店客が減少した要因は、電子書籍の普及と近隣の商業施設の閉店です。',
      '返品率を下げるため、出版社と買切り契約を結び、売れ残りは値引き販売します。',
      '会員アプリでは購入履歴に基づいて新刊を案内し、誕生月にはポイントを二倍付与します。',
      '新規出店は賃料が売上の一割以下となる物件に限り、投資回収期間は五年以内とします。',
    ],
    questions: [
      { page: 1, ask: '店舗の収益の柱は何ですか？' },
      { page: 2, ask: 'なぜ来店客が減ったのですか？' },
      { page: 3, ask: '返品率を下げるためにどのような契約を結んでいますか？' },
      { page: 4, ask: '会員アプリの特典を教えてください' },
      { page: 5, ask: '新規出店の基準と投資回収期間は？' },
    ],
  },
];

/** What none of the documents tells. */
export const TRAPS: readonly string[] = [
  '해오름바이오의 남극 기지 운영 계획은 무엇인가요?',
  '다온저축은행이 발행한 가상자산의 이름은 무엇인가요?',
  'Which football club does Tessellate sponsor?',
  'What did Corvid say about its nuclear reactor licence?',
  '白鷺化学の月面工場の建設時期はいつですか？',
  '木霊書店が所有する鉄道路線はどこですか？',
];
