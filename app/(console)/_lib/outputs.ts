import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@/server/routers/app';

export type Outputs = inferRouterOutputs<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;

export type Company = Outputs['portfolio']['get'];
export type FundSummary = Outputs['portfolio']['summary'];
export type Me = Outputs['me']['get'];
export type Organization = Outputs['organizations']['list']['items'][number];
export type Vehicle = Outputs['vehicles']['list']['items'][number];
export type Snapshot = Outputs['metricSnapshots']['list']['items'][number];
export type Update = Outputs['investorUpdates']['list']['items'][number];
export type Customer = Outputs['customers']['list']['items'][number];
export type NewsItem = Outputs['news']['list']['items'][number];
export type Ask = Outputs['asks']['list']['items'][number];
export type Gap = Outputs['dataGaps']['list']['items'][number];
export type ReviewQueue = Outputs['review']['queue'];
export type BoardAsk = Outputs['asks']['board']['items'][number];
export type UpdateFindings = Outputs['extraction']['findingsOfUpdate'];
export type Finding = UpdateFindings['items'][number];
export type StatsSummary = Outputs['stats']['history']['items'][number];
export type StatsBreakdown = Outputs['stats']['breakdown'];
export type CompanyLine = NonNullable<StatsBreakdown['companies']>[number];
export type Rubric = Outputs['scoringCriteria']['get'];
