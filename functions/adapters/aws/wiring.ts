// Ties a service's handlers or a task to the ports that it may use; one that is not given is missed at compile time.
import type { Contract, RoutesOf } from '#shared/contract/contract.ts';
import type { Service } from '#shared/contract/route.ts';
import type { HandlersOf } from '../../http/handler.ts';
import type { Kernel } from '../../http/kernel.ts';
import { limiter } from '../../http/limits.ts';
import type { Ports, PortsFor } from '../../ports/ports.ts';
import { systemClock } from '../node/clock.ts';
import { secureRandom } from '../node/random.ts';
import { env } from './env.ts';
import { logLine } from './log-line.ts';
import { table, tokens } from './ports.ts';

type Always = 'clock' | 'random';
/** The kernel itself reads memberships and checks tokens. */
type OfTheKernel = Always | 'table' | 'tokens';
type UsedBy<S extends Service> = keyof PortsFor<Contract[RoutesOf<S>]['uses'][number]> & keyof Ports;
type Given<S extends Service> = Pick<Ports, Exclude<UsedBy<S>, OfTheKernel>>;

/** A port that was not wired is a mistake of ours: it fails by name and not as `undefined`. */
const onlyThese = (ports: Partial<Ports>): Ports =>
  new Proxy(ports, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      throw new Error(`the port ${String(name)} is not wired into this function`);
    },
  }) as Ports;

export const taskPorts = (given: Partial<Ports>): Ports =>
  onlyThese({ clock: systemClock, random: secureRandom, ...given });

export const kernelOf = <S extends Service>(handlers: HandlersOf<S>, given: Given<S>): Kernel => ({
  ports: taskPorts({ table: table(), tokens: tokens(), ...given }),
  // Row and handler fit by HandlersOf; the kernel calls them by the row's name.
  handlers: handlers as Kernel['handlers'],
  limiter: limiter(),
  log: logLine,
  appUrl: env('APP_URL').APP_URL,
  demandsMfa: env('DEMANDS_MFA').DEMANDS_MFA === 'on',
});
