import { setTimeout as pause } from 'node:timers/promises';

type Answer = { code: number; data: { key?: string } | null };

/** People who know their password, and retry about a second after `auth.busy`. */
export class HonestUsers {
  /** Time until each was signed in, ms. */
  readonly waited: number[] = [];
  private isStopped = false;
  private readonly signIns: Promise<void>[] = [];

  constructor(
    private readonly baseUrl: string,
    private readonly password: string,
  ) {}

  /** Starts signing in these accounts. */
  begin(accounts: readonly string[]): void {
    this.isStopped = false;
    for (const account of accounts) this.signIns.push(this.signInWithRetries(account));
  }

  /** Stops retrying; people not signed in by now give up. */
  async end(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.signIns);
  }

  private async signInWithRetries(account: string): Promise<void> {
    const from = performance.now();
    while (!this.isStopped) {
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
    const answer = await fetch(`${this.baseUrl}/api/user/loginForU`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: this.password, login_type: 'email' }),
    });
    return (await answer.json()) as Answer;
  }
}
