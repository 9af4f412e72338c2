/** A real proof, small enough to show: the seal is the SHA-256 of the secret seed, and a test holds it to that. */
export const sampleProof = {
  serverSeed: 'bb71afc15cf889fa3df94d11e41d53c2c45681213fc3a74f846c56f89338d6ce',
  seal: '049c478f9945d771e5fb89f60ffbd5a210c79ce4e5a0541957d5800eb01a3421',
  clientSeed: 'noche-de-feria',
} as const
