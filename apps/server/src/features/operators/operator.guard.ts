import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AdminError } from '../../platform/admin/admin-error.js';
import { networkOf } from '../../platform/auth/network-of.js';
import { tokenOf } from '../../platform/http/caller.js';
import { RATE_LIMITER, type RateLimit, type RateLimiter } from '../../platform/http/rate-limiter.js';
import { OPERATOR_WRITES, WRITES_OF_ADDRESS } from '../../platform/http/write-limits.js';
import { AllowedNetworks } from './allowed-networks.js';
import { OperatorSessions } from './operator-sessions.js';
import { ALLOWS, forbidden, type Permission } from './require-permission.js';
import { hasPermission } from './role-matrix.js';
import { BEFORE_ENROLMENT, SECOND_FACTOR_DUTY } from './second-factor-policy.js';
import type { SignedInOperator } from './signed-in-operator.js';

interface AdminRequest extends FastifyRequest {
  operator?: SignedInOperator;
}

/** Admits operators with an active session, the second factor if mandatory, and the permission of the route. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly networks: AllowedNetworks,
    private readonly sessions: OperatorSessions,
    @Inject(SECOND_FACTOR_DUTY) private readonly isSecondFactorRequired: boolean,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes) await this.enforceLimit(WRITES_OF_ADDRESS, networkOf(request.ip));
    const token = tokenOf(request.headers.authorization);
    const operator = token && (await this.sessions.resolve(token, request.ip));
    if (!operator) throw new AdminError(401, 'auth.session', 'Please sign in.');
    if (!this.networks.admit(operator, request.ip)) {
      throw new AdminError(403, 'auth.network', 'The back office may not be used from your network.');
    }
    if (writes) await this.enforceLimit(OPERATOR_WRITES, String(operator.id));
    if (
      this.isSecondFactorRequired &&
      !operator.hasSecondFactor &&
      !this.reflector.get(BEFORE_ENROLMENT, context.getHandler())
    ) {
      throw new AdminError(403, 'auth.totp_required', 'Please set up your second factor first.');
    }
    const permission = this.reflector.get<Permission | 'everyone' | undefined>(ALLOWS, context.getHandler());
    if (
      !permission ||
      (permission !== 'everyone' && !hasPermission(operator, permission.resource, permission.action))
    ) {
      throw forbidden(operator);
    }
    request.operator = operator;
    return true;
  }

  private async enforceLimit(limit: RateLimit, who: string): Promise<void> {
    const wait = await this.limiter.take(limit, who);
    if (wait === 0) return;
    const message = 'Too many requests. Please try again in a moment.';
    throw new AdminError(429, 'rate_limited', message, undefined, Math.ceil(wait / 1000));
  }
}

/** Parameter decorator: the signed-in operator of the request. */
export const CurrentOperator = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInOperator => {
    const { operator } = context.switchToHttp().getRequest<AdminRequest>();
    if (!operator) throw new Error('a route without OperatorGuard asked for its operator');
    return operator;
  },
);
