// What the edge tells the API about a call, written over whatever the caller sent. functions/http/lambda.ts reads them.
export const VIEWER_ADDRESS = 'x-viewer-address';
export const APP_HOST = 'x-app-host';
