// Checks that the port of the stage is free, before anything is loaded, built or seeded.
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** Fails if the port is taken. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve()));
  });
