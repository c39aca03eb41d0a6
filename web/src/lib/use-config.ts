// The settings of the stage, as a hook.
import useSWR from 'swr';
import type { Writer } from '#shared/analyses/plan.ts';
import { type Config, getConfig } from './config.ts';

/** Where questions about the product go, where the stage names no address of its own. */
const PRODUCT_ADDRESS = 'sales@footnote.example';

/** Undefined until it is there. */
export const useConfig = (): Config | undefined =>
  useSWR('config', getConfig, { shouldRetryOnError: false, revalidateOnFocus: false }).data;

export const useSalesEmail = (): string => useConfig()?.salesEmail ?? PRODUCT_ADDRESS;

export const useWriter = (): Writer => useConfig()?.writer ?? 'model';
