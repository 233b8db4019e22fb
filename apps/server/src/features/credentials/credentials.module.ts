import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AmendPassword } from './amend-password.js';
import { AmendPayPassword } from './amend-pay-password.js';
import { AntiPhishing } from './anti-phishing.js';
import { ChangePassword } from './change-password.js';
import { CredentialsController } from './credentials.controller.js';
import { ForgetPassword } from './forget-password.js';
import { Proof } from './proof.js';

@Module({
  imports: [AreasModule, CodesModule, CustomersModule, DeliveryModule, SessionsModule, SettingsModule],
  controllers: [CredentialsController],
  providers: [AmendPassword, AmendPayPassword, AntiPhishing, ChangePassword, ForgetPassword, Proof],
})
export class CredentialsModule {}
