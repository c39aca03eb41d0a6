// What signs the requests to the search engine, apart: loaded with the index, and no more of its package than this.
import { defaultProvider } from '@aws-sdk/credential-provider-node';

export const searchCredentials = () => defaultProvider();
