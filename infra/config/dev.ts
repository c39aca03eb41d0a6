// The development stage: sleeps for nothing, forgets everything when it is removed.
import type * as z from 'zod';
import type { StageConfig } from './schema.ts';

export const dev: z.input<typeof StageConfig> = {
  stage: 'dev',
  region: 'ap-northeast-2',
  keepData: false,
  logDays: 7,
  identity: { plan: 'ESSENTIALS', mfa: 'optional' },
  search: { kind: 'serverless', maxUnits: 2 },
  throttle: { rate: 50, burst: 100, callers: 10 },
  firewall: false,
  ocr: 'off',
  model: {
    write: 'apac.anthropic.claude-sonnet-4-20250514-v1:0',
    embed: 'amazon.titan-embed-text-v2:0',
    regions: ['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-south-1', 'ap-southeast-1', 'ap-southeast-2'],
  },
};
