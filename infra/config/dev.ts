// The settings of the development stage: it scales to zero and is removed without a trace.
import type * as z from 'zod';
import type { StageConfig } from './schema.ts';

export const dev: z.input<typeof StageConfig> = {
  stage: 'dev',
  region: 'ap-northeast-2',
  keepData: false,
  logDays: 7,
  identity: { plan: 'ESSENTIALS', mfa: 'optional' },
  search: { kind: 'serverless', maxUnits: 2 },
  throttle: { rate: 500, burst: 1000 },
  edgeKey: 1,
  firewall: false,
  ocr: 'off',
  malwareScan: 'off',
  // From Seoul, Claude is available by its global profile only: any region may process the prompts.
  model: { write: 'global.anthropic.claude-sonnet-5-5', embed: 'amazon.titan-embed-text-v2:0' },
};
