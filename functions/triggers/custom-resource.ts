// Responds to CloudFormation, which waits for a response at a signed address before it continues.
import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceHandler, Context } from 'aws-lambda';

type Work = (event: CloudFormationCustomResourceEvent, context: Context) => Promise<void>;
type Outcome = { readonly Status: 'SUCCESS' } | { readonly Status: 'FAILED'; readonly Reason: string };

const tell = async (event: CloudFormationCustomResourceEvent, id: string, outcome: Outcome): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  const body = JSON.stringify({ ...outcome, PhysicalResourceId: id, StackId, RequestId, LogicalResourceId });
  // The signature covers no content type, which fetch adds to strings but not to bytes.
  const reply = await fetch(event.ResponseURL, { method: 'PUT', body: new TextEncoder().encode(body) });
  if (!reply.ok) throw new Error(`CloudFormation did not take the answer: ${reply.status}`);
};

export const customResource =
  (id: string, work: Work): CloudFormationCustomResourceHandler =>
  async (event, context) => {
    try {
      await work(event, context);
    } catch (error) {
      const Reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      return tell(event, id, { Status: 'FAILED', Reason });
    }
    return tell(event, id, { Status: 'SUCCESS' });
  };
