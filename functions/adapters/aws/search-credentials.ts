// Credentials for signing requests to the search engine, in a module of their own: loaded with the index, and no more
// of the AWS package than this.
import { defaultProvider } from '@aws-sdk/credential-provider-node';

export const searchCredentials = () => defaultProvider();
