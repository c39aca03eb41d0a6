// Defines the settings of the SDK clients that the adapters rely on.

/** Without `throwOnRequestTimeout` the SDK only logs a warning and keeps waiting. */
const within = (requestTimeout: number) =>
  ({ requestHandler: { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true } }) as const;

/** Short timeouts: a hung connection is dropped and retried within the time of a request. */
export const timeouts = within(5000);
/** For bytes: one part of an upload is sent and acknowledged within this time. */
export const forBytes = within(60_000);

/** For a test engine; a stage takes region and credentials from its environment. */
export type Target = {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
};
