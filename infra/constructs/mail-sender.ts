// Email by SES: one verified sender; bounced addresses are suppressed.
import { ArnFormat, CfnOutput, Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, deny, type Grant, policyFor } from './grants.ts';
import { named } from './naming.ts';

const SEND = 'ses:SendEmail';

/** Denies sending: the stage shows emails instead. */
const nothing = (scope: Construct, outbox: readonly PolicyStatement[]): Grant => {
  const everywhere = Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: '*',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  return { env: {}, policy: policyFor(scope, 'mail.send', [deny([SEND], [everywhere]), ...outbox]) };
};

/** Production verifies its domain by three DNS records, development one address by an email. */
const identityOf = ({ keepData }: StageConfig, from: string): Identity =>
  keepData ? Identity.domain(from.slice(from.lastIndexOf('@') + 1)) : Identity.email(from);

/** Each email writes a row (`outbox`), so that it is sent once. */
export const mailGrant = (scope: Construct, config: StageConfig, outbox: readonly PolicyStatement[]): Grant => {
  const from = config.mailFrom;
  if (!from) return nothing(scope, outbox);
  const settings = new ConfigurationSet(scope, 'Letters', {
    configurationSetName: named(config, 'letters'),
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  const sender = new EmailIdentity(scope, 'Sender', { identity: identityOf(config, from), configurationSet: settings });
  if (config.keepData)
    for (const [i, { name, value }] of sender.dkimRecords.entries())
      new CfnOutput(scope, `SenderRecord${i + 1}`, { value: `${name} CNAME ${value}` });
  const settingsArn = Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: settings.configurationSetName,
  });
  const onlyFrom = { StringEquals: { 'ses:FromAddress': from } };
  return {
    env: { MAIL_FROM: from, MAIL_SETTINGS: settings.configurationSetName },
    policy: policyFor(scope, 'mail.send', [allow([SEND], [sender.emailIdentityArn, settingsArn], onlyFrom), ...outbox]),
  };
};
