import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Engine } from './engine/engine.js';
import type { House } from './house.js';
import { Passwords } from './platform/auth/passwords.js';
import { Seal } from './platform/auth/seal.js';
import { Reader } from './platform/database/reader.js';
import { RowNumbers } from './platform/database/row-numbers.js';
import { LocalRateLimiter, NoRateLimiter, RATE_LIMITER } from './platform/http/rate-limiter.js';
import { Metrics } from './platform/metrics/metrics.js';
import { SealedFiles } from './platform/storage/sealed-files.js';

/** Gives the features what they all stand on. */
@Global()
@Module({})
export class HouseModule {
  static of({ engine, reader, environment, secrets }: House): DynamicModule {
    const seal = new Seal(secrets.encryptionKey);
    const uploads = new SealedFiles(join(environment.dataDir, 'uploads'), seal);
    const limiter = environment.rateLimits ? new LocalRateLimiter() : new NoRateLimiter();
    return {
      module: HouseModule,
      providers: [
        { provide: Engine, useValue: engine },
        { provide: Reader, useValue: reader },
        { provide: RATE_LIMITER, useValue: limiter },
        { provide: Seal, useValue: seal },
        { provide: SealedFiles, useValue: uploads },
        RowNumbers,
        Passwords,
        Metrics,
      ],
      exports: [Engine, Reader, RATE_LIMITER, Seal, SealedFiles, RowNumbers, Passwords, Metrics],
    };
  }
}
