// The headers in which the edge describes a call to the API. They overwrite those of the caller;
// functions/http/lambda.ts reads them.
export const VIEWER_ADDRESS = 'x-viewer-address';
export const APP_HOST = 'x-app-host';
