/** Token of where people reach the house (`PUBLIC_URL`), without a slash at its end; null: nobody has said. */
export const PUBLIC_ADDRESS = Symbol('PUBLIC_ADDRESS');
