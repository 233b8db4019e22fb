import { Module } from '@nestjs/common';
import { RateGate } from '../../platform/http/rate-gate.js';
import { AreasModule } from '../areas/areas.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CustomersController } from './customers.controller.js';
import { Customers } from './customers.js';
import { OpenDemoAccount } from './open-demo-account.js';
import { Register } from './register.js';
import { SignIn } from './sign-in.js';

@Module({
  imports: [AreasModule, CodesModule, MessagesModule, SecondFactorModule, SessionsModule],
  controllers: [CustomersController],
  providers: [Customers, OpenDemoAccount, RateGate, Register, SignIn],
  exports: [Customers],
})
export class CustomersModule {}
