// The stage killed while answering: the reader reconnects and gets exactly one answer.
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerEvent } from '#shared/model/question.ts';
import { shown, take } from '../helpers/event-reader.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { casesOf } from '../helpers/properties.ts';
import { firstWorkspace, look, type Person, settled, signIn } from '../helpers/real-stage.ts';

const EMAIL = 'member@hanbit.test';
const QUERY = '가온물류의 2025년 매출액과 영업이익, 주요 고객사와 위험 요인을 설명해 주세요.';
let person: Person;
let projectId: string;
const own = ownStage();
beforeAll(async () => {
  person = await signIn(own.stage, EMAIL);
  projectId = await firstWorkspace(person);
  await settled(person, projectId);
});

/** The events at which the stage is killed. */
const EVENTS = casesOf<AnswerEvent['event']>(['stage', 'delta'], ['log', 'reference']);

const begin = async () => {
  const { headers, events } = await person.open('research.ask', { body: { query: QUERY, projectId } });
  return { searchId: headers.get('x-search-id') ?? '', events };
};
const rest = async (searchId: string, after: number) => {
  const { events } = await person.open('research.events', { params: { searchId }, query: { after } });
  return take(events, ({ event }) => event === 'done');
};
const numbers = (events: readonly AnswerEvent[]) => events.map(({ id }) => id);

describe('a killed stage', () => {
  it.each(EVENTS)('is killed at the first %s: the reader reconnects and gets exactly one answer', async (name) => {
    // Prepare
    const { searchId, events } = await begin();
    const seen = await take(events, ({ event }) => event === name);

    // Act
    await own.stage.kill();
    await own.startAgain();
    person = await signIn(own.stage, EMAIL);
    const later = await rest(searchId, seen.at(-1)?.id ?? 0);

    // Assess
    const all = [...seen, ...later];
    expect(numbers(all)).toEqual(all.map((_, i) => i + 1));
    expect(all.filter(({ event }) => event === 'done')).toHaveLength(1);
    const { status, answer } = await person.call('research.get', { params: { searchId } });
    expect(status).toBe('Completed');
    expect(shown(all)).toEqual(answer?.blocks);
    expect(numbers((await person.call('research.events', { params: { searchId } })).rows)).toEqual(numbers(all));
    const rows = look(own.folder, 'table.sqlite', 'SELECT sk FROM item WHERE sk = ?', `ANSWER#${searchId}`);
    expect(rows).toHaveLength(1);
  });
});
