// Stopping answers while a slow model writes them.
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shown, take } from '../helpers/event-reader.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { firstWorkspace, look, type Person, settled, signIn } from '../helpers/real-stage.ts';

const EMAIL = 'member@hanbit.test';
const QUERY = '가온물류의 2025년 매출액과 영업이익, 주요 고객사와 위험 요인을 설명해 주세요.';

/** Writes a sentence every 150 ms while the reader is connected. */
const slowModel = (): Promise<Server> => {
  const server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      const choices = [{ index: 0, delta: { content: '가온물류는 물류 기업이다 [1].\n\n' }, finish_reason: null }];
      response.write(`data: ${JSON.stringify({ choices })}\n\n`);
      await sleep(150);
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};

let model: Server;
let person: Person;
let projectId: string;
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
const own = ownStage(async () => {
  model = await slowModel();
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`, MODEL_NAME: 'slow' };
});
beforeAll(async () => {
  person = await signIn(own.stage, EMAIL);
  projectId = await firstWorkspace(person);
  await settled(person, projectId);
});

const begin = async () => {
  const { headers, events } = await person.open('research.ask', { body: { query: QUERY, projectId } });
  return { searchId: headers.get('x-search-id') ?? '', events };
};
const rest = async (searchId: string, after: number) => {
  const { events } = await person.open('research.events', { params: { searchId }, query: { after } });
  return take(events, ({ event }) => event === 'done');
};
const stop = (searchId: string) => person.call('research.stop', { params: { searchId } });
const get = (searchId: string) => person.call('research.get', { params: { searchId } });
const STOPPED = { event: 'done', data: { status: 'Stopped' } };
const work = () => look(own.folder, 'table.sqlite', "SELECT sk FROM item WHERE gsi1pk = 'ORG#platform#WORK'");

it('ends the stream with Stopped and keeps the written text; stopping twice changes nothing', async () => {
  // Prepare
  const { searchId, events } = await begin();
  const seen = await take(events, ({ event }) => event === 'delta');

  // Act
  const replies = await Promise.all([stop(searchId), stop(searchId)]);
  const all = [...seen, ...(await rest(searchId, seen.at(-1)?.id ?? 0))];
  const again = await stop(searchId);

  // Assess
  expect([...replies, again].map(({ status }) => status)).toEqual(['Stopped', 'Stopped', 'Stopped']);
  expect(all.at(-1)).toMatchObject(STOPPED);
  expect(all.map(({ id }) => id)).toEqual(all.map((_, i) => i + 1));
  const { status, answer } = await get(searchId);
  expect(status).toBe('Stopped');
  expect(answer?.blocks.at(-1)).toEqual({ kind: 'notice', code: 'stopped' });
  expect(answer?.blocks.slice(0, -1)).toEqual(shown(all));
  expect(shown(all).length).toBeGreaterThan(0);
});

it('ends at once for readers of questions that are stopped while they wait for their turn', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, begin));

  await Promise.all(all.map(({ searchId }) => stop(searchId)));
  const last = await Promise.all(all.map(async ({ searchId }) => (await rest(searchId, 0)).at(-1)));

  for (const event of last) expect(event).toMatchObject(STOPPED);
  await expect.poll(work).toEqual([]);
});

it('stays stopped if the stage is killed right after', async () => {
  const { searchId, events } = await begin();
  await take(events, ({ event }) => event === 'stage');
  await stop(searchId);

  await own.stage.kill();
  await own.startAgain();
  person = await signIn(own.stage, EMAIL);

  expect((await rest(searchId, 0)).at(-1)).toMatchObject(STOPPED);
  expect((await get(searchId)).status).toBe('Stopped');
  await expect.poll(work).toEqual([]);
});
