// Defines the partition of a workspace's reports, and the index for each sort order.
import { pk } from './keys.ts';

/** The reports of a workspace, in each order that their list offers. */
export const outputsPk = (tenant: string, projectId: string) => pk(tenant, 'PROJECT', projectId, 'OUTPUTS');
export const OUTPUT_INDEXES = {
  createdAt: 'gsi2',
  name: 'gsi3',
  inputVariable: 'gsi4',
  type: 'gsi5',
  createdBy: 'gsi6',
  status: 'gsi7',
} as const;
