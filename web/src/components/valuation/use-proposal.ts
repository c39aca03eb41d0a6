// The proposed valuation of the company in a form, once its name has been typed.
import { useEffect, useState } from 'react';
import { FORECAST_YEARS } from '#shared/analyses/fields.ts';
import type { Source } from '#shared/model/enums.ts';
import { CompanyIds } from '#shared/model/fact.ts';
import { useCall } from '#web/lib/api.ts';
import type { Draft } from './valuation.ts';

const TYPING_MS = 500;

const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** A typed name, or a chosen company with its register numbers. */
const companyIn = (company: unknown): string | CompanyIds | undefined =>
  typeof company === 'string' ? company.trim() || undefined : CompanyIds.safeParse(company).data;

const isCount = (years: number): boolean =>
  Number.isInteger(years) && years >= FORECAST_YEARS.min && years <= FORECAST_YEARS.max;

/** `sources` are those of a run, if the proposal is for one. */
export const useProposal = (projectId: string, draft: Draft, sources?: readonly Source[]) => {
  const company = companyIn(useSettled(draft.company));
  const years = Number(draft.years);
  const body = { projectId, years, ...(sources ? { sources: [...sources] } : {}) };
  return useCall('runs.dcfProposal', company && isCount(years) ? { body: { ...body, company } } : null, {
    keepPreviousData: false,
  });
};
