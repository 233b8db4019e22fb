import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EngineClient } from './engine/client.js';
import { SECOND_FACTOR_DUTY } from './features/operators/duty.js';
import { PUBLIC_ADDRESS } from './features/operators/operator-links.js';
import { AttemptStore } from './platform/auth/attempts.js';
import { Cipher } from './platform/auth/cipher.js';
import { LocalAttempts } from './platform/auth/local-attempts.js';
import { OperatorPasswords, Passwords, queueBounds } from './platform/auth/passwords.js';
import { RANDOM } from './platform/auth/random.js';
import { Reader } from './platform/database/reader.js';
import { RowNumbers } from './platform/database/row-numbers.js';
import { LocalRateLimiter, NoRateLimiter, RATE_LIMITER } from './platform/http/rate-limiter.js';
import { SmtpMail } from './platform/mail/smtp-mail.js';
import { Transports } from './platform/mail/transports.js';
import { LoopWatch } from './platform/metrics/loop-watch.js';
import { Metrics } from './platform/metrics/metrics.js';
import { SmsWebhook } from './platform/sms/sms-webhook.js';
import { EncryptedFiles } from './platform/storage/encrypted-files.js';
import type { Runtime } from './runtime.js';

/** Gives the features what they all stand on. */
@Global()
@Module({})
export class RuntimeModule {
  static of({ client, reader, environment, secrets }: Runtime): DynamicModule {
    const { smtp, sms } = environment.delivery;
    const transports: Transports = {
      email: smtp && new SmtpMail(smtp.url, smtp.from),
      sms: sms && new SmsWebhook(sms.url, sms.secret),
    };
    const cipher = new Cipher(secrets.encryptionKey);
    const uploads = new EncryptedFiles(join(environment.dataDir, 'uploads'), cipher);
    const bounds = queueBounds(environment.rateLimits);
    const limiter = environment.rateLimits ? new LocalRateLimiter() : new NoRateLimiter();
    return {
      module: RuntimeModule,
      providers: [
        { provide: EngineClient, useValue: client },
        { provide: Reader, useValue: reader },
        { provide: RATE_LIMITER, useValue: limiter },
        { provide: Transports, useValue: transports },
        { provide: RANDOM, useValue: randomInt },
        { provide: PUBLIC_ADDRESS, useValue: environment.publicUrl },
        { provide: SECOND_FACTOR_DUTY, useValue: environment.seed !== 'demo' },
        { provide: Cipher, useValue: cipher },
        { provide: EncryptedFiles, useValue: uploads },
        RowNumbers,
        { provide: Passwords, useValue: new Passwords(bounds) },
        { provide: OperatorPasswords, useValue: new OperatorPasswords(bounds) },
        { provide: AttemptStore, useValue: new LocalAttempts() },
        Metrics,
        LoopWatch,
      ],
      exports: [
        EngineClient,
        Reader,
        RATE_LIMITER,
        RANDOM,
        PUBLIC_ADDRESS,
        SECOND_FACTOR_DUTY,
        Transports,
        Cipher,
        EncryptedFiles,
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
