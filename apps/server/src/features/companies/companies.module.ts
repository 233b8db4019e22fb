import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller.js';
import { Companies } from './companies.js';

@Module({ controllers: [CompaniesController], providers: [Companies] })
export class CompaniesModule {}
