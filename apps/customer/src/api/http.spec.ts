import { afterEach, describe, expect, it, vi } from 'vitest';
import { post, Refusal, Superseded, Unreachable } from './http.js';
import { token } from './session.js';

describe('an action without an answer', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends after half a minute, so that what waits for it can go on', async () => {
    vi.useFakeTimers();
    const never = (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
    vi.stubGlobal('fetch', never);
    const ended = vi.fn();
    void post('/api/any').catch(ended);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toHaveBeenCalledWith(expect.any(Unreachable));
  });
});

describe('an action of a former account', () => {
  afterEach(() => {
    token.set(null);
    vi.unstubAllGlobals();
  });

  /** What becomes of an action whose answer comes once this session is in force. */
  async function outcomeIn(session: string | null, code: number): Promise<unknown> {
    let answer = (_response: Response): void => undefined;
    vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void (answer = resolve)));
    token.set('first');
    const outcome = post('/api/any').catch((fault: unknown) => fault);
    token.set(session);
    answer(new Response(JSON.stringify({ code, msg: 'Saved', data: null })));
    return outcome;
  }

  it.each([1, 0])('is silent once another account has signed in (code %i)', async (code) => {
    expect(await outcomeIn('second', code)).toBeInstanceOf(Superseded);
  });

  it('is answered in its own session, and after a log-out', async () => {
    for (const session of ['first', null]) {
      expect(await outcomeIn(session, 1)).toMatchObject({ msg: 'Saved' });
      expect(await outcomeIn(session, 0)).toBeInstanceOf(Refusal);
    }
  });
});

describe('a failure of the server that is written as a refusal', () => {
  afterEach(() => vi.unstubAllGlobals());

  const outcomeOf = (status: number, idempotencyKey?: string): Promise<unknown> => {
    const refusal = { code: 0, msg: 'No answer', data: { key: 'engine.unavailable' } };
    vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status })));
    return post('/api/any', {}, { idempotencyKey }).catch((fault: unknown) => fault);
  };

  it.each([500, 503])('leaves open whether money moved (%i)', async (status) => {
    expect(await outcomeOf(status, 'key')).toBeInstanceOf(Unreachable);
  });

  it('is a refusal where no money moves, and so is a refusal of any other status', async () => {
    expect(await outcomeOf(503)).toMatchObject({ message: 'No answer', key: 'engine.unavailable' });
    for (const status of [200, 429]) expect(await outcomeOf(status, 'key')).toBeInstanceOf(Refusal);
  });
});
