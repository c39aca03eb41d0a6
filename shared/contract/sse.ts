// Reads a `text/event-stream` body as it arrives: one object per event.
export type ServerEvent = { readonly id?: string; readonly event: string; readonly data: string };

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)];
};

/** `undefined` for comments and heartbeats, which have no data. */
export const parseEvent = (block: string): ServerEvent | undefined => {
  const data: string[] = [];
  let event = 'message';
  let id: string | undefined;
  for (const line of block.split('\n')) {
    const [name, value] = fieldOf(line);
    if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id') id = value;
  }
  if (data.length === 0) return undefined;
  return { event, data: data.join('\n'), ...(id !== undefined && { id }) };
};

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
