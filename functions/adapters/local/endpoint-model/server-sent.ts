// Reads server-sent events from a response: the `data` of each, in order.
import { ModelFailed } from '../../../ports/model.ts';

/** Far longer than any event of an answer. */
const MAX_EVENT_LENGTH = 1024 * 1024;

const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');

export async function* serverSent(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest = `${rest}${decoder.decode(bytes, { stream: true })}`.replaceAll('\r\n', '\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    if (rest.length > MAX_EVENT_LENGTH) throw new ModelFailed('the endpoint sent an event without end');
    for (const event of events) {
      const data = dataOf(event);
      if (data) yield data;
    }
  }
  const last = dataOf(rest.trim());
  if (last) yield last;
}
