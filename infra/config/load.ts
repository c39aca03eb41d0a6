// Loads a stage's settings; those of the account (domain, email, account id) come from the command line.
import type { Node } from 'constructs';
import * as z from 'zod';
import { dev } from './dev.ts';
import { prod } from './prod.ts';
import { StageConfig } from './schema.ts';

const STAGES: Readonly<Record<string, unknown>> = { dev, prod };

/** Reads the settings by the names of the `-c` options, for deployments and for the commands of infra/operate. */
export const configFrom = (given: (name: string) => string | undefined): StageConfig => {
  const stage = given('stage') ?? 'dev';
  const settings = STAGES[stage];
  if (!settings) throw new Error(`no stage "${stage}": there are ${Object.keys(STAGES).join(', ')}`);
  const domain = given('domain') ? { name: given('domain'), certificateArn: given('certificate') } : undefined;
  const overrides = Object.entries({
    region: given('region'),
    account: given('account'),
    alarmMail: given('alarmMail'),
    mailFrom: given('mailFrom'),
    domain,
  }).filter(([, value]) => value !== undefined);
  const parsed = StageConfig.safeParse({ ...settings, ...Object.fromEntries(overrides) });
  if (!parsed.success) throw new Error(`settings of ${stage}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** `-c stage=prod -c account=… -c region=… -c domain=… -c certificate=… -c alarmMail=… -c mailFrom=…` */
export const stageConfig = (node: Node): StageConfig => configFrom((name) => node.tryGetContext(name));
