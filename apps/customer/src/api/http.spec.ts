import { afterEach, describe, expect, it, vi } from 'vitest';
import { post, Unreachable } from './http.js';

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
