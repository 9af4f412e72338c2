/** Returns an integer in [0, below), each equally likely. The only door randomness comes through. */
export type Rng = (below: number) => number
