import { Module } from '@nestjs/common';
import { FeedbackAdminController } from './feedback.admin.controller.js';
import { FeedbackAdmin } from './feedback.admin.js';
import { FeedbackController } from './feedback.controller.js';
import { TakeFeedback } from './take-feedback.js';

@Module({
  controllers: [FeedbackController, FeedbackAdminController],
  providers: [TakeFeedback, FeedbackAdmin],
})
export class FeedbackModule {}
