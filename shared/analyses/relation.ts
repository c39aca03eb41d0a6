// The ways in which a section relates one figure of the workspace to another.

export type Relation =
  | 'profile'
  | 'investmentCase'
  | 'buyerGets'
  | 'valueToFigures'
  | 'planToRevenue'
  | 'planToProfit'
  | 'actualToPlan'
  | 'revenueToMarket'
  | 'growthToMarket'
  | 'standing'
  | 'rivalsAhead'
  | 'customerToRevenue'
  | 'revenuePerHead'
  | 'capexToEarnings'
  | 'plannedCapexToEarnings'
  | 'ordersToRevenue'
  | 'riskToIncome'
  | 'covenantRoom'
  | 'boardDecisions'
  | 'registers'
  | 'customerShares';
