// The firewall at CloudFront: limits by address and session, and the rules that only count.
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/contract.ts';
import { flat, ofType, only, type Properties, templates } from './stage.ts';

const rules = (): Properties[] => only(templates('prod').edge, 'AWS::WAFv2::WebACL').Properties.Rules;
const rule = (name: string): Properties => rules().find(({ Name }) => Name === name);
const actionOf = (group: string, name: string): string => {
  const { RuleActionOverrides } = rule(group).Statement.ManagedRuleGroupStatement;
  const found = RuleActionOverrides.find(({ Name }: Properties) => Name === name);
  return found ? (Object.keys(found.ActionToUse)[0] ?? '') : 'as AWS has it';
};

describe('the firewall', () => {
  it('protects the distribution of production, and samples no requests', () => {
    const { Scope, Rules } = only(templates('prod').edge, 'AWS::WAFv2::WebACL').Properties;
    const { DistributionConfig } = only(templates('prod').web, 'AWS::CloudFront::Distribution').Properties;
    expect(Scope).toBe('CLOUDFRONT');
    expect(flat(DistributionConfig.WebACLId)).toMatch(/Firewall/);
    for (const { VisibilityConfig } of Rules) expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });

  it('limits each address and each session separately', () => {
    expect(rule('FloodsOfAnAddress').Statement.RateBasedStatement.AggregateKeyType).toBe('IP');
    const { CustomKeys } = rule('FloodsOfASession').Statement.RateBasedStatement;
    expect(CustomKeys[0].Header.Name).toBe('authorization');
  });

  it('limits guesses on every row with a limit per email', () => {
    const { ScopeDownStatement } = rule('Guesses').Statement.RateBasedStatement;
    const guessed = new RegExp(ScopeDownStatement.RegexMatchStatement.RegexString);
    const rows = Object.values(contract).map(({ path, ...row }) => ({
      path,
      limits: 'limits' in row ? row.limits : {},
    }));
    for (const { path, limits } of rows) expect(guessed.test(path), path).toBe('perEmail' in limits);
    expect(guessed.source.length).toBeLessThanOrEqual(512);
  });

  it('only counts matches of rules on bodies and queries, and blocks by the others', () => {
    for (const name of [
      'SizeRestrictions_BODY',
      'GenericLFI_BODY',
      'EC2MetaDataSSRF_BODY',
      'GenericRFI_QUERYARGUMENTS',
    ])
      expect(actionOf('AWSManagedRulesCommonRuleSet', name), name).toBe('Count');
    expect(actionOf('AWSManagedRulesKnownBadInputsRuleSet', 'Log4JRCE_BODY')).toBe('Count');
    expect(actionOf('AWSManagedRulesCommonRuleSet', 'GenericLFI_URIPATH')).toBe('as AWS has it');
  });

  it('does not exist in development, where it would cost money', () => {
    expect(templates('dev').edge).toEqual({});
    expect(ofType(templates('dev').web, 'AWS::WAFv2::WebACL')).toEqual([]);
  });
});
