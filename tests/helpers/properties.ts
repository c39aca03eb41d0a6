// Property tests draw the same cases each time, so that a change is judged by what it changes; `PROPERTY_SEED` draws others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });

export { fc };
