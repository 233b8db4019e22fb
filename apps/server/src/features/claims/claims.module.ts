import { Global, Module } from '@nestjs/common';
import { Claims } from './claims.js';

/** Who works on what: the queues stand on it. */
@Global()
@Module({
  providers: [Claims],
  exports: [Claims],
})
export class ClaimsModule {}
