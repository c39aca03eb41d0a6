// The second wall between tenants: what the role of a tenant reaches, who may take it, and who needs no other table.
import { describe, expect, it } from 'vitest';
import { SERVICES } from '#shared/contract/route.ts';
import { flat, listOf, only, STAGES, type StageName, templates } from './stage.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: Record<string, unknown> };

const isTenant = ({ Properties }: { Properties: { Description?: string } }) =>
  Properties.Description?.includes('the tenant that the session') ?? false;
const tenantRole = (stage: StageName) => only(templates(stage).data, 'AWS::IAM::Role', isTenant).Properties;

describe.each(STAGES)('the role of a tenant of %s', (stage) => {
  const statements = (): Statement[] => tenantRole(stage).Policies[0].PolicyDocument.Statement;
  const allowed = () =>
    statements().filter(({ Effect, Action }) => Effect === 'Allow' && !listOf(Action)[0]?.startsWith('kms:'));

  it('reaches the table where every key is of the tenant of the session, and no call without keys', () => {
    const own = `ORG#\${aws:PrincipalTag/tenant}`;
    for (const { Action, Condition } of allowed()) {
      const more = listOf(Action).includes('dynamodb:DeleteItem') ? ['ORG#platform#EMAIL#*'] : [];
      expect(Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [own, `${own}#*`, ...more] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    }
  });

  it('may do nothing but read and write, and removes addresses by a statement for that alone', () => {
    const actions = allowed().map(({ Action }) => listOf(Action).toSorted());
    expect(actions).toEqual([
      ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
      ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      ['dynamodb:DeleteItem'],
    ]);
  });

  it('changes and removes no row of the audit log', () => {
    const denied = statements().filter(({ Effect, Condition }) => Effect === 'Deny' && Condition);
    expect(denied.map(({ Action }) => listOf(Action).toSorted())).toEqual([
      ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    ]);
  });

  it('is taken by roles of this stage, with a tenant and no other tag', () => {
    const [{ Action, Condition }] = tenantRole(stage).AssumeRolePolicyDocument.Statement;
    expect(listOf(Action).toSorted()).toEqual(['sts:AssumeRole', 'sts:TagSession']);
    expect(flat(Condition.ArnLike['aws:PrincipalArn'])).toMatch(new RegExp(`:role/footnote-${stage}-[*]$`));
    expect(Condition.StringLike).toEqual({ 'aws:RequestTag/tenant': '?*' });
    expect(Condition['ForAllValues:StringEquals']).toEqual({ 'aws:TagKeys': ['tenant'] });
  });
});

describe.each(STAGES)('the services of %s', (stage) => {
  const rolesWith = (policy: string): string[] => {
    const { api } = templates(stage);
    return SERVICES.filter((service) =>
      Object.entries(api).some(
        ([id, { Type, Properties }]) =>
          Type === 'AWS::IAM::Role' &&
          id.startsWith(`${service}Role`) &&
          Properties.ManagedPolicyArns.some((arn: unknown) => flat(arn).includes(policy)),
      ),
    );
  };

  it('all take the role of the tenant', () => expect(rolesWith('Maytabletenant')).toEqual(SERVICES));

  it('have the whole table only where somebody is not signed in yet, or staff of the platform asks', () => {
    for (const policy of ['Maytableread', 'Maytablewrite'])
      expect(rolesWith(policy).toSorted()).toEqual(['account', 'platform', 'runs']);
  });
});
