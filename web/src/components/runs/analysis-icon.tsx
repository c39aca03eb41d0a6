// The icon of an analysis in galleries and lists.
import {
  BookOpen,
  Boxes,
  Building2,
  Calculator,
  ChartCandlestick,
  ChartColumn,
  ChartNoAxesCombined,
  CircleDollarSign,
  ClipboardCheck,
  ContactRound,
  FileText,
  Footprints,
  Gavel,
  Gem,
  Globe,
  Grid2x2,
  Landmark,
  Layers,
  Library,
  Link2,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  Newspaper,
  NotebookPen,
  Repeat2,
  Scale,
  Search,
  ShoppingCart,
  Swords,
  Tag,
  Target,
  TrendingUp,
  Users,
} from 'lucide-react';
import type { AnalysisType } from '#shared/model/analysis.ts';

const ICONS: Readonly<Record<AnalysisType, LucideIcon>> = {
  TestAnalysis: ClipboardCheck,
  LinkedInPeople: ContactRound,
  CompanySearch: Search,
  Search: MessageCircleQuestion,
  CompetitiveLandscape: Swords,
  FindSimilarCompanies: Link2,
  CompanyProfiling: Building2,
  StrategyAnalysis: Target,
  ValueChain: Network,
  IndustryMegaTrend: TrendingUp,
  MarketSize: Globe,
  RegulationOverview: Gavel,
  MarketMap: Grid2x2,
  PressWatch: Newspaper,
  EconomicOutlook: Landmark,
  ConsumerInsights: Users,
  OfferingVsPricing: Tag,
  CaseStudy: BookOpen,
  BusinessEvolution: Footprints,
  PriceTracker: ChartCandlestick,
  PeopleOrganization: Layers,
  FinancialPerformance: ChartColumn,
  ProductPortfolio: Boxes,
  CompanyFullReport: Library,
  PeerComps: Scale,
  PvmAnalysis: CircleDollarSign,
  CohortAnalysis: Repeat2,
  SeasonalAnalysis: ChartNoAxesCombined,
  InvestmentHighlights: Gem,
  DraftInformation: NotebookPen,
  ImWorkflow: FileText,
  EcommerceMetrics: ShoppingCart,
  DCF: Calculator,
};

export const AnalysisIcon = ({ type }: { type: AnalysisType }) => {
  const Icon = ICONS[type];
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-card border border-line bg-sunken text-fg2 [&_svg]:size-4.5"
    >
      <Icon />
    </span>
  );
};
