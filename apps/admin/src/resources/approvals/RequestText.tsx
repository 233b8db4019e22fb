import { ChangeText } from '../audit-log/ChangeText.js';
import { fieldName, inOwnNames, resourceOf } from '../audit-log/field-names.js';
import { useFieldValues } from '../audit-log/use-field-values.js';
import { type Approval, aboutOf } from './approval.js';

type Props = { readonly request: Pick<Approval, 'kind' | 'before' | 'after' | 'customer'> };

/** What a request is about beside whom it concerns, each fact under its name. */
export function useAbout({ kind, ...request }: Props['request']): (readonly [string, string])[] {
  const resource = resourceOf(kind);
  const [before, after] = [inOwnNames(resource, request.before), inOwnNames(resource, request.after)];
  const about = aboutOf({ ...request, before, after });
  const say = useFieldValues(resource, about);
  return about.map(([path, value]) => [fieldName(resource, path), say(path, value)]);
}

/** What a request would change, after what it is about, in a line. */
export const RequestText = ({ request }: Props) => {
  const about = useAbout(request);
  return (
    <>
      {about.map(([name, value]) => `${name}: ${value}; `)}
      <ChangeText resource={resourceOf(request.kind)} before={request.before} after={request.after} />
    </>
  );
};
