// Collects the ports wired into a function, plus the clock and random source that every function has.
import type { Ports } from '../../ports/ports.ts';
import { systemClock } from '../node/clock.ts';
import { secureRandom } from '../node/random.ts';

/** Access to a port that was not wired is a bug: it throws with the port's name instead of returning `undefined`. */
const onlyThese = (ports: Partial<Ports>): Ports =>
  new Proxy(ports, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      throw new Error(`the port ${String(name)} is not wired into this function`);
    },
  }) as Ports;

export const givenPorts = (given: Partial<Ports>): Ports =>
  onlyThese({ clock: systemClock, random: secureRandom, ...given });
