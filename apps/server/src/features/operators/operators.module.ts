import { Global, Module } from '@nestjs/common';
import { AllowedNetworks } from './allowed-networks.js';
import { AuthAdminController } from './auth.admin.controller.js';
import { CustomRolesAdminController } from './custom-roles.admin.controller.js';
import { CustomRolesAdmin } from './custom-roles.admin.js';
import { Deciders } from './deciders.js';
import { OperatorFactorReset } from './factor-reset.approval.js';
import { Invitations } from './invitations.js';
import { LockOutGuard } from './lock-out-guard.js';
import { OperatorDevices } from './operator-devices.admin.js';
import { OperatorLinks } from './operator-links.js';
import { OperatorRoles } from './operator-roles.js';
import { OperatorSessions } from './operator-sessions.js';
import { OperatorsAdminController } from './operators.admin.controller.js';
import { OperatorsAdmin } from './operators.admin.js';
import { OwnAccount } from './own-account.admin.js';
import { Owners } from './owners.js';
import { OperatorRoleChange } from './role-change.approval.js';
import { SecondFactor } from './second-factor.js';
import { SignIn } from './sign-in.js';
import { SignInChanges } from './sign-in-changes.js';

/** Operators and their permissions, which every back-office route checks. */
@Global()
@Module({
  controllers: [AuthAdminController, CustomRolesAdminController, OperatorsAdminController],
  providers: [
    AllowedNetworks,
    CustomRolesAdmin,
    LockOutGuard,
    OperatorRoles,
    Deciders,
    Invitations,
    OperatorDevices,
    OperatorFactorReset,
    OperatorLinks,
    OperatorRoleChange,
    OperatorSessions,
    OperatorsAdmin,
    OwnAccount,
    Owners,
    SecondFactor,
    SignIn,
    SignInChanges,
  ],
  exports: [AllowedNetworks, Deciders, LockOutGuard, OperatorRoles, OperatorSessions],
})
export class OperatorsModule {}
