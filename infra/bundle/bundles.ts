// The real code of a deployment: the built web app and one bundle a Lambda entry.
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Bundles } from '../stacks/create-stacks.ts';
import { bundle } from './bundle.ts';
import { builtWeb } from './web.ts';

export const bundles = async (): Promise<Bundles> => ({
  web: await builtWeb(),
  code: (entry) => Code.fromAsset(bundle(entry)),
});
