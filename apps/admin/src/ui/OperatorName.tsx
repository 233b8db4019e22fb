interface Props {
  readonly name: string | null;
  readonly email: string | null;
}

/** An operator by name, with the address by which he signs in behind it; nobody is a dash. */
export const OperatorName = ({ name, email }: Props) =>
  email === null ? '–' : <span title={email}>{name || email}</span>;
