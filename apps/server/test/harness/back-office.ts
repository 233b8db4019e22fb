export type Role = 'owner' | 'operator' | 'support' | 'auditor';
export type Row = Record<string, unknown> & { id: number | string };

export interface AdminAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface ListQuery {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly range?: readonly [number, number];
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
}

/** Back-office client of an operator. */
export interface AdminClient {
  readonly role: Role;
  readonly token: string;
  /** Any call, refused or not. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<AdminAnswer<T>>;
  list(resource: string, query?: ListQuery): Promise<Row[]>;
  one(resource: string, id: number | string): Promise<Row>;
  /**
   * Saves the row with the changes applied, as a back-office form does. If a second operator is needed, another demo
   * owner approves at once; `call` leaves the request pending.
   */
  change(resource: string, id: number | string, changes: Readonly<Record<string, unknown>>): Promise<Row>;
  /** Creates a row; returns it after all approvals. */
  create(resource: string, row: Readonly<Record<string, unknown>>): Promise<Row>;
  remove(resource: string, id: number | string): Promise<void>;
  /** `POST <resource>/<id>/<action>`, with approvals likewise. */
  act(resource: string, id: number | string, action: string, body?: unknown): Promise<unknown>;
}
