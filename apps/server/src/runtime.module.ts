import { randomInt } from 'node:crypto';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from './engine/client.js';
import { SYSTEM } from './engine/protocol.js';
import { isSecondFactorDuty, SECOND_FACTOR_DUTY } from './features/operators/second-factor-policy.js';
import { AttemptStore } from './platform/auth/attempts.js';
import { Cipher } from './platform/auth/cipher.js';
import { OperatorPasswords, Passwords, queueBounds } from './platform/auth/passwords.js';
import { RANDOM } from './platform/auth/random.js';
import { DatabaseReader } from './platform/database/database-reader.js';
import { type NextNumber, RowNumbers } from './platform/database/row-numbers.js';
import { PUBLIC_ADDRESS } from './platform/http/public-address.js';
import { PublicPost } from './platform/http/public-post.js';
import { RATE_LIMITER } from './platform/http/rate-limiter.js';
import { SEAL_WEBHOOK } from './platform/http/seal-webhook.js';
import { RUNS_JOBS } from './platform/jobs.js';
import { SmtpMail } from './platform/mail/smtp-mail.js';
import { Transports } from './platform/mail/transports.js';
import { LoopWatch } from './platform/metrics/loop-watch.js';
import { Metrics } from './platform/metrics/metrics.js';
import { TransportWatch } from './platform/metrics/transport-watch.js';
import { STANDING } from './platform/process-role.js';
import { PushSender } from './platform/push/push-sender.js';
import { vapidKeys } from './platform/push/vapid.js';
import { SharedStore } from './platform/shared-store/shared-store.js';
import { SmsWebhook } from './platform/sms/sms-webhook.js';
import { EncryptedFiles } from './platform/storage/encrypted-files.js';
import { Installation } from './platform/storage/installation.js';
import { openFiles } from './platform/storage/open-files.js';
import { SealedStreams } from './platform/storage/sealed-streams.js';
import type { Runtime } from './runtime.js';

/** Contact given to push services by an installation without a public address. */
const NOBODY = 'mailto:nobody@truemark.invalid';

/** Provides what all features depend on. */
@Global()
@Module({})
export class RuntimeModule {
  static of({ client, reader, environment, secrets, shared, standing }: Runtime): DynamicModule {
    const { smtp, sms } = environment.delivery;
    const watch = new TransportWatch();
    const transports: Transports = {
      email: smtp && new SmtpMail(smtp.url, smtp.from, watch),
      sms: sms && new SmsWebhook(sms.url, sms.secret, watch),
    };
    const cipher = new Cipher(secrets.encryptionKey);
    const uploads = new EncryptedFiles(openFiles(environment.files, 'uploads'), cipher);
    const exported = new SealedStreams(openFiles(environment.files, 'exports'), cipher);
    const { publicUrl, pushAllow, webhookAllow } = environment;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : NOBODY;
    const pushes = new PushSender(
      vapidKeys(secrets.encryptionKey),
      subject,
      new PublicPost(pushAllow),
      watch,
    );
    const bounds = queueBounds(environment.rateLimits);
    return {
      module: RuntimeModule,
      providers: [
        { provide: EngineClient, useValue: client },
        { provide: DatabaseReader, useValue: reader },
        { provide: STANDING, useValue: standing },
        { provide: SEAL_WEBHOOK, useValue: environment.sealWebhook },
        { provide: RUNS_JOBS, useValue: standing.role !== 'gateway' },
        { provide: RATE_LIMITER, useValue: shared.limiter },
        { provide: Transports, useValue: transports },
        { provide: RANDOM, useValue: randomInt },
        { provide: PUBLIC_ADDRESS, useValue: environment.publicUrl },
        { provide: SECOND_FACTOR_DUTY, useValue: isSecondFactorDuty(environment) },
        { provide: Cipher, useValue: cipher },
        { provide: EncryptedFiles, useValue: uploads },
        { provide: SealedStreams, useValue: exported },
        { provide: PushSender, useValue: pushes },
        { provide: PublicPost, useValue: new PublicPost(webhookAllow) },
        {
          provide: Installation,
          useValue: new Installation(
            environment.dataDir,
            environment.database.dialect,
            openFiles(environment.files, 'notes'),
          ),
        },
        { provide: RowNumbers, useValue: new RowNumbers(rowNumberSource(client)) },
        { provide: Passwords, useValue: new Passwords(bounds) },
        { provide: OperatorPasswords, useValue: new OperatorPasswords(bounds) },
        { provide: AttemptStore, useValue: shared.attempts },
        { provide: SharedStore, useValue: shared.store },
        Metrics,
        LoopWatch,
        { provide: TransportWatch, useValue: watch },
      ],
      exports: [
        EngineClient,
        DatabaseReader,
        STANDING,
        RUNS_JOBS,
        SEAL_WEBHOOK,
        RATE_LIMITER,
        RANDOM,
        PUBLIC_ADDRESS,
        SECOND_FACTOR_DUTY,
        Transports,
        Cipher,
        EncryptedFiles,
        SealedStreams,
        PushSender,
        PublicPost,
        RowNumbers,
        Passwords,
        OperatorPasswords,
        AttemptStore,
        SharedStore,
        Metrics,
        LoopWatch,
        TransportWatch,
        Installation,
      ],
    };
  }
}

/** Row numbers from the lane. */
const rowNumberSource =
  (engine: EngineClient): NextNumber =>
  async (table) => {
    const given = await engine.submit({ kind: 'rows.number', actor: SYSTEM, table });
    if (isRefusal(given)) throw new Error(given.key);
    return given.id;
  };
