// The CDK app: `npx cdk synth -c stage=dev`, `npx cdk deploy --all -c stage=prod`.
import { App } from 'aws-cdk-lib';
import { bundles } from './bundle/bundles.ts';
import { FLAGS } from './config/flags.ts';
import { stageConfig } from './config/load.ts';
import { checkWithNag } from './constructs/nag.ts';
import { createStacks } from './stacks/create-stacks.ts';

const app = new App({ context: FLAGS });
checkWithNag(app);
createStacks(app, stageConfig(app.node), await bundles());
