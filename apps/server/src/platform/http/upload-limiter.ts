/** Maximum files in memory at once, in total and for one caller. */
const MAX_AT_ONCE = 24;
const MAX_OF_ONE = 8;
/** Time for which nobody loses a place, ms: a picture of 5 MB takes less on most lines. */
const UNDISTURBED_MS = 10_000;

/** Who uploads. */
export interface Uploader {
  /** The customer, or the address of a visitor. */
  readonly who: string;
  readonly network: string;
  /** Visitors and demo accounts: one person may be as many of them as he likes. */
  readonly isGuest: boolean;
}

/** Place of one upload. */
export interface UploadPlace {
  /** All bytes are there: nobody takes the place away any more. */
  received(): void;
  release(): void;
}

interface Upload extends Uploader {
  readonly since: number;
  readonly end: () => void;
}

/**
 * Limits concurrent uploads, and with them their memory. Places are taken away only when all are taken: then a network
 * gives one up to another that has fewer, and a guest to a customer, so that nobody keeps them all by sending slowly.
 */
export class UploadLimiter {
  private readonly uploads = new Set<Upload>();
  private readonly receiving = new Set<Upload>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Reserves a place; null if there is no room. `end` is called if it is taken away. */
  enter(uploader: Uploader, end: () => void): UploadPlace | null {
    if (this.countOf('who', uploader.who) >= MAX_OF_ONE) return null;
    if (this.uploads.size >= MAX_AT_ONCE) {
      const slow = this.replaceableBy(uploader);
      if (!slow) return null;
      this.remove(slow);
      slow.end();
    }
    const upload: Upload = { ...uploader, since: this.now(), end };
    this.uploads.add(upload);
    this.receiving.add(upload);
    return {
      received: () => void this.receiving.delete(upload),
      release: () => this.remove(upload),
    };
  }

  /** The longest upload of the network that has most; sets keep the order of entry. */
  private replaceableBy({ network, isGuest }: Uploader): Upload | undefined {
    const until = this.now() - UNDISTURBED_MS;
    const mine = this.countOf('network', network);
    let found: Upload | undefined;
    let most = 0;
    for (const each of this.receiving) {
      if (each.since > until) break;
      const theirs = this.countOf('network', each.network);
      const givesWay = theirs > mine + 1 || (each.isGuest && !isGuest);
      if (givesWay && theirs > most) [found, most] = [each, theirs];
    }
    return found;
  }

  private countOf(field: 'who' | 'network', value: string): number {
    let count = 0;
    for (const each of this.uploads) if (each[field] === value) count += 1;
    return count;
  }

  private remove(upload: Upload): void {
    this.uploads.delete(upload);
    this.receiving.delete(upload);
  }
}
