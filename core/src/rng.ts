/** Returns an integer in [0, below), each equally likely. Game code gets randomness only through this type. */
export type Rng = (below: number) => number
