import { expect, it } from 'vitest';
import { LocalStore } from '../../platform/shared-store/local-store.js';
import { type UploadGrant, UploadGrants } from './upload-grants.js';

it('serves one registration, however many servers are asked at once, and comes back to one that failed', async () => {
  const store = new LocalStore();
  const [here, there] = [new UploadGrants(store), new UploadGrants(store)];
  const { id } = await here.make('email:a@example.com');
  const taken = await Promise.all([here, there, here, there].map((each) => each.take(id)));
  expect(taken.filter(Boolean)).toMatchObject([{ id, account: 'email:a@example.com', left: 9 }]);
  expect(await there.find(id)).toBeNull();
  await here.restore(taken.find(Boolean) as UploadGrant);
  expect(await there.find(id)).toMatchObject({ id });
});

it('takes nine pictures, sent to two servers at once, and forgets no field', async () => {
  const store = new LocalStore();
  const [here, there] = [new UploadGrants(store), new UploadGrants(store)];
  const { id } = await here.make(null);
  const counted = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => (nth % 2 ? here : there).countPicture(id)),
  );
  expect(counted.filter(Boolean)).toHaveLength(9);
  await Promise.all([here.keepPicture(id, 'front_pic', 'one'), there.keepPicture(id, 'reverse_pic', 'two')]);
  expect(await here.find(id)).toMatchObject({
    left: 0,
    pictures: { front_pic: 'one', reverse_pic: 'two' },
  });
  expect(await here.countPicture('another')).toBe(false);
});
