import type { Fields } from '../harness/client.js';
import {
  type CreationOptions,
  type RequestOptions,
  SoftwareAuthenticator,
} from '../harness/software-authenticator.js';
import type { Person } from './persons.js';
import type { ResourceFactory } from './things.js';

const devices = new WeakMap<Person, SoftwareAuthenticator>();

/** A new device with its response to the challenge. */
async function made(owner: Person): Promise<{ device: SoftwareAuthenticator; fields: Fields }> {
  const { client, password } = owner;
  const { options } = await client.take<{ options: CreationOptions }>('/api/user/passkeys/propose', {
    password,
  });
  const device = new SoftwareAuthenticator('http://localhost');
  return { device, fields: { name: 'A key', response: JSON.stringify(device.create(options)) } };
}

async function held(owner: Person): Promise<SoftwareAuthenticator> {
  const known = devices.get(owner);
  if (known) return known;
  const { device, fields } = await made(owner);
  await owner.client.take('/api/user/passkeys/add', fields);
  devices.set(owner, device);
  return device;
}

/** A response is valid once, and an earlier call has used it up. */
export const freshPasskey = async (owner: Person): Promise<Fields> => (await made(owner)).fields;
export const passkeyToAdd: ResourceFactory = (owner) => freshPasskey(owner);

export const passkey: ResourceFactory = async (owner) => ({
  id: (await held(owner)).id,
  name: 'Another name',
});

export const passkeyToRemove: ResourceFactory = async (owner) => {
  const { id } = await held(owner);
  devices.delete(owner);
  return { id, password: owner.password };
};

export const freshAnswer = async (owner: Person): Promise<Fields> => {
  const device = await held(owner);
  const { options } = await owner.client.take<{ options: RequestOptions }>('/api/user/passkey_options');
  return { enabled: 0, password: owner.password, response: JSON.stringify(device.get(options)) };
};
export const passkeyNotAsked: ResourceFactory = (owner) => freshAnswer(owner);
