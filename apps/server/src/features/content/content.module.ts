import { Module } from '@nestjs/common';
import { DescriptionsController } from './descriptions.controller.js';
import { Descriptions } from './descriptions.js';
import { NewsController } from './news.controller.js';
import { NewsItems } from './news-items.js';

@Module({ controllers: [NewsController, DescriptionsController], providers: [NewsItems, Descriptions] })
export class ContentModule {}
