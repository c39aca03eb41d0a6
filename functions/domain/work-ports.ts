// The ports of a use case that changes rows and starts a state machine.
import type { Clock } from '../ports/clock.ts';
import type { Table } from '../ports/table.ts';
import type { Workflows } from '../ports/workflows.ts';

export type WorkPorts = {
  readonly table: Pick<Table, 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};
