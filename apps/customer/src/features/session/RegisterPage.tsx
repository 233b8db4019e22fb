import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Refusal } from '../../api/http.js';
import { useSignedIn } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { Page } from '../../ui/Page.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { CaptchaField, useCaptcha } from '../codes/CaptchaField.js';
import { CodeField } from '../codes/CodeField.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { AccountFields, useTypedAccount } from './AccountFields.js';
import { Consents } from './Consents.js';
import { PICTURE_FIELDS, RegistrationPictures } from './RegistrationPictures.js';
import { checkRegistration, OPTIONAL_FIELDS, type Registration } from './registration.js';
import { useAgreements } from './useAgreements.js';
import { useRefused } from './useRefused.js';
import { useRegistrationGrant } from './useRegistrationGrant.js';
import { useSignIn } from './useSession.js';
import { useUser } from './useUser.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Kind = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginBlockEnd: 16,
  '& > span': { ...theme.typography.body2, fontWeight: 500 },
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
}));

/** Field that proves a person is registering: a code, a captcha, or none. */
const PROOFS: Readonly<Record<string, 'code' | 'captcha'>> = { 1: 'code', 2: 'captcha' };

/** The texts have changed since they were agreed to. */
const TERMS_CHANGED = 'auth.terms_changed';

/** Fields that refusals concern. */
const PLACES = {
  [TERMS_CHANGED]: 'agreed',
  'auth.account_exists': 'account',
  'auth.area_refused': 'account',
} as const;

/** Refusals after which the proof of a person and of the account must be repeated. */
const ENDS_GRANT = ['auth.grant_invalid', 'auth.code_invalid'];

