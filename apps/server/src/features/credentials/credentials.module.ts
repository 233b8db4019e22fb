import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AmendPassword } from './amend-password.js';
import { AmendPayPassword } from './amend-pay-password.js';
import { AntiPhishing } from './anti-phishing.js';
import { ChangePassword } from './change-password.js';
import { CredentialNotice } from './credential-notice.js';
import { CredentialsController } from './credentials.controller.js';
import { CustomerFactorReset } from './factor-reset.approval.js';
import { ForgetPassword } from './forget-password.js';
import { OwnPasskeys } from './own-passkeys.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { PasskeysController } from './passkeys.controller.js';
import { Proof } from './proof.js';
import { SecondFactorController } from './second-factor.controller.js';

@Module({
  imports: [
    AreasModule,
    CodesModule,
    CustomersModule,
    DeliveryModule,
    PasskeysModule,
    SecondFactorModule,
    SessionsModule,
    SettingsModule,
  ],
  controllers: [CredentialsController, PasskeysController, SecondFactorController],
  providers: [
    AmendPassword,
    AmendPayPassword,
    AntiPhishing,
    ChangePassword,
    CredentialNotice,
    ForgetPassword,
    OwnPasskeys,
    OwnSecondFactor,
    Proof,
    CustomerFactorReset,
  ],
  exports: [CredentialNotice],
})
export class CredentialsModule {}
