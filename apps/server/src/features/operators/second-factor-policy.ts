import { SetMetadata } from '@nestjs/common';

/** Under which Nest tells whether every operator needs a second factor: everywhere but in the demo. */
export const SECOND_FACTOR_DUTY = Symbol('SECOND_FACTOR_DUTY');

export const BEFORE_ENROLMENT = 'truemark:before-enrolment';

/** A route that an operator reaches who has yet to set up the second factor that is his duty. */
export const BeforeEnrolment = (): MethodDecorator => SetMetadata(BEFORE_ENROLMENT, true);
