// The proposed valuation of the company that a form names, once its name has been typed.
import { useEffect, useState } from 'react';
import { FORECAST_YEARS } from '#shared/analyses/fields.ts';
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

const nameIn = ({ company }: Draft): string =>
  (typeof company === 'string' ? company : (CompanyIds.safeParse(company).data?.name ?? '')).trim();

const isCount = (years: number): boolean =>
  Number.isInteger(years) && years >= FORECAST_YEARS.min && years <= FORECAST_YEARS.max;

export const useProposal = (projectId: string, draft: Draft) => {
  const company = useSettled(nameIn(draft));
  const years = Number(draft.years);
  const args = company !== '' && isCount(years) ? { body: { projectId, company, years } } : null;
  return useCall('runs.dcfProposal', args, { keepPreviousData: false });
};
