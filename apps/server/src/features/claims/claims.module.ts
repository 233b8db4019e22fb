import { Global, Module } from '@nestjs/common';
import { ClaimsAdminController } from './claims.admin.controller.js';
import { ClaimsAdmin } from './claims.admin.js';
import { Claims } from './claims.js';

/** Who works on what: the queues stand on it. */
@Global()
@Module({
  controllers: [ClaimsAdminController],
  providers: [Claims, ClaimsAdmin],
  exports: [Claims],
})
export class ClaimsModule {}
