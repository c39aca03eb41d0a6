// A row of the DynamoDB table as the port's item and back, and the conditions on it.
import { type Condition, INDEXES, type Item } from '../../ports/table.ts';

/** Marks who wrote a row last, so that a write repeated after a lost reply is known as our own. */
export const WRITE_ID = 'writeId';

export type Attributes = Record<string, unknown>;

const PLACES = INDEXES.flatMap((index) => [`${index}pk`, `${index}sk`] as const);

/** Without what is not there. */
const placesOf = (item: Item) =>
  Object.fromEntries(PLACES.flatMap((place) => (item[place] === undefined ? [] : [[place, item[place]]])));

const plain = (item: Item) => {
  const { pk, sk, version, expiresAt, data } = item;
  return { pk, sk, ...placesOf(item), version, ...(expiresAt === undefined ? {} : { expiresAt }), data };
};

export const attributesOf = (item: Item): Attributes => plain(item);

export const itemOf = (stored: Attributes): Item => plain(stored as Item);

/** An expression with the names and values that it uses, and no others: DynamoDB refuses unused ones. */
export type Expression = {
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

/** DynamoDB may keep an expired row for two days; for us it is gone. */
export const live = (now: number): Expression => ({
  text: '(attribute_not_exists(#expiresAt) OR #expiresAt > :now)',
  names: { '#expiresAt': 'expiresAt' },
  values: { ':now': now },
});

export const conditionOf = (condition: Condition, now: number): Expression => {
  const isLive = live(now);
  const names = { ...isLive.names, '#pk': 'pk' };
  if (condition === 'absent')
    return { text: 'attribute_not_exists(#pk) OR #expiresAt <= :now', names, values: isLive.values };
  if (condition === 'present')
    return { text: `attribute_exists(#pk) AND ${isLive.text}`, names, values: isLive.values };
  return {
    text: `#version = :version AND ${isLive.text}`,
    names: { ...isLive.names, '#version': 'version' },
    values: { ...isLive.values, ':version': condition.version },
  };
};
