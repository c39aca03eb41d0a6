// Provides credentials for signing search requests. A separate module, so that the index loads nothing else of the AWS
// package.
import { defaultProvider } from '@aws-sdk/credential-provider-node';

export const searchCredentials = () => defaultProvider();
