// The product's address: headers, paths, and who may read the bucket behind it.
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DOMAIN, flat, ofType, only, type Properties, STAGES, type StageName, templates } from './stage.ts';

const distribution = (stage: StageName): Properties =>
  only(templates(stage).web, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
const behaviour = (stage: StageName, path: string): Properties =>
  distribution(stage).CacheBehaviors.find(({ PathPattern }: Properties) => PathPattern === path);
/** The headers for paths under this one, or for all other pages. */
const headers = (stage: StageName, path?: string): Properties => {
  const { ResponseHeadersPolicyId } = path ? behaviour(stage, path) : distribution(stage).DefaultCacheBehavior;
  return templates(stage).web[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
};
const customHeaders = (stage: StageName, path?: string): string[] =>
  headers(stage, path).CustomHeadersConfig.Items.map(({ Header, Value }: Properties) => `${Header}: ${Value}`);
const policyOf = (stage: StageName): string =>
  flat(headers(stage).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
const directive = (stage: StageName, name: string): string =>
  policyOf(stage)
    .split('; ')
    .find((part) => part.startsWith(`${name} `)) ?? '';

type EdgeRequest = { uri: string; headers: Record<string, { value: string }> };
const edge = (stage: StageName, comment: string): ((event: object) => Properties) => {
  const fn = ofType(templates(stage).web, 'AWS::CloudFront::Function').find(({ Properties }) =>
    Properties.FunctionConfig.Comment.includes(comment),
  );
  return runInNewContext(`${flat(fn?.Properties.FunctionCode)}; handler`);
};
const visit = (uri: string, sent: EdgeRequest['headers'] = {}) => ({
  viewer: { ip: '203.0.113.7' },
  request: { uri, headers: { host: { value: 'd1.cloudfront.net' }, ...sent } },
});

describe.each(STAGES)('every page of %s', (stage) => {
  it('runs only our scripts: no inline script without its hash, no eval', () => {
    expect(directive(stage, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
    expect(directive(stage, 'default-src')).toBe("default-src 'none'");
    expect(directive(stage, 'object-src')).toBe("object-src 'none'");
    expect(directive(stage, 'base-uri')).toBe("base-uri 'none'");
  });

  it('connects only to itself, the accounts and the bucket of files', () => {
    expect(directive(stage, 'connect-src')).toMatch(
      /^connect-src 'self' https:\/\/cognito-idp[.]ap-northeast-2[.]amazonaws[.]com https:\/\/<import .*Files.*RegionalDomainName.*>$/,
    );
  });

  it('cannot be framed by another site', () => {
    expect(directive(stage, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(headers(stage).SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY');
  });

  it('requires TLS for two years, forbids type sniffing, and sends no referrer', () => {
    const { StrictTransportSecurity, ContentTypeOptions, ReferrerPolicy } = headers(stage).SecurityHeadersConfig;
    expect(StrictTransportSecurity).toEqual({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Override: true,
    });
    expect(ContentTypeOptions.Override).toBe(true);
    expect(ReferrerPolicy.ReferrerPolicy).toBe('no-referrer');
    expect(customHeaders(stage)).toContain('cross-origin-opener-policy: same-origin');
  });

  it('is excluded from search engines if it shows a shared report, with the same security as others', () => {
    const robots = 'x-robots-tag: noindex, nofollow, noarchive';
    expect(customHeaders(stage, '/shared*')).toEqual([...customHeaders(stage), robots]);
    expect(headers(stage, '/shared*').SecurityHeadersConfig).toEqual(headers(stage).SecurityHeadersConfig);
  });

  it('comes from a bucket that only CloudFront may read', () => {
    expect(ofType(templates(stage).web, 'AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    const statements = ofType(templates(stage).web, 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
    const readers = statements.filter(
      ({ Effect, Action }: Properties) => Effect === 'Allow' && Action === 's3:GetObject',
    );
    expect(readers).toHaveLength(1);
    expect(readers[0].Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(flat(readers[0].Condition.StringEquals['AWS:SourceArn'])).toContain('distribution/<App');
  });
});

describe.each(STAGES)('the distribution of %s', (stage) => {
  it('sends /api/* to the API, uncached, with everything from the caller except the host', () => {
    const { CachePolicyId, OriginRequestPolicyId, ViewerProtocolPolicy, AllowedMethods, Compress } = behaviour(
      stage,
      '/api/*',
    );
    expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    expect(ViewerProtocolPolicy).toBe('https-only');
    expect(AllowedMethods).toContain('DELETE');
    expect(Compress).toBe(false);
  });

  it("sends its key to the API, overwriting the caller's header of that name", () => {
    const origin = distribution(stage).Origins.find(({ CustomOriginConfig }: Properties) => CustomOriginConfig);
    const [{ HeaderName, HeaderValue }] = origin.OriginCustomHeaders;
    expect(HeaderName).toBe('x-api-key');
    expect(flat(HeaderValue)).toMatch(/^{{resolve:secretsmanager:<import .*EdgeKey1.*>:SecretString:::}}$/);
  });

  it('waits a minute for a stream that sends an event every ten seconds', () => {
    const origin = distribution(stage).Origins.find(({ CustomOriginConfig }: Properties) => CustomOriginConfig);
    expect(origin.CustomOriginConfig.OriginReadTimeout).toBe(60);
    expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    expect(origin.OriginPath).toBeDefined();
  });

  it('logs without cookies, and does not cache the settings', () => {
    expect(distribution(stage).Logging.IncludeCookies).toBe(false);
    expect(behaviour(stage, '/config.json').CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  });

  it('does not replace errors of the API by a page', () => {
    expect(distribution(stage).CustomErrorResponses).toBeUndefined();
  });

  it('serves index.html for a screen, and a file for a path with an extension', () => {
    // Act
    const screens = edge(stage, 'Screens');

    // Assess
    for (const screen of ['/', '/files', '/search/', '/im/step/2'])
      expect(screens(visit(screen)).uri, screen).toBe('/index.html');
    for (const file of ['/assets/app-1a2b.js', '/favicon.ico', '/pdf/cmaps/UniKS-UTF16-H.bcmap', '/missing.png'])
      expect(screens(visit(file)).uri, file).toBe(file);
  });

  it('overwrites the caller’s address header, and drops a trailing slash', () => {
    // Act
    const request = edge(
      stage,
      'Says where',
    )(
      visit('/api/v2/project/', { 'x-viewer-address': { value: '10.0.0.1' }, 'x-app-host': { value: 'evil.example' } }),
    );

    // Assess
    expect(request.headers['x-viewer-address'].value).toBe('203.0.113.7');
    expect(request.headers['x-app-host'].value).toBe('d1.cloudfront.net');
    expect(request.uri).toBe('/api/v2/project');
  });

  it('tells the app the user pool for sign-in, and nothing secret', () => {
    // Act
    const reply = edge(stage, 'config.json')(visit('/config.json'));

    // Assess
    const config = JSON.parse(reply.body);
    expect(config.inbox).toBe(stage === 'dev');
    expect(Object.keys(config).sort()).toEqual(['inbox', 'region', 'stage', 'userPoolClientId', 'userPoolId']);
    expect(config.stage).toBe(stage);
    expect(reply.headers['cache-control'].value).toBe('no-cache');
  });

  it("tells the app the viewer's country, which it requests from CloudFront", () => {
    // Act
    const seen = visit('/config.json', { 'cloudfront-viewer-country': { value: 'JP' } });
    const reply = edge(stage, 'config.json')(seen);

    // Assess
    expect(JSON.parse(reply.body).country).toBe('JP');
    const policy = only(templates(stage).web, 'AWS::CloudFront::OriginRequestPolicy').Properties;
    expect(policy.OriginRequestPolicyConfig.HeadersConfig.Headers).toEqual(['CloudFront-Viewer-Country']);
    expect(behaviour(stage, '/config.json').OriginRequestPolicyId).toBeDefined();
  });

  it('is published by a step of the deployment if the app changes', () => {
    const { Version, Bucket, Keep } = only(templates(stage).web, 'Custom::PublishedApp').Properties;
    expect(Version).toBe('v1');
    expect(flat(Bucket)).toMatch(/^<Pages/);
    expect(Keep).toBe(String(stage === 'prod'));
  });
});

describe('the distribution of production', () => {
  it('has its own domain, with TLS 1.2 at least', () => {
    expect(distribution('prod').Aliases).toEqual([DOMAIN.name]);
    expect(distribution('prod').ViewerCertificate).toEqual({
      AcmCertificateArn: DOMAIN.certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
  });
});
