import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { UseCaseRateLimiter } from '../../platform/http/use-case-rate-limiter.js';
import { AreasModule } from '../areas/areas.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { ContentModule } from '../content/content.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AccountTotals } from './account-totals.js';
import { ActiveBlocks } from './active-blocks.js';
import { Consents } from './consents.js';
import { CustomerFileAdminController } from './customer-file.admin.controller.js';
import { CustomerSummaryAdmin } from './customer-summary.admin.js';
import { CustomersAdminController } from './customers.admin.controller.js';
import { CustomersAdmin } from './customers.admin.js';
import { CustomersController } from './customers.controller.js';
import { Customers } from './customers.js';
import { FindCustomers } from './find-customers.admin.js';
import { NotesAdmin } from './notes.admin.js';
import { OpenDemoAccount } from './open-demo-account.js';
import { OpenRegistrationGrant } from './open-registration-grant.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { Referrals } from './referrals.js';
import { Register } from './register.js';
import { RegistrationExtras } from './registration-extras.js';
import { RegistrationProof } from './registration-proof.js';
import { ResetDemoAccount } from './reset-demo-account.js';
import { SharedSignIns } from './shared-sign-ins.js';
import { SignIn } from './sign-in.js';
import { TagManyAdmin } from './tag-many.admin.js';
import { TagsAdmin } from './tags.admin.js';

@Module({
  imports: [
    AreasModule,
    CodesModule,
    ContentModule,
    DiscoveryModule,
    MessagesModule,
    PasskeysModule,
    SecondFactorModule,
    SessionsModule,
    SettingsModule,
    UploadsModule,
  ],
  controllers: [
    CustomersController,
    CustomerFileAdminController,
    CustomersAdminController,
    PasskeySignInController,
  ],
  providers: [
    FindCustomers,
    Consents,
    Customers,
    Referrals,
    OpenDemoAccount,
    OpenRegistrationGrant,
    PasskeySignIn,
    UseCaseRateLimiter,
    Register,
    RegistrationExtras,
    RegistrationProof,
    ResetDemoAccount,
    SharedSignIns,
    SignIn,
    AccountTotals,
    CustomersAdmin,
    CustomerSummaryAdmin,
    ActiveBlocks,
    NotesAdmin,
    TagManyAdmin,
    TagsAdmin,
  ],
  exports: [Customers],
})
export class CustomersModule {}
