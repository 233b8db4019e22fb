import { describe, expect, it } from 'vitest';
import { checkRegistration } from './registration.js';

const good = { account: 'ann@example.com', password: 'correct horse', re_password: 'correct horse' };

describe('a registration', () => {
  it('passes when everything asked for is there', () => {
    expect(checkRegistration(good, [])).toEqual({});
    expect(checkRegistration({ ...good, name: 'Ann' }, [{ name: 'name' }])).toEqual({});
  });

  it('names every field that will not do', () => {
    const wrong = checkRegistration({ account: 'ann', password: 'short', re_password: 'other' }, [
      { name: 'ssn' },
    ]);
    expect(Object.keys(wrong).sort()).toEqual(['account', 'password', 're_password', 'ssn']);
  });

  it('says of every empty field that it is empty', () => {
    expect(checkRegistration({ account: '', password: '', re_password: '' }, [])).toEqual({
      account: 'session.emailMissing',
      password: 'session.passwordMissing',
      re_password: 'session.passwordAgainMissing',
    });
  });
});
