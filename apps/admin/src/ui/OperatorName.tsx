interface Props {
  readonly name: string | null;
  readonly email: string | null;
}

/** Operator by name, followed by his sign-in address; a dash for nobody. */
export const OperatorName = ({ name, email }: Props) =>
  email === null ? '–' : <span title={email}>{name || email}</span>;
