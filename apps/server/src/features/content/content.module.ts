import { Module } from '@nestjs/common';
import { NewsController } from './news.controller.js';
import { NewsItems } from './news-items.js';

@Module({ controllers: [NewsController], providers: [NewsItems] })
export class ContentModule {}
