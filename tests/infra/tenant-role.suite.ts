// Tenant isolation by IAM: what a tenant's role can access, who may assume it, and which services need more access.
import { describe, expect, it } from 'vitest';
import { INDEXES } from '#functions/ports/table.ts';
import { SERVICES } from '#shared/contract/route.ts';
import { isAllowed, type Statement } from './policy.ts';
import { flat, listOf, only, STAGES, type StageName, templates } from './stage.ts';

const isTenant = ({ Properties }: { Properties: { Description?: string } }) =>
  Properties.Description?.includes('the tenant that the session') ?? false;
const tenantRole = (stage: StageName) => only(templates(stage).data, 'AWS::IAM::Role', isTenant).Properties;

describe.each(STAGES)('the role of a tenant of %s', (stage) => {
  const statements = (): Statement[] => tenantRole(stage).Policies[0].PolicyDocument.Statement;
  const allowed = () =>
    statements().filter(({ Effect, Action }) => Effect === 'Allow' && !listOf(Action)[0]?.startsWith('kms:'));

  it("accesses the table only if every key belongs to the session's tenant, and refuses calls without keys", () => {
    const own = `ORG#\${aws:PrincipalTag/tenant}`;
    for (const { Action, Condition } of allowed()) {
      const more = listOf(Action).includes('dynamodb:DeleteItem') ? ['ORG#platform#EMAIL#*'] : [];
      expect(Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [own, `${own}#*`, ...more] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    }
  });

  it('may only read and write, and removes addresses by a separate statement', () => {
    const actions = allowed().map(({ Action }) => listOf(Action).toSorted());
    expect(actions).toEqual([
      ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
      ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      ['dynamodb:DeleteItem'],
    ]);
  });

  it('changes and removes no rows of the audit log', () => {
    const denied = statements().filter(({ Effect, Condition }) => Effect === 'Deny' && Condition);
    expect(denied.map(({ Action }) => listOf(Action).toSorted())).toEqual([
      ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    ]);
  });

  it('is assumed by roles of this stage, with the tenant as the only tag', () => {
    const [{ Action, Condition }] = tenantRole(stage).AssumeRolePolicyDocument.Statement;
    expect(listOf(Action).toSorted()).toEqual(['sts:AssumeRole', 'sts:TagSession']);
    expect(flat(Condition.ArnLike['aws:PrincipalArn'])).toMatch(new RegExp(`:role/footnote-${stage}-[*]$`));
    expect(Condition.StringLike).toEqual({ 'aws:RequestTag/tenant': '?*' });
    expect(Condition['ForAllValues:StringEquals']).toEqual({ 'aws:TagKeys': ['tenant'] });
  });
});

describe.each(STAGES)('IAM, if the own guard of a function of %s has failed,', (stage) => {
  const own = (): Statement[] => tenantRole(stage).Policies[0].PolicyDocument.Statement;
  const tableOf = () => flat(listOf(own()[0]?.Resource)[0]);
  type Call = { action: string; keys?: readonly string[]; index?: string; tenant?: string };
  const allows = ({ action, keys, index, tenant = 'alpha' }: Call) =>
    isAllowed(own(), {
      action: `dynamodb:${action}`,
      resource: index ? `${tableOf()}/index/${index}` : tableOf(),
      context: keys ? { 'dynamodb:LeadingKeys': keys } : {},
      tags: { tenant },
    });
  const OWN = ['ORG#alpha', 'ORG#alpha#PROJECT#prj_1', 'ORG#alpha#AUDIT#2026-01'];
  const OTHERS = [
    'ORG#beta',
    'ORG#beta#PROJECT#prj_1',
    'ORG#alphabet',
    'ORG#alphabet#MEMBERS',
    'ORG#alph',
    'ORG#*',
    'ORG#platform#WORK',
    'ORG#platform#CODE#ALPHA',
    'org#alpha',
    'X#ORG#alpha#MEMBERS',
  ];

  it("lets it read and write the rows of its session's tenant, in the table and each index", () => {
    expect(tableOf()).not.toBe('');
    for (const key of OWN) {
      for (const action of ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'ConditionCheckItem'])
        expect(allows({ action, keys: [key] }), `${action} ${key}`).toBe(true);
      for (const index of INDEXES) expect(allows({ action: 'Query', keys: [key], index }), index).toBe(true);
    }
    expect(allows({ action: 'BatchGetItem', keys: OWN })).toBe(true);
  });

  it.each(OTHERS)('gives it no row under %s, alone or together with its own', (key) => {
    for (const action of [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    ])
      for (const keys of [[key], [...OWN, key]]) expect(allows({ action, keys }), `${action} ${keys}`).toBe(false);
    for (const index of INDEXES) expect(allows({ action: 'Query', keys: [key], index }), index).toBe(false);
  });

  it('refuses a call without keys, a scan and PartiQL', () => {
    for (const action of ['GetItem', 'Query', 'PutItem']) expect(allows({ action }), action).toBe(false);
    for (const action of ['Scan', 'PartiQLSelect', 'PartiQLUpdate', 'ExportTableToPointInTime'])
      expect([allows({ action }), allows({ action, keys: OWN })], action).toEqual([false, false]);
  });

  it('uses the tag literally: a tenant named like a pattern matches nobody else', () => {
    expect(allows({ action: 'GetItem', keys: ['ORG#beta'], tenant: '*' })).toBe(false);
    expect(allows({ action: 'GetItem', keys: ['ORG#beta#MEMBERS'], tenant: 'b?ta' })).toBe(false);
  });

  it('lets it change no audit row, and remove only an address from the platform', () => {
    for (const action of ['UpdateItem', 'DeleteItem'])
      expect(allows({ action, keys: ['ORG#alpha#AUDIT#2026-01'] }), action).toBe(false);
    expect(allows({ action: 'DeleteItem', keys: ['ORG#platform#EMAIL#ab12'] })).toBe(true);
    expect(allows({ action: 'GetItem', keys: ['ORG#platform#EMAIL#ab12'] })).toBe(false);
  });

  it('grants nothing without a tag', () => {
    const request = {
      action: 'dynamodb:GetItem',
      resource: tableOf(),
      context: { 'dynamodb:LeadingKeys': ['ORG#alpha'] },
    };
    expect(isAllowed(own(), request)).toBe(false);
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

  it("all assume the tenant's role", () => expect(rolesWith('Maytabletenant')).toEqual(SERVICES));

  it('access the whole table only before sign-in, or for staff of the platform', () => {
    for (const policy of ['Maytableread', 'Maytablewrite'])
      expect(rolesWith(policy).toSorted()).toEqual(['account', 'platform', 'runs']);
  });
});
