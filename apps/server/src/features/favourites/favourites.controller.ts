import { Controller } from '@nestjs/common';
import { type FavouriteRequest, favouriteRequest, favouritesSchema } from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnFavourites } from './own-favourites.js';

const TAG = 'Market';

@Controller()
export class FavouritesController {
  constructor(private readonly favourites: OwnFavourites) {}

  @Call('/api/user/favourites', {
    auth: 'customer',
    tag: TAG,
    summary: 'List the customer’s favourite symbols, in the order they were added',
    answer: favouritesSchema,
  })
  list(_: object, { customerId }: SignedIn) {
    return this.favourites.of(customerId);
  }

  @Call('/api/user/favourite', {
    method: 'POST',
    schema: favouriteRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'Add or remove a favourite symbol; returns all favourites',
    answer: favouritesSchema,
  })
  set(request: FavouriteRequest, caller: SignedIn) {
    return this.favourites.set(request, caller);
  }
}
