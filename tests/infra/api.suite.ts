// The API: exactly the rows of the contract, throttled, closed by default, and no logging of contents.
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { API_HEADERS } from '#functions/http/http.ts';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import { ERROR_CODES } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import {
  build,
  configOf,
  flat,
  ofType,
  only,
  type Properties,
  type Resource,
  STAGES,
  type StageName,
  templates,
} from './stage.ts';

const ROWS = ROUTE_NAMES.map((name): Route => contract[name]);
const rowKey = ({ method, path }: Route) => `${method} ${path}`;

const pathOf = (stage: StageName, id: string): string => {
  const resource = templates(stage).api[id];
  if (resource?.Type !== 'AWS::ApiGateway::Resource') return '';
  return `${pathOf(stage, resource.Properties.ParentId.Ref ?? '')}/${resource.Properties.PathPart}`;
};
const methodsOf = (stage: StageName): Map<string, Resource> =>
  new Map(
    ofType(templates(stage).api, 'AWS::ApiGateway::Method').map((method) => [
      `${method.Properties.HttpMethod} ${pathOf(stage, method.Properties.ResourceId.Ref)}`,
      method,
    ]),
  );
const methodOf = (stage: StageName, row: Route): Properties => methodsOf(stage).get(rowKey(row))?.Properties;
const stageOf = (stage: StageName): Properties => only(templates(stage).api, 'AWS::ApiGateway::Stage').Properties;
const reply = (stage: StageName, type: string): Properties =>
  only(
    templates(stage).api,
    'AWS::ApiGateway::GatewayResponse',
    ({ Properties: { ResponseType } }) => ResponseType === type,
  ).Properties;

