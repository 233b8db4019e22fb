import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Req,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  linkInput,
  passwordInput,
  revocationInput,
  signInInput,
  totpInput,
  totpRemovalInput,
} from '@truemark/contracts/admin';
import type { FastifyRequest } from 'fastify';
import { AdminErrorFilter } from '../../platform/admin/admin-error.filter.js';
import { ListedInterceptor } from '../../platform/admin/listed.interceptor.js';
import { readBody } from '../../platform/admin/read-body.js';
import { tokenOf } from '../../platform/http/caller.js';
import { CurrentOperator, OperatorGuard } from './operator.guard.js';
import { OperatorDevices } from './operator-devices.admin.js';
import { OperatorLinks } from './operator-links.js';
import { OperatorSessions } from './operator-sessions.js';
import { OwnAccount } from './own-account.admin.js';
import { AllowAnyOperator } from './require-permission.js';
import { BeforeEnrolment } from './second-factor-policy.js';
import { SignIn } from './sign-in.js';
import type { SignedInOperator } from './signed-in-operator.js';

@Controller('admin/api/auth')
@UseFilters(AdminErrorFilter)
@UseInterceptors(new ListedInterceptor('auth'))
@ApiTags('Back office: sign-in')
export class AuthAdminController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: OperatorSessions,
    private readonly account: OwnAccount,
    private readonly devices: OperatorDevices,
    private readonly links: OperatorLinks,
  ) {}

  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in as an operator; send `{token}` in the authorization header' })
  login(@Req() request: FastifyRequest, @Body() body: unknown) {
    const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    return this.signIn.signIn(readBody(signInInput, body), from);
  }

  @Post('set-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set the password through one’s link, once; no approvals for a day afterwards' })
  setPassword(@Req() request: FastifyRequest, @Body() body: unknown) {
    return this.links.open(readBody(linkInput, body), request.ip);
  }

  @Post('logout')
  @HttpCode(200)
  @BeforeEnrolment()
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'End this session' })
  async logout(@CurrentOperator() operator: SignedInOperator, @Req() request: FastifyRequest) {
    await this.sessions.end(operator, tokenOf(request.headers.authorization) ?? '');
    return { done: true };
  }

  @Get('me')
  @BeforeEnrolment()
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'Get the signed-in operator and the role’s permissions' })
  me(@CurrentOperator() operator: SignedInOperator) {
    return this.account.me(operator);
  }

  @Post('password')
  @HttpCode(200)
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'Change one’s own password; ends all other sessions' })
  password(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.account.changePassword(operator, readBody(passwordInput, body));
  }

  @Get('totp')
  @BeforeEnrolment()
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({
    summary: 'Propose a secret for an authenticator app; takes effect once one of its codes was sent',
  })
  propose(@CurrentOperator() operator: SignedInOperator) {
    return this.account.propose(operator);
  }

  @Post('totp')
  @HttpCode(200)
  @BeforeEnrolment()
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'Add the second factor' })
  addTotp(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.account.addTotp(operator, readBody(totpInput, body));
  }

  @Post('totp/remove')
  @HttpCode(200)
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'Remove the second factor' })
  removeTotp(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.account.removeTotp(operator, readBody(totpRemovalInput, body));
  }

  @Get('sessions')
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'List one’s own sessions' })
  listSessions(@CurrentOperator() operator: SignedInOperator) {
    return this.devices.list(operator, operator.id);
  }

  @Post('sessions/revoke')
  @HttpCode(200)
  @UseGuards(OperatorGuard)
  @AllowAnyOperator()
  @ApiBearerAuth('operator')
  @ApiOperation({ summary: 'End one of one’s own sessions, or all but this one' })
  revoke(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.devices.revoke(operator, operator.id, readBody(revocationInput, body));
  }
}
