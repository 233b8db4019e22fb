import { Module } from '@nestjs/common';
import { CustomerFactors } from './customer-factors.js';

@Module({ providers: [CustomerFactors], exports: [CustomerFactors] })
export class SecondFactorModule {}
