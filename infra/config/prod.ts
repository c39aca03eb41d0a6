// The settings of the production stage: two zones, backups, a firewall, and protection of data against accidental
// removal.
import type * as z from 'zod';
import { dev } from './dev.ts';
import type { StageConfig } from './schema.ts';

export const prod: z.input<typeof StageConfig> = {
  ...dev,
  stage: 'prod',
  keepData: true,
  logDays: 400,
  identity: { plan: 'PLUS', mfa: 'required' },
  search: {
    kind: 'managed',
    dataNode: 'r7g.medium.search',
    masterNode: 'm7g.medium.search',
    dataNodes: 2,
    volumeGb: 50,
  },
  throttle: { rate: 2000, burst: 4000 },
  firewall: true,
  ocr: 'textract',
  malwareScan: 'guardduty',
};
