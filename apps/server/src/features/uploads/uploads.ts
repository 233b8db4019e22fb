import { hash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { RegistrationPicture, UploadAnswer } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { PICTURE_KINDS, UNKNOWN_KIND } from '../../platform/pictures/picture-kind.js';
import { reEncode, type Unusable } from '../../platform/pictures/re-encode.js';
import { EncryptedFiles } from '../../platform/storage/encrypted-files.js';
import { Renditions } from './renditions.js';
import { type Upload, uploads } from './upload.table.js';
import { type UploadGrant, UploadGrants } from './upload-grants.js';

const HOUR = 3_600_000;
/** Lifetime of a picture without a reference. */
const UNATTACHED_LIFETIME = 24 * HOUR;
/** Shortly before, it can no longer be attached, so that no form refers to a picture that is being deleted. */
const ATTACHABLE_FOR = UNATTACHED_LIFETIME - HOUR;
/** Owner id of a picture without a customer. */
const NOBODY = 0;
/** Owner id of pictures for public content. */
const HOUSE = -1;
const ADDRESS = '/api/common/image/';

/** Address under which its owner opens a picture. */
export const addressOf = (id: string): string => ADDRESS + id;

/** Customers' pictures: uploaded, opened by their owners, kept while referenced. */
@Injectable()
export class Uploads implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private readonly renditions = new Renditions();
  private readonly visibilityChecks: ((upload: Upload) => Promise<boolean>)[] = [];

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly files: EncryptedFiles,
    private readonly grants: UploadGrants,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.runsJobs) return;
    await this.removeUnattached();
    this.timer = setInterval(() => void this.removeUnattached().catch(() => undefined), HOUR).unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async take(file: Buffer, customerId: number): Promise<UploadAnswer | RequestRefusal> {
    const id = await this.store(file, customerId);
    return typeof id === 'string' ? { url: addressOf(id) } : id;
  }

  /** Picture for a registration field, replacing an earlier one. Nobody can open it before it has an owner. */
  async takeGranted(
    file: Buffer,
    grant: UploadGrant,
    field: RegistrationPicture,
  ): Promise<UploadAnswer | RequestRefusal> {
    if (!(await this.grants.countPicture(grant.id))) return refuseRequest('upload.too_many');
    const id = await this.store(file, NOBODY);
    if (typeof id !== 'string') return id;
    await this.grants.keepPicture(grant.id, field, id);
    return { url: addressOf(id) };
  }

  /** Picture for public content: kept permanently, and public. */
  async takeForAll(file: Buffer): Promise<UploadAnswer | RequestRefusal> {
    const id = await this.store(file, HOUSE);
    return typeof id === 'string' ? { url: addressOf(id) } : id;
  }

  /** Rows that assign a grant's pictures to a customer. */
  owning(ids: readonly string[], ownerId: number): RowWrite[] {
    const attachedAt = wallClock.now();
    return ids.map((id) => ({ op: 'patch', table: uploads.name, row: { id, ownerId, attachedAt } }) as const);
  }

  /** Stores a picture re-encoded and encrypted; returns its id, or why it cannot be used. */
  private async store(file: Buffer, ownerId: number): Promise<string | RequestRefusal> {
    const picture = await reEncode(file);
    if ('problem' in picture) return refusalOf(picture);
    const { bytes, width, height } = picture;
    const row: Upload = {
      id: randomBytes(16).toString('base64url'),
      ownerId,
      kind: 'image/jpeg',
      sha256: hash('sha256', bytes, 'hex'),
      size: bytes.length,
      width,
      height,
      attachedAt: ownerId === HOUSE ? wallClock.now() : null,
      createdAt: wallClock.now(),
    };
    await this.files.write(row.id, bytes);
    const actor = ownerId <= NOBODY ? SYSTEM : ({ kind: 'customer', id: ownerId } as const);
    const rows: RowWrite[] = [{ op: 'insert', table: uploads.name, row }];
    await this.engine.submit({ kind: 'rows.record', actor, rows });
    return row.id;
  }

  /** Registers a check for which pictures are public. */
  showToAll(isShown: (upload: Upload) => Promise<boolean>): void {
    this.visibilityChecks.push(isShown);
  }

  /** Bytes of a picture: full size for its owner, a small square of a public one; null for others. */
  async open(id: string, customerId: number | null): Promise<Buffer | RequestRefusal> {
    const row = await this.find(id);
    const refused = refuseRequest(customerId === null ? 'auth.session' : 'upload.not_found');
    if (!row) return refused;
    if (row.ownerId === HOUSE) return (await this.files.read(row.id)) ?? refuseRequest('upload.not_found');
    const isShown = await this.isShown(row);
    if (!isShown && row.ownerId !== customerId) return refused;
    const whole = await this.files.read(row.id);
    if (whole === null) return refuseRequest('upload.not_found');
    return isShown ? this.renditions.of(row.id, whole) : whole;
  }

  private async isShown(upload: Upload): Promise<boolean> {
    const each = await Promise.all(this.visibilityChecks.map((isShown) => isShown(upload)));
    return each.includes(true);
  }

  find(id: string): Promise<Upload | null> {
    return this.reader.first(uploads, 'WHERE id = $1', [id]);
  }

  /** Bytes of a picture after a permission check by the caller. */
  read({ id }: Upload): Promise<Buffer | null> {
    return this.files.read(id);
  }

  /**
   * Picture behind an address that a customer entered in a form: their own, and not about to be deleted. Null for any
   * other. `row` is written together with the form.
   */
  async attaching(url: string, customerId: number): Promise<{ id: string; rows: RowWrite[] } | null> {
    if (!url.startsWith(ADDRESS)) return null;
    const id = url.slice(ADDRESS.length);
    const now = wallClock.now();
    const found = await this.reader.first(uploads, 'WHERE id = $1 AND owner_id = $2', [id, customerId]);
    if (!found || (found.attachedAt === null && found.createdAt < now - ATTACHABLE_FOR)) return null;
    if (found.attachedAt !== null) return { id, rows: [] };
    return { id, rows: [{ op: 'patch', table: uploads.name, row: { id, attachedAt: now } }] };
  }

  /** Deletes pictures without a reference after a day: rows first, so that no row ever lacks its file. */
  private async removeUnattached(): Promise<void> {
    const before = wallClock.now() - UNATTACHED_LIFETIME;
    const loose = await this.reader.select(uploads, 'WHERE attached_at IS NULL AND created_at < $1', [
      before,
    ]);
    const rows = loose.map(({ id }) => ({ op: 'remove', table: uploads.name, row: { id } }) as const);
    if (rows.length > 0) await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    for (const { id } of loose) await this.files.remove(id);
    for (const name of await this.files.olderThan(before)) {
      if ((await this.find(name)) === null) await this.files.remove(name);
    }
  }
}

function refusalOf(unusable: Unusable): RequestRefusal {
  const kinds = PICTURE_KINDS.join(', ');
  switch (unusable.problem) {
    case 'kind':
      return refuseRequest('upload.kind', {
        kinds,
        found: unusable.found,
        ...(unusable.found === UNKNOWN_KIND && { of: 'unknown' }),
      });
    case 'pixels':
      return refuseRequest('upload.too_many_pixels');
    case 'unreadable':
      return refuseRequest('upload.unreadable', { kinds });
  }
}
