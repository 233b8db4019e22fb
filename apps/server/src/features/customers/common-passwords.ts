import { identityKey } from '../../platform/auth/identity-key.js';

/** The passwords of eight and more characters that are guessed first, in lower case. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 123456123 1234512345 123321123 12341234 11223344 1122334455
  11111111 111111111 00000000 22222222 55555555 66666666 77777777 88888888 99999999 87654321 987654321 0987654321
  9876543210 01234567 0123456789 147258369 159753456 741852963 789456123 963852741 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertyqwerty qwer1234 qweasdzxc
  asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaq12wsx zaq1zaq1 1qaz1qaz a1b2c3d4 aa123456 a1234567
  a12345678 a123456789 abc12345 abc123456 abcd1234 abcdefgh abcdefg1 aaaaaaaa password password1 password12 password123
  password1234 passw0rd p@ssw0rd p@ssword pa55word pass1234 password! passpass iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 starwars whatever
  trustno1 jennifer michelle computer internet samsung1 liverpool liverpool1 chelsea1 arsenal1 barcelona elizabeth
  victoria charlotte jonathan benjamin michael1 jessica1 ashley12 charlie1 anthony1 jordan23 mercedes corvette mustang1
  maverick midnight spiderman pokemon1 pokemon123 dragon12 shadow12 master12 monkey12 letmein1 letmein123 welcome1
  welcome123 welcome12 admin123 admin1234 administrator changeme changeme1 default1 guest1234 test1234 testtest
  test12345 user1234 root1234 secret123 hello123 hello1234 freedom1 blink182 killer12 flower12 summer12 winter12
  butterfly chocolate cheesecake diamond1 danielle scorpion einstein snowball softball slipknot metallica
  christian alexander alexandra nicholas dolphins rockstar redskins steelers lakers24 access14 superstar
  bitcoin1 trading1 trader123 truemark truemark1 truemark123 forex123 money123 qazwsxedc qazwsx123 1234qwer
  qwe123456 123qweasd 123456qwerty 123456abc 123abc123 abc123abc 1111111111 0000000000 woaini520 woaini1314 5201314520
  iloveyou123 lovelove loveyou1 mynoob123 18atcskd2w 3rjs1la7qe google123 facebook1 linkedin1 microsoft1 windows10`.split(
    /\s+/,
  ),
);

/** Too easily guessed: among the most common, one character over and over, a run of digits, or the account's own name. */
export function isCommonPassword(password: string, account: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const name = identityKey(account);
  return (
    COMMON.has(plain) ||
    /^(.)\1*$/u.test(plain) ||
    isRun(plain) ||
    plain === name ||
    plain === name.split('@')[0]
  );
}

/** Every character one above, or one below, the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