describe.each(STAGES)('the API of %s', (stage) => {
  it('has exactly one method for each row of the contract', () => {
    expect([...methodsOf(stage).keys()].sort()).toEqual(ROWS.map(rowKey).sort());
  });

  it('requires a token of the pool on every row that is not public', () => {
    for (const row of ROWS) {
      const { AuthorizationType, AuthorizationScopes } = methodOf(stage, row);
      expect(AuthorizationType, rowKey(row)).toBe(row.rule === 'public' ? 'NONE' : 'COGNITO_USER_POOLS');
      if (row.rule !== 'public') expect(AuthorizationScopes).toEqual(['aws.cognito.signin.user.admin']);
    }
  });

  it('sends each row to the function of its service', () => {
    for (const row of ROWS)
      expect(flat(methodOf(stage, row).Integration.Uri), rowKey(row)).toMatch(new RegExp(`<${row.service}Function`));
  });

  it('streams services with event rows, and answers others in one piece', () => {
    const streaming = new Set(ROWS.filter(({ events }) => events).map(({ service }) => service));
    for (const row of ROWS) {
      const { ResponseTransferMode, TimeoutInMillis, Uri } = methodOf(stage, row).Integration;
      expect(ResponseTransferMode === 'STREAM', rowKey(row)).toBe(streaming.has(row.service));
      if (streaming.has(row.service)) {
        expect(TimeoutInMillis).toBe(600_000);
        expect(flat(Uri)).toContain('response-streaming-invocations');
      } else expect(TimeoutInMillis).toBe(29_000);
    }
  });

  it('lets only this API invoke each function', () => {
    const permissions = ofType(templates(stage).api, 'AWS::Lambda::Permission');
    expect(permissions).toHaveLength(new Set(ROWS.map(({ service }) => service)).size);
    for (const { Properties } of permissions) {
      expect(Properties.Principal).toBe('apigateway.amazonaws.com');
      expect(flat(Properties.SourceArn)).toContain('<Api');
    }
  });

  it('passes bytes through unchanged', () => {
    expect(only(templates(stage).api, 'AWS::ApiGateway::RestApi').Properties.BinaryMediaTypes).toEqual(['*/*']);
  });

  it("limits the bill, but no single method: nobody is locked out by another caller's requests", () => {
    const [whole] = stageOf(stage).MethodSettings.filter(({ ResourcePath }: Properties) => ResourcePath === '/*');
    expect(stageOf(stage).MethodSettings).toHaveLength(1);
    expect([whole.ThrottlingRateLimit, whole.ThrottlingBurstLimit]).toEqual(
      stage === 'prod' ? [2000, 4000] : [500, 1000],
    );
  });

  it('accepts no call without the key of the edge, which is in no template', () => {
    for (const { Properties } of ofType(templates(stage).api, 'AWS::ApiGateway::Method'))
      expect(Properties.ApiKeyRequired, flat(Properties.ResourceId)).toBe(true);
    const { Value } = only(templates(stage).api, 'AWS::ApiGateway::ApiKey').Properties;
    expect(flat(Value)).toMatch(/^{{resolve:secretsmanager:<EdgeKey1.*>:SecretString:::}}$/);
  });

  it('logs no query, address, id of a path, or body', () => {
    const { AccessLogSetting, MethodSettings, TracingEnabled } = stageOf(stage);
    const fields = Object.values(JSON.parse(AccessLogSetting.Format)).join(' ');
    expect(fields).not.toMatch(
      /querystring|requestOverride|identity|[$]context[.]path\b|header|authorizer[.]claims[.]email/i,
    );
    expect(fields).toContain('$context.resourcePath');
    for (const each of MethodSettings) expect(each.DataTraceEnabled ?? false).toBe(false);
    for (const each of MethodSettings) expect(each.LoggingLevel).toBe('ERROR');
    expect(TracingEnabled).toBe(true);
  });

  it("sends its own replies in the contract's envelope, with the kernel's headers", () => {
    const replies = ofType(templates(stage).api, 'AWS::ApiGateway::GatewayResponse');
    expect(replies.length).toBeGreaterThan(10);
    for (const { Properties } of replies) {
      const body = JSON.parse(Properties.ResponseTemplates['application/json']);
      expect(body.success).toBe(false);
      expect(ERROR_CODES).toContain(body.code);
      expect(body.requestId).toBe('$context.requestId');
      const { 'content-security-policy': _notIn, ...headers } = API_HEADERS;
      for (const [name, value] of Object.entries(headers))
        expect(Properties.ResponseParameters[`gatewayresponse.header.${name}`], name).toBe(`'${value}'`);
    }
  });

  it('answers 401 without a token, 404 without a route, 413, and 429 and 503 with a time to wait', () => {
    expect(reply(stage, 'UNAUTHORIZED').StatusCode).toBe('401');
    expect(reply(stage, 'EXPIRED_TOKEN').StatusCode).toBe('401');
    expect(reply(stage, 'MISSING_AUTHENTICATION_TOKEN').StatusCode).toBe('404');
    expect(reply(stage, 'REQUEST_TOO_LARGE').StatusCode).toBe('413');
    for (const [type, status] of [
      ['THROTTLED', '429'],
      ['INTEGRATION_TIMEOUT', '503'],
    ] as const) {
      expect(reply(stage, type).StatusCode).toBe(status);
      expect(reply(stage, type).ResponseParameters['gatewayresponse.header.retry-after']).toBe("'30'");
    }
  });

  it('allows no other origin', () => {
    expect(JSON.stringify(templates(stage).api)).not.toMatch(/access-control-allow-origin/i);
  });
});

describe('the key of the edge', () => {
  it('is replaced without refused calls: the previous one stays valid', () => {
    const { stacks } = build({ ...configOf('dev'), edgeKey: 3 });
    const { Resources, Outputs } = Template.fromStack(stacks.api.stack).toJSON();
    const exported = Object.keys(Outputs).filter((name) => name.includes('EdgeKey'));
    expect(exported.map((name) => name.match(/EdgeKey\d/)?.[0])).toEqual(['EdgeKey2', 'EdgeKey3']);
    const keys = ofType(Resources, 'AWS::ApiGateway::ApiKey');
    expect(keys.map(({ Properties }) => flat(Properties.Value).match(/EdgeKey\d/)?.[0])).toEqual([
      'EdgeKey2',
      'EdgeKey3',
    ]);
  });
});
