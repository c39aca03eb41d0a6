// API Gateway's own replies to requests that reach no function: the same envelope and security headers as ours.
import { GatewayResponse, ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { ERROR_STATUS, type ErrorCode } from '#shared/contract/errors.ts';
import texts from '#shared/i18n/ko/errors.json' with { type: 'json' };
import { asRestApi } from './cdk-types.ts';

/**
 * The headers of functions/http/http.ts that a gateway reply can have. Its values are quoted, and the escaping of
 * quotes inside them, as in a content security policy, is not documented. A test compares the two.
 */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

const REPLIES: readonly (readonly [id: string, type: ResponseType, code: ErrorCode])[] = [
  ['Unauthorized', ResponseType.UNAUTHORIZED, 'notSignedIn'],
  ['ExpiredToken', ResponseType.EXPIRED_TOKEN, 'notSignedIn'],
  ['AccessDenied', ResponseType.ACCESS_DENIED, 'forbidden'],
  ['NotByTheEdge', ResponseType.INVALID_API_KEY, 'forbidden'],
  ['NoRoute', ResponseType.MISSING_AUTHENTICATION_TOKEN, 'routeNotFound'],
  ['NotFound', ResponseType.RESOURCE_NOT_FOUND, 'routeNotFound'],
  ['TooLarge', ResponseType.REQUEST_TOO_LARGE, 'tooLarge'],
  ['TooMany', ResponseType.THROTTLED, 'tooMany'],
  ['Quota', ResponseType.QUOTA_EXCEEDED, 'tooMany'],
  ['Failed', ResponseType.INTEGRATION_FAILURE, 'unavailable'],
  ['Timeout', ResponseType.INTEGRATION_TIMEOUT, 'unavailable'],
  ['Other4xx', ResponseType.DEFAULT_4XX, 'badInput'],
  ['Other5xx', ResponseType.DEFAULT_5XX, 'unexpected'],
];
const RETRY_SECONDS = 30;

/** API Gateway cannot read the language header, so the message is in the default language; clients use the code. */
const bodyOf = (code: ErrorCode): string =>
  `{"success":false,"code":"${code}","message":${JSON.stringify(texts[code])},"requestId":"$context.requestId"}`;

const headersOf = (status: number): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name, `'${value}'`])),
  ...(status === 429 || status === 503 ? { 'retry-after': `'${RETRY_SECONDS}'` } : {}),
});

export const gatewayReplies = (api: RestApi): void => {
  for (const [id, type, code] of REPLIES) {
    const status = ERROR_STATUS[code];
    new GatewayResponse(api, `Reply${id}`, {
      restApi: asRestApi(api),
      type,
      // The default replies keep the status of API Gateway.
      ...(id.startsWith('Other') ? {} : { statusCode: String(status) }),
      responseHeaders: headersOf(status),
      templates: { 'application/json': bodyOf(code) },
    });
  }
};
