// Where questions about the product go: the stage's own address, else the product's.
import useSWR from 'swr';
import { getConfig } from './config.ts';

const PRODUCT_ADDRESS = 'sales@footnote.example';

export const useSalesEmail = (): string => {
  const { data } = useSWR('config', getConfig, { shouldRetryOnError: false, revalidateOnFocus: false });
  return data?.salesEmail ?? PRODUCT_ADDRESS;
};
