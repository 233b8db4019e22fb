import { BlockList } from 'node:net';
import { SetMetadata } from '@nestjs/common';
import type { Environment } from '../../config/environment.js';

/** Under which Nest tells whether every operator needs a second factor. */
export const SECOND_FACTOR_DUTY = Symbol('SECOND_FACTOR_DUTY');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || LOOPBACK.check(host, host.includes(':') ? 'ipv6' : 'ipv4');

/** Everywhere but in a demo that this machine alone reaches: the passwords of a demo stand in its log. */
export const isSecondFactorDuty = ({ seed, host }: Pick<Environment, 'seed' | 'host'>): boolean =>
  seed !== 'demo' || !isLoopback(host);

export const BEFORE_ENROLMENT = 'truemark:before-enrolment';

/** A route that an operator reaches who has yet to set up the second factor that is his duty. */
export const BeforeEnrolment = (): MethodDecorator => SetMetadata(BEFORE_ENROLMENT, true);
