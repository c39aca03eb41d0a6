// The three CloudFront functions: for screens of the app, its settings, and the caller's country.
import { Function as EdgeFunction, FunctionCode, FunctionEventType, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { APP_HOST, VIEWER_ADDRESS } from './edge-headers.ts';

/** A path without an extension is a screen of the app; one with an extension is a file, even if it does not exist. */
const SCREENS = `function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') < 0) request.uri = '/index.html';
  return request;
}`;

const CALLER = `function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  request.headers['${VIEWER_ADDRESS}'] = { value: event.viewer.ip };
  request.headers['${APP_HOST}'] = { value: request.headers.host.value };
  return request;
}`;

/** The country is present if the behavior's policy requests it from CloudFront. */
const settings = (config: Readonly<Record<string, unknown>>): string => `function handler(event) {
  var config = ${JSON.stringify(config)};
  var country = event.request.headers['cloudfront-viewer-country'];
  if (country) config.country = country.value;
  return {
    statusCode: 200,
    statusDescription: 'OK',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' }
    },
    body: JSON.stringify(config)
  };
}`;

export type Edge = { readonly screens: EdgeFunction; readonly caller: EdgeFunction; readonly settings: EdgeFunction };

export const edgeFunctions = (scope: Construct, config: Readonly<Record<string, unknown>>): Edge => {
  const edge = (id: string, comment: string, code: string) =>
    new EdgeFunction(scope, id, { comment, runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) });
  return {
    screens: edge('Screens', 'Screens of the app are index.html', SCREENS),
    caller: edge('Caller', 'Says where a call comes from', CALLER),
    settings: edge('Settings', 'Answers /config.json', settings(config)),
  };
};

export const onRequest = (fn: EdgeFunction) => ({ function: fn, eventType: FunctionEventType.VIEWER_REQUEST });
