// The sample workspace gets answered questions and finished reports, each once, even if the stage is killed meanwhile.
import { expect, it, vi } from 'vitest';
import { SAMPLES } from '#infra/local/samples/manifest.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { casesOf } from '../helpers/properties.ts';
import { firstWorkspace, MAX_WAIT_MS, signIn } from '../helpers/real-stage.ts';

const own = ownStage(async () => ({ FOOTNOTE_SAMPLE_WORK: 'on' }));
const WAITING = { timeout: MAX_WAIT_MS, interval: 300 };

const worldOf = async (tenant: string) => {
  const person = await signIn(own.stage, `owner@${tenant}.test`);
  const projectId = await firstWorkspace(person);
  const query = { projectId, limit: 20, offset: 0 };
  return {
    questions: async () => (await person.call('research.list', { query })).rows.map((one) => [one.query, one.status]),
    runs: async () => (await person.call('runs.list', { query })).rows.map(({ type, status }) => [type, status]),
    answers: async () => {
      const { rows } = await person.call('research.list', { query });
      return Promise.all(rows.map(({ id }) => person.call('research.get', { params: { searchId: id } })));
    },
  };
};

it.each(casesOf(SAMPLES.slice(0, 1), SAMPLES.slice(1)))(
  'finishes the work of $tenant',
  async ({ tenant, questions, runs }) => {
    const early = await worldOf(tenant);
    await vi.waitFor(async () => expect(await early.questions()).not.toEqual([]), WAITING);
    await own.stage.kill();
    await own.startAgain();

    const world = await worldOf(tenant);
    const drawn = casesOf(runs.slice(0, 1), runs.slice(1)).map(({ type }) => type);
    const made = async () => (await world.runs()).filter(([type]) => drawn.some((one) => one === type));

    await vi.waitFor(
      async () => expect(await made()).toEqual(drawn.map((type) => [type, 'Completed']).toReversed()),
      WAITING,
    );
    expect(await world.questions()).toEqual(questions.map((question) => [question, 'Completed']).toReversed());
    for (const { answer } of await world.answers()) expect(answer?.references.length).toBeGreaterThan(0);
  },
);
