import { Module } from '@nestjs/common';
import { Agreements } from './agreements.js';
import { DescriptionsAdminController } from './descriptions.admin.controller.js';
import { DescriptionsAdmin } from './descriptions.admin.js';
import { DescriptionsController } from './descriptions.controller.js';
import { Descriptions } from './descriptions.js';
import { FindDescriptions, FindNews } from './find-content.admin.js';
import { NewsAdminController } from './news.admin.controller.js';
import { NewsAdmin } from './news.admin.js';
import { NewsController } from './news.controller.js';
import { NewsItems } from './news-items.js';

@Module({
  controllers: [NewsController, DescriptionsController, NewsAdminController, DescriptionsAdminController],
  providers: [NewsItems, Descriptions, Agreements, NewsAdmin, DescriptionsAdmin, FindDescriptions, FindNews],
  exports: [Agreements],
})
export class ContentModule {}
