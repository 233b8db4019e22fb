import { describe, expect, it } from 'vitest';
import { UploadLimiter, type UploadPlace } from './upload-limiter.js';

/** A limiter, the uploads that lost their place, and the time in ms. */
function setUp() {
  const state = { now: 1_000_000 };
  const limiter = new UploadLimiter(() => state.now);
  const ended: string[] = [];
  const enter = (who: string, network = who, isGuest = false): UploadPlace | null =>
    limiter.enter({ who, network, isGuest }, () => ended.push(who));
  const wait = (ms: number): void => {
    state.now += ms;
  };
  return { enter, ended, wait };
}

describe('places for uploads', () => {
  it('are eight for one caller, and one more for each that ends', () => {
    const { enter } = setUp();
    const mine = Array.from({ length: 9 }, () => enter('ann'));
    expect(mine.map((place) => place !== null)).toEqual([...Array(8).fill(true), false]);
    expect(enter('bob')).not.toBeNull();
    mine[0]?.release();
    mine[0]?.release();
    expect(enter('ann')).not.toBeNull();
    expect(enter('ann')).toBeNull();
  });

  it('are twenty-four in total', () => {
    const { enter, ended, wait } = setUp();
    const all = Array.from({ length: 25 }, (_, at) => enter(`customer ${at}`));
    expect(all.filter((place) => place !== null)).toHaveLength(24);
    wait(30_000);
    expect(enter('late')).toBeNull();
    for (const place of all) place?.release();
    expect(enter('customer 0')).not.toBeNull();
    expect(ended).toEqual([]);
  });

  it('are given up by the network that has most, the longest first, but not before ten seconds', () => {
    const { enter, ended, wait } = setUp();
    enter('carl', 'carl', false);
    for (let at = 0; at < 23; at++) enter(`account ${at}`, 'one');
    wait(9_999);
    expect(enter('ann')).toBeNull();
    wait(1);
    expect(enter('ann')).not.toBeNull();
    expect(enter('bob')).not.toBeNull();
    expect(ended).toEqual(['account 0', 'account 1']);
    expect(enter('account 0', 'one')).toBeNull();
  });

  it('are shared evenly in the end', () => {
    const { enter, ended, wait } = setUp();
    for (let at = 0; at < 24; at++) enter(`one ${at}`, 'one');
    wait(60_000);
    const second = Array.from({ length: 24 }, (_, at) => enter(`two ${at}`, 'two'));
    expect(second.filter((place) => place !== null)).toHaveLength(12);
    expect(ended).toHaveLength(12);
  });

  it('are given up by guests to customers, from however many networks they come', () => {
    const { enter, ended, wait } = setUp();
    for (let at = 0; at < 24; at++) enter(`visitor ${at}`, `network ${at}`, true);
    wait(10_000);
    expect(enter('guest', 'guest', true)).toBeNull();
    expect(enter('ann')).not.toBeNull();
    expect(ended).toEqual(['visitor 0']);
  });

  it('stay with those who have sent everything', () => {
    const { enter, ended, wait } = setUp();
    for (let at = 0; at < 24; at++) enter(`one ${at}`, 'one')?.received();
    wait(60_000);
    expect(enter('ann')).toBeNull();
    expect(ended).toEqual([]);
  });
});
