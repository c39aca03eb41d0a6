// Reports over the sample workspace in other languages and currencies, and of inputs that contradict each other.
import './bad-input.suite.ts';
import './currencies.suite.ts';
import './languages.suite.ts';
import { afterAll } from 'vitest';
import { sampleDesk } from './sample-desk.ts';

afterAll(async () => (await sampleDesk()).close());
