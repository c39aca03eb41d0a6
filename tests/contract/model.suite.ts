// The rules for every writing model, above all for failures; each adapter runs them against a misbehaving server.
import { afterEach, describe, expect, it } from 'vitest';
import { type Model, ModelBusy, ModelFailed, type Piece, type Prompt } from '#functions/ports/model.ts';
import type { ModelServer, Script } from '#tests/helpers/model-server.ts';

type Engine = {
  readonly name: string;
  readonly serve: (...scripts: Script[]) => Promise<ModelServer>;
  /** Connects with pauses and limits of a few milliseconds and three tries. */
  readonly connect: (server: ModelServer) => Model;
};

export const PROMPT: Prompt = {
  system: 'Cite [n].',
  turns: [{ role: 'user', text: '매출은?' }],
  maxTokens: 200,
  temperature: 0,
};

/** The idle timeout is long enough that a busy machine's pauses do not count as silence. */
export const QUICK = { tries: 3, pauseMs: 2, longestMs: 5, firstMs: 20_000, idleMs: 1000 };

const servers: ModelServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const textOf = (pieces: readonly Piece[]) => pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');

export const modelSuite = ({ name, serve, connect }: Engine): void => {
  const start = async (...scripts: Script[]) => {
    const server = await serve(...scripts);
    servers.push(server);
    return { server, model: connect(server) };
  };
  const written = async (model: Model, prompt: Prompt = PROMPT, onPiece: () => void = () => undefined) => {
    const pieces: Piece[] = [];
    let error: unknown;
    try {
      for await (const piece of model.write?.(prompt) ?? []) {
        pieces.push(piece);
        onPiece();
      }
    } catch (thrown) {
      error = thrown;
    }
    return { pieces, text: textOf(pieces), last: pieces.at(-1), error };
  };
  const stopped = (model: Model) => {
    const stopping = new AbortController();
    return written(model, { ...PROMPT, signal: stopping.signal }, () => stopping.abort());
  };

  describe(`model: ${name}`, () => {
    it('streams text as it arrives and ends with the reason for stopping', async () => {
      // Prepare
      const { model, server } = await start('ok');
      // Act
      const { text, last, error } = await written(model);
      // Assess
      expect(error).toBeUndefined();
      expect(text).toBe('매출은 279조 [1].');
      expect(last).toEqual({ stop: 'end' });
      expect(JSON.stringify(server.requests[0]?.body)).toContain('Cite [n].');
      expect(JSON.stringify(server.requests[0]?.body)).toContain('매출은?');
    });

    it.each(['maxTokens', 'filtered'] as const)('reports that it stopped for %s', async (script) => {
      const { model } = await start(script);
      const { last, error } = await written(model);
      expect(error).toBeUndefined();
      expect(last).toEqual({ stop: script });
    });

    it('retries while the provider is busy, and then fails as busy', async () => {
      // Prepare
      const soon = await start('busy', 'busy', 'ok');
      const never = await start('busy');
      // Act
      const first = await written(soon.model);
      const second = await written(never.model);
      // Assess
      expect(first.last).toEqual({ stop: 'end' });
      expect(soon.server.requests).toHaveLength(3);
      expect(second.error).toBeInstanceOf(ModelBusy);
      expect(second.pieces).toEqual([]);
      expect(never.server.requests).toHaveLength(3);
    });

    it('does not retry a final refusal', async () => {
      const { model, server } = await start('refused');
      const { error } = await written(model);
      expect(error).toBeInstanceOf(ModelFailed);
      expect(server.requests).toHaveLength(1);
    });

    it('is busy, not finished, if it is throttled during the stream', async () => {
      const { model } = await start('busyInStream');
      const { text, error, pieces } = await written(model);
      expect(text).toContain('매출은');
      expect(error).toBeInstanceOf(ModelBusy);
      expect(pieces.some((piece) => 'stop' in piece)).toBe(false);
    });

    it.each(['errorInStream', 'truncated', 'cutInFrame', 'broken', 'stall'] as const)(
      'fails, and is not finished, if the stream ends by: %s',
      async (script) => {
        const { model } = await start(script);
        const { error, pieces } = await written(model);
        expect(error).toBeInstanceOf(ModelFailed);
        expect(pieces.some((piece) => 'stop' in piece)).toBe(false);
      },
    );

    it('stops at once when it is aborted', async () => {
      // Prepare
      const { model } = await start('stall');
      // Act
      const { error } = await stopped(model);
      // Assess
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).name).toBe('AbortError');
    });

    it('closes the connection if the reader leaves, it stalls or it is aborted', async () => {
      const { model, server } = await start('stall');
      // Act
      for await (const piece of model.write?.(PROMPT) ?? []) if ('text' in piece) break;
      await written(model);
      await stopped(model);
      // Assess
      await expect.poll(() => server.open()).toBe(0);
      expect(server.requests).toHaveLength(3);
    });

    it('embeds texts in order as unit vectors, even after busy replies', async () => {
      // Prepare
      const { model } = await start('busy', 'ok');
      const texts = ['a', '', 'abc', ...Array.from({ length: 130 }, (_, n) => 'x'.repeat(1 + (n % 9)))];
      // Act
      const vectors = await model.embed(texts);
      // Assess
      expect(vectors).toHaveLength(texts.length);
      expect(vectors[0]).toHaveLength(model.dimensions);
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
      expect(vectors[3]).toEqual(vectors[0]);
      expect(vectors[2]).not.toEqual(vectors[0]);
    });

    it('fails if embeddings are refused', async () => {
      const { model } = await start('refused');
      await expect(model.embed(['a'])).rejects.toBeInstanceOf(ModelFailed);
    });
  });
};
