// Before each test file: files of one worker share the helper that counts passages.
import { countFromFirst } from './chunks.ts';
import './direct-imports.ts';

countFromFirst();
