// The inputs that a person enters for each analysis over a member of the second corpus.
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Member } from './corpus.ts';
import type { SampleRun } from './sample-desk.ts';
import { WANTED } from './wanted.ts';

type Entered = Pick<SampleRun, 'inputs' | 'workbook'>;

const OF_MEMBER: Readonly<Partial<Record<AnalysisType, (member: Member) => Entered['inputs']>>> = {
  Search: ({ company }) => ({ topic: company }),
  PriceTracker: ({ item }) => ({ item }),
  EconomicOutlook: ({ country, industry }) => ({ country, industry, period: '2026' }),
  CaseStudy: ({ company, topic }) => ({ company, topic }),
  MarketMap: ({ industry, segment, country, company, rivals }) => ({
    ...{ industry, segment, country },
    peers: [company, ...rivals],
    grouping: 'BySegment',
  }),
  PeerComps: ({ company, rivals }) => ({ company, peers: rivals }),
};

const common = ({ company, industry, segment, country }: Member) => ({
  company,
  industry,
  segment,
  country,
  homepage: 'www.company.example',
});

/** Workbooks of rows belong to no industry, so those of the sample workspace are used. */
export const enteredFor = (type: AnalysisType, member: Member): Entered => {
  const { workbook, inputs } = WANTED[type];
  if (workbook && type !== 'PriceTracker') return { inputs, workbook };
  return { inputs: OF_MEMBER[type]?.(member) ?? common(member) };
};
