import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Engine } from './engine/engine.js';
import { SECOND_FACTOR_DUTY } from './features/operators/duty.js';
import { PUBLIC_ADDRESS } from './features/operators/operator-links.js';
import type { House } from './house.js';
import { AttemptStore } from './platform/auth/attempts.js';
import { LocalAttempts } from './platform/auth/local-attempts.js';
import { OperatorPasswords, Passwords, queueBounds } from './platform/auth/passwords.js';
import { RANDOM } from './platform/auth/random.js';
import { Seal } from './platform/auth/seal.js';
import { Reader } from './platform/database/reader.js';
import { RowNumbers } from './platform/database/row-numbers.js';
import { LocalRateLimiter, NoRateLimiter, RATE_LIMITER } from './platform/http/rate-limiter.js';
import { SmtpMail } from './platform/mail/smtp-mail.js';
import { WaysOut } from './platform/mail/ways-out.js';
import { LoopWatch } from './platform/metrics/loop-watch.js';
import { Metrics } from './platform/metrics/metrics.js';
import { SmsWebhook } from './platform/sms/sms-webhook.js';
import { SealedFiles } from './platform/storage/sealed-files.js';

/** Gives the features what they all stand on. */
@Global()
@Module({})
export class HouseModule {
  static of({ engine, reader, environment, secrets }: House): DynamicModule {
    const { smtp, sms } = environment.delivery;
    const ways: WaysOut = {
      email: smtp && new SmtpMail(smtp.url, smtp.from),
      sms: sms && new SmsWebhook(sms.url, sms.secret),
    };
    const seal = new Seal(secrets.encryptionKey);
    const uploads = new SealedFiles(join(environment.dataDir, 'uploads'), seal);
    const bounds = queueBounds(environment.rateLimits);
    const limiter = environment.rateLimits ? new LocalRateLimiter() : new NoRateLimiter();
    return {
      module: HouseModule,
      providers: [
        { provide: Engine, useValue: engine },
        { provide: Reader, useValue: reader },
        { provide: RATE_LIMITER, useValue: limiter },
        { provide: WaysOut, useValue: ways },
        { provide: RANDOM, useValue: randomInt },
        { provide: PUBLIC_ADDRESS, useValue: environment.publicUrl },
        { provide: SECOND_FACTOR_DUTY, useValue: environment.seed !== 'demo' },
        { provide: Seal, useValue: seal },
        { provide: SealedFiles, useValue: uploads },
        RowNumbers,
        { provide: Passwords, useValue: new Passwords(bounds) },
        { provide: OperatorPasswords, useValue: new OperatorPasswords(bounds) },
        { provide: AttemptStore, useValue: new LocalAttempts() },
        Metrics,
        LoopWatch,
      ],
      exports: [
        Engine,
        Reader,
        RATE_LIMITER,
        RANDOM,
        PUBLIC_ADDRESS,
        SECOND_FACTOR_DUTY,
        WaysOut,
        Seal,
        SealedFiles,
        RowNumbers,
        Passwords,
        OperatorPasswords,
        AttemptStore,
        Metrics,
        LoopWatch,
      ],
    };
  }
}