/** Registers a real account by e-mail or phone, with further fields as the settings require. */
export function RegisterPage() {
  const { t } = useTranslation();
  const back = useBack();
  const config = useConfig();
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const user = useUser();
  const { register } = useSignIn('/welcome');
  const agreements = useAgreements();
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const typed = useTypedAccount();
  const [form, setForm] = useState({
    password: '',
    re_password: '',
    sms_code: '',
    invite_code: params.get('invite_code') ?? '',
    id_type: '1',
  } as Omit<Registration, 'account'> & Record<string, string>);
  const [asked, setAsked] = useState(false);
  const pictures = PICTURE_FIELDS.filter(({ flag }) => isOn(config, flag));
  // An upload requires a proof, whatever else the settings require.
  const proof = PROOFS[config.verify_reg_type] ?? (pictures.length > 0 ? 'captcha' : undefined);
  const { grant, take, drop } = useRegistrationGrant();
  const { captcha, next } = useCaptcha(proof === 'captcha' && grant === null);
  const rest = proof === undefined || grant !== null ? 'account' : 'sms_code';
  const refused = useRefused(register.error, rest, PLACES);
  // A demo customer opens the real account here.
  if (signedIn && user && !user.isDemo) return <Redirect to={register.isIdle ? '/' : '/welcome'} />;

  const optional = OPTIONAL_FIELDS.filter(({ flag }) => isOn(config, flag));
  const ofProof = proof && grant === null ? [{ name: 'sms_code' }] : [];
  const needsInvitation = isOn(config, 'is_reg_invite_code');
  const invitation = needsInvitation ? [{ name: 'invite_code' }] : [];
  const required = [...optional, ...invitation, ...pictures, ...ofProof];
  const wrong = checkRegistration({ ...form, account: typed.account } as Registration, required, typed.type);
  const error = (name: string): string | undefined => {
    const key = asked ? wrong[name] : undefined;
    return key ? t(key) : refused(name);
  };
  const missing = agreements.data?.every(({ version }) => agreed.includes(version)) !== true;
  const consent = missing ? t('consent.missing') : undefined;
  const set = (name: string, value: string) => setForm((before) => ({ ...before, [name]: value }));
  /** The account to create, with its proof. */
  const shown = (): Record<string, string> => {
    const { account, type, areaId } = typed;
    return {
      ...{ account, type, sms_code: form.sms_code ?? '' },
      ...(areaId !== undefined && { area_id: String(areaId) }),
      ...(captcha && { key: captcha.id }),
    };
  };
  const sendWith = async (): Promise<string> => {
    try {
      return await take(shown());
    } catch (fault) {
      if (proof === 'captcha') {
        set('sms_code', '');
        next();
      }
      throw fault;
    }
  };
  const canSend = grant !== null || (typed.target !== null && (form.sms_code ?? '').length >= 5);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(wrong).length > 0 || consent || register.isPending) return;
    if (proof === 'captcha' && grant === null && !captcha) return;
    const sent = { ...form, ...shown(), agreed: agreed.join(','), ...(grant !== null && { grant }) };
    register.mutate(sent, {
      onError: (fault) => {
        if (fault instanceof Refusal && fault.key === TERMS_CHANGED) {
          setAsked(false);
          setAgreed([]);
          void agreements.refetch();
        }
        if (grant !== null && fault instanceof Refusal && ENDS_GRANT.includes(fault.key)) {
          drop();
          setForm({ ...form, ...Object.fromEntries(pictures.map(({ name }) => [name, ''])) });
        }
        if (proof !== 'captcha' || grant !== null) return;
        // Cleared by the app, not by the customer: the field keeps showing the refusal.
        setAsked(false);
        set('sms_code', '');
        next();
      },
    });
  };
  const field = (name: string) => ({
    name,
    value: form[name] ?? '',
    error: error(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <Page title={t('session.register')} onBack={back}>
      <Stack>
        {user?.isDemo && <Note>{t('consent.fromDemo')}</Note>}
        <Form noValidate onSubmit={submit}>
          <AccountFields inputs={typed.inputs} label={t('session.registerBy')} error={error('account')} />
          {proof === 'code' && grant === null && (
            <CodeField
              type={1}
              target={typed.target}
              code={form.sms_code ?? ''}
              onCode={(code) => set('sms_code', code)}
              onMissing={() => setAsked(true)}
              error={error('sms_code')}
            />
          )}
          <PasswordField
            {...field('password')}
            label={t('session.password')}
            autoComplete="new-password"
            hint={t('session.passwordHint')}
          />
          <PasswordField
            {...field('re_password')}
            label={t('session.passwordAgain')}
            autoComplete="new-password"
          />
          {isOn(config, 'is_reg_id_type') && (
            <Kind>
              <span aria-hidden>{t('session.idType')}</span>
              <SegmentedTabs
                label={t('session.idType')}
                value={form.id_type ?? ''}
                onChange={(type) => set('id_type', type)}
                options={[
                  { value: '1', text: t('session.idCard') },
                  { value: '2', text: t('session.passport') },
                ]}
              />
            </Kind>
          )}
          {optional.map(({ name, label, input }) => (
            <TextField key={name} {...field(name)} {...input} label={t(label)} />
          ))}
          <TextField
            {...field('invite_code')}
            label={t('session.invite')}
            hint={needsInvitation ? undefined : t('session.inviteHint')}
            dir="ltr"
          />
          {proof === 'captcha' && grant === null && (
            <CaptchaField
              captcha={captcha}
              onNext={next}
              text={form.sms_code ?? ''}
              onText={(text) => set('sms_code', text)}
              error={error('sms_code')}
            />
          )}
          {grant !== null && <Note role="status">{t('session.proven')}</Note>}
          {pictures.length > 0 && (
            <RegistrationPictures
              fields={pictures}
              values={form}
              onPicture={set}
              error={error}
              grant={canSend ? sendWith : null}
            />
          )}
          <Consents
            query={agreements}
            agreed={agreed}
            onAgreed={setAgreed}
            error={refused('agreed') ?? (asked ? consent : undefined)}
          />
          <MainButton type="submit" busy={register.isPending}>
            {t('session.register')}
          </MainButton>
        </Form>
        <Note>{t('session.notOffered')}</Note>
        <Button component={Link} to="/login" replace>
          {t('session.haveAccount')}
        </Button>
      </Stack>
    </Page>
  );
}
