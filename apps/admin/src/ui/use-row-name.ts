import { type RaRecord, useGetRecordRepresentation } from 'react-admin';
import { recordedName } from '../resources/audit-log/row-name.js';

/** Name of a row by its resource, else by its fields; undefined: it has only an id. */
export function useRowName(resource: string | undefined): (row: RaRecord) => string | undefined {
  const called = useGetRecordRepresentation(resource);
  return (row) => {
    const name = called(row);
    return typeof name === 'string' && !name.startsWith('#') ? name : recordedName(row);
  };
}
