// The settings of the stage, as a hook.
import useSWR from 'swr';
import type { Writer } from '#shared/analyses/plan.ts';
import { type Config, getConfig } from './config.ts';

/** The address for questions about the product if the stage configures none. */
const PRODUCT_ADDRESS = 'sales@footnote.example';

/** `undefined` until it is loaded. */
export const useConfig = (): Config | undefined =>
  useSWR('config', getConfig, { shouldRetryOnError: false, revalidateOnFocus: false }).data;

export const useSalesEmail = (): string => useConfig()?.salesEmail ?? PRODUCT_ADDRESS;

export const useWriter = (): Writer => useConfig()?.writer ?? 'model';
