import { describe, expect, it } from 'vitest';
import { ManualClock, MarketClock } from './clock.js';

describe('the market clock', () => {
  it('is the wall clock if no recording drives it', () => {
    const wall = new ManualClock(1_000);
    const clock = new MarketClock(wall);
    clock.pass(5, 6);
    expect([clock.isRecorded, clock.now()]).toEqual([false, 1_000]);
    wall.advance(7);
    expect(clock.now()).toBe(1_007);
  });

  it('stays just before the first recorded tick until that one is delivered', () => {
    const clock = new MarketClock(new ManualClock(9_000_000), 500);
    expect([clock.isRecorded, clock.now()]).toEqual([true, 499]);
    clock.follow(() => 700);
    clock.pass(Number.NEGATIVE_INFINITY, 500);
    expect(clock.now()).toBe(499);
    clock.pass(500, 650);
    expect(clock.now()).toBe(649);
    clock.pass(650, null);
    expect(clock.now()).toBe(700);
  });

  it('returns whole milliseconds, follows its source, and never goes back', () => {
    let course = 500;
    const clock = new MarketClock(new ManualClock(0), 500);
    clock.follow(() => course);
    clock.pass(500, 1_000);
    course = 600.9;
    expect(clock.now()).toBe(600);
    course = 300;
    expect(clock.now()).toBe(600);
    clock.pass(700, 700);
    expect(clock.now()).toBe(699);
    clock.pass(400, 450);
    expect(clock.now()).toBe(699);
  });

  it('continues after the last stored tick', () => {
    const clock = new MarketClock(new ManualClock(0), 500);
    clock.pass(800, 900);
    expect(clock.now()).toBe(800);
  });
});
