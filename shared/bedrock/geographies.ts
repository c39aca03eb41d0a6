// Lists the regions to which a geography's inference profiles route calls; calls start in one of them. From the page
// "Supported Regions and models for inference profiles" of Amazon Bedrock, 2026-11-22.
import type { Geography } from './entry.ts';

export const DESTINATIONS: Readonly<Record<Geography, readonly string[]>> = {
  us: ['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2', 'ca-central-1'],
  eu: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
  jp: ['ap-northeast-1', 'ap-northeast-3'],
  au: ['ap-southeast-2', 'ap-southeast-4'],
  apac: [
    'ap-northeast-1',
    'ap-northeast-2',
    'ap-northeast-3',
    'ap-south-1',
    'ap-south-2',
    'ap-southeast-1',
    'ap-southeast-2',
    'ap-southeast-4',
  ],
};
