// A proxy in front of an engine that can be switched off: connections are then dropped, as by a domain without nodes.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export const switchedProxy = async (engine: string) => {
  const state = { isDown: false };
  const server = createServer((request, response) => {
    if (state.isDown) return request.socket.destroy();
    const { host: _, ...headers } = request.headers;
    const onward = httpRequest(new URL(request.url ?? '/', engine), { method: request.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    return request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: (isDown: boolean) => {
      state.isDown = isDown;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
