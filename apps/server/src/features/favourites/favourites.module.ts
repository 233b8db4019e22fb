import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { FavouritesController } from './favourites.controller.js';
import { OwnFavourites } from './own-favourites.js';

@Module({
  imports: [MarketModule],
  controllers: [FavouritesController],
  providers: [OwnFavourites],
})
export class FavouritesModule {}
