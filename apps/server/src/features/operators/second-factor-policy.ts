import { BlockList } from 'node:net';
import { SetMetadata } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';

/** Injection token: whether every operator needs a second factor. */
export const SECOND_FACTOR_DUTY = Symbol('SECOND_FACTOR_DUTY');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || LOOPBACK.check(host, host.includes(':') ? 'ipv6' : 'ipv4');

/** Mandatory except in a demo bound to this machine: the passwords of a demo are printed in its log. */
export const isSecondFactorDuty = ({ seed, host }: Pick<Environment, 'seed' | 'host'>): boolean =>
  seed !== 'demo' || !isLoopback(host);

export const BEFORE_ENROLMENT = 'truemark:before-enrolment';

/** Marks a route as accessible before a mandatory second factor is set up. */
export const BeforeEnrolment = (): MethodDecorator => SetMetadata(BEFORE_ENROLMENT, true);
