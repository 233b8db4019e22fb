import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { Purge } from '../delivery/purge.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Captchas } from './captchas.js';
import { codes } from './code.table.js';
import { CodesController } from './codes.controller.js';
import { Codes } from './codes.js';
import { ProofOfWork } from './proof-of-work.js';
import { SendCode } from './send-code.js';

const DAY = 86_400_000;

@Module({
  imports: [AreasModule, DeliveryModule, SettingsModule],
  controllers: [CodesController],
  providers: [Captchas, Codes, ProofOfWork, SendCode],
  exports: [Captchas, Codes],
})
export class CodesModule {
  constructor(purge: Purge) {
    purge.keep(codes, 'sentAt', DAY);
  }
}
