import { setTimeout as pause } from 'node:timers/promises';

type Answer = { code: number; data: { key?: string } | null };

/** People who know their password, and retry about a second after `auth.busy`. */
export class HonestUsers {
  /** Time until each was signed in, ms. */
  readonly waited: number[] = [];
  private isOver = false;
  private readonly trying: Promise<void>[] = [];

  constructor(
    private readonly base: string,
    private readonly password: string,
  ) {}

  /** Starts signing in these accounts. */
  begin(accounts: readonly string[]): void {
    this.isOver = false;
    for (const account of accounts) this.trying.push(this.untilIn(account));
  }

  /** Stops retrying; people not signed in by now give up. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.trying);
  }

  private async untilIn(account: string): Promise<void> {
    const from = performance.now();
    while (!this.isOver) {
      const { code, data } = await this.login(account);
      if (code === 1) {
        this.waited.push(performance.now() - from);
        return;
      }
      if (data?.key !== 'auth.busy')
        throw new Error(`an honest sign-in was answered ${JSON.stringify(data)}`);
      await pause(800 + Math.random() * 400);
    }
  }

  private async login(account: string): Promise<Answer> {
    const answer = await fetch(`${this.base}/api/user/loginForU`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: this.password, login_type: 'email' }),
    });
    return (await answer.json()) as Answer;
  }
}
