/** Response 202: nothing is done yet; this is the approval request that was created. */
export class PendingApproval<Request extends object = object> {
  constructor(readonly request: Request) {}
}
