// The single address of the product: the app from its bucket, the API at /api, the settings at /config.json.
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { asBucket } from './cdk-types.ts';
import type { PageHeaders } from './content-security.ts';
import { type Edge, onRequest } from './edge-functions.ts';
import { accept } from './nag.ts';

type Given = {
  readonly config: StageConfig;
  readonly pages: Bucket;
  readonly logs: Bucket;
  readonly api: RestApi;
  readonly edgeHeaders: Readonly<Record<string, string>>;
  readonly webAclArn: string | undefined;
  readonly edge: Edge;
  readonly headers: PageHeaders;
};

/** Longer than the ten seconds between the keep-alive events of a stream. */
const READ_TIMEOUT = Duration.seconds(60);

const WHY_EVERYWHERE =
  'Deal teams travel: the product is open to all countries, and what a caller sees follows from their membership.';
const WHY_NO_FIREWALL =
  'The development stage holds invented data only and is throttled; a firewall costs more than all the rest of it.';
const WHY_OWN_CERTIFICATE =
  'Without a domain the stage uses the address and the certificate of CloudFront, whose minimum version nobody can set.';

const pagesBehaviour = ({ pages, edge, headers }: Given): BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(asBucket(pages)),
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headers.app,
  functionAssociations: [onRequest(edge.screens)],
});

const apiBehaviour = ({ api, edge, edgeHeaders }: Given): BehaviorOptions => ({
  origin: new RestApiOrigin(api, { readTimeout: READ_TIMEOUT, customHeaders: { ...edgeHeaders } }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  compress: false,
  functionAssociations: [onRequest(edge.caller)],
});

/** CloudFront passes the viewer's country to an edge function only if a policy names the header. */
const viewerCountry = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'ViewerCountry', {
    comment: 'The country of the viewer',
    headerBehavior: OriginRequestHeaderBehavior.allowList('CloudFront-Viewer-Country'),
  });

const domainOf = (scope: Construct, { domain }: StageConfig): Partial<DistributionProps> =>
  domain
    ? {
        domainNames: [domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
      }
    : {};

export const appDistribution = (scope: Construct, given: Given): Distribution => {
  const { config, logs, edge, headers, webAclArn } = given;
  const pages = pagesBehaviour(given);
  const distribution = new Distribution(scope, 'App', {
    comment: `Footnote ${config.stage}`,
    defaultRootObject: 'index.html',
    defaultBehavior: pages,
    additionalBehaviors: {
      '/api/*': apiBehaviour(given),
      '/config.json': {
        ...pages,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: viewerCountry(scope),
        functionAssociations: [onRequest(edge.settings)],
      },
      '/shared*': { ...pages, responseHeadersPolicy: headers.shared },
    },
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_200,
    enableLogging: true,
    logBucket: asBucket(logs),
    logFilePrefix: 'app/',
    logIncludesCookies: false,
    ...(webAclArn ? { webAclId: webAclArn } : {}),
    ...domainOf(scope, config),
  });
  accept(distribution, 'AwsSolutions-CFR1', WHY_EVERYWHERE);
  if (!webAclArn) accept(distribution, 'AwsSolutions-CFR2', WHY_NO_FIREWALL);
  if (!config.domain) accept(distribution, 'AwsSolutions-CFR4', WHY_OWN_CERTIFICATE);
  return distribution;
};
