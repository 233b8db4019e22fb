/**
 * Requires that `P`, whose parts follow those of `Shape`, has no fields that `Shape` does not have: an inferred type
 * parameter alone lets them pass.
 */
export type Known<P, Shape> = {
  readonly [K in keyof P]: K extends keyof Shape
    ? P[K] & { readonly [N in Exclude<keyof P[K], keyof NonNullable<Shape[K]>>]: never }
    : never;
};
