// Creates the SDK client that sends emails.
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type Target, timeouts } from './client-settings.ts';

/** One attempt: SES has no request token, so the SDK must not repeat a call whose outcome is unknown. */
export const sesClient = (target?: Target): SESv2Client => new SESv2Client({ ...timeouts, ...target, maxAttempts: 1 });
