// The web firewall in front of the API: well-known attacks, known bad input, and floods from one address.
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { VIEWER_ADDRESS } from './edge-headers.ts';

const CALLS_IN_FIVE_MINUTES = 2000;

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** Uploads and questions are larger than the 8 KB that the common rules expect: those rules count and do not block. */
const managed = (name: string, priority: number, counted: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: seen(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

const floods: CfnWebACL.RuleProperty = {
  name: 'Floods',
  priority: 0,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: seen('Floods'),
  statement: {
    rateBasedStatement: {
      limit: CALLS_IN_FIVE_MINUTES,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ header: { name: VIEWER_ADDRESS, textTransformations: [{ priority: 0, type: 'NONE' }] } }],
    },
  },
};

export const firewall = (scope: Construct, resourceArn: string): void => {
  const acl = new CfnWebACL(scope, 'Firewall', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: seen('Firewall'),
    rules: [
      floods,
      managed('AWSManagedRulesCommonRuleSet', 1, [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericRFI_BODY',
      ]),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
    ],
  });
  new CfnWebACLAssociation(scope, 'FirewallAtApi', { resourceArn, webAclArn: acl.attrArn });
};
