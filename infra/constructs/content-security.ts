// The security headers of every page: allowed content, allowed connections, no framing.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Integrations, integrationOrigins } from '#shared/model/integrations.ts';

const TWO_YEARS = Duration.days(730);

/** Hashes of the inline scripts, which the policy allows: the page sets its theme before the first paint. */
export const inlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

export const inlineScriptsOf = (indexHtml: string): readonly string[] =>
  existsSync(indexHtml) ? inlineScripts(readFileSync(indexHtml, 'utf8')) : [];

type Sources = {
  /** The origins for sign-in, and for sending and fetching files. */
  readonly signIn: string;
  readonly files: string;
  readonly scripts: readonly string[];
  readonly integrations: Integrations | undefined;
};

const contentSecurityPolicy = ({ signIn, files, scripts, integrations }: Sources): string => {
  const { script, connect, frame } = integrationOrigins(integrations);
  return [
    "default-src 'none'",
    // The PDF viewer decodes some images in WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts, ...script].join(' '),
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${files}`,
    `media-src 'self' blob: ${files}`,
    ["connect-src 'self'", signIn, files, ...connect].join(' '),
    ["frame-src 'self' blob:", ...frame].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const policyOf = (scope: Construct, id: string, sources: Sources, more: readonly ResponseCustomHeader[] = []) =>
  new ResponseHeadersPolicy(scope, id, {
    comment: `Security headers of the app: ${id}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(sources), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: { accessControlMaxAge: TWO_YEARS, includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        { header: 'cross-origin-resource-policy', value: 'same-origin', override: true },
        { header: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), payment=()', override: true },
        ...more,
      ],
    },
    removeHeaders: ['server'],
  });

/** `shared` keeps reports behind share links out of search engines. */
export type PageHeaders = { readonly app: ResponseHeadersPolicy; readonly shared: ResponseHeadersPolicy };

export const pageHeaders = (scope: Construct, sources: Sources): PageHeaders => ({
  app: policyOf(scope, 'PageHeaders', sources),
  shared: policyOf(scope, 'SharedPageHeaders', sources, [
    { header: 'x-robots-tag', value: 'noindex, nofollow, noarchive', override: true },
  ]),
});
