// The web firewall at CloudFront: limits floods from an address or session, and blocks well-known attacks and known bad
// input. Calls that bypass it lack the key of the edge, so the API refuses them.
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

const WINDOW_SECONDS = 300;
/** Enough for a busy office behind one address. */
const CALLS_OF_AN_ADDRESS = 10_000;
const CALLS_OF_A_SESSION = 2000;
/** For calls that can guess passwords or accounts. The limit per email is kept in the table. */
const GUESSES_OF_AN_ADDRESS = 300;
const GUESSED = ROUTE_NAMES.map((name): Route => contract[name])
  .filter(({ limits }) => limits?.perEmail)
  .map(({ path }) => path);

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

type Rate = Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec'>;

const limited = (name: string, priority: number, rate: Rate): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: seen(name),
  statement: { rateBasedStatement: { evaluationWindowSec: WINDOW_SECONDS, ...rate } },
});

const plain = [{ priority: 0, type: 'NONE' }];

const FLOODS = [
  limited('FloodsOfAnAddress', 0, { limit: CALLS_OF_AN_ADDRESS, aggregateKeyType: 'IP' }),
  limited('FloodsOfASession', 1, {
    limit: CALLS_OF_A_SESSION,
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [{ header: { name: 'authorization', textTransformations: plain } }],
  }),
  limited('Guesses', 2, {
    limit: GUESSES_OF_AN_ADDRESS,
    aggregateKeyType: 'IP',
    scopeDownStatement: {
      regexMatchStatement: {
        fieldToMatch: { uriPath: {} },
        regexString: `^(${GUESSED.join('|')})/?$`,
        textTransformations: plain,
      },
    },
  }),
];

/**
 * Documents, questions and web addresses look like attacks to the rules on bodies and queries, so these only count.
 * Their metrics show what they would have blocked, before they are set to block.
 */
const managed = (name: string, priority: number, counted: readonly string[]): CfnWebACL.RuleProperty => ({
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

const COUNTED_COMMON = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericRFI_QUERYARGUMENTS',
  'NoUserAgent_HEADER',
];
const COUNTED_BAD_INPUTS = ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'];

export const firewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('Firewall'),
    rules: [
      ...FLOODS,
      managed('AWSManagedRulesCommonRuleSet', 3, COUNTED_COMMON),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 4, COUNTED_BAD_INPUTS),
    ],
  });
