/** A real proof, small enough to show: commitment and text follow from the secret seed, and a test checks that. */
export const sampleProof = {
  serverSeed: 'bb71afc15cf889fa3df94d11e41d53c2c45681213fc3a74f846c56f89338d6ce',
  seal: '049c478f9945d771e5fb89f60ffbd5a210c79ce4e5a0541957d5800eb01a3421',
  ownText: 'noche-de-feria',
  clientSeed: 'noche-de-feria-049c478f9945d771e5fb89f60ffbd5a2',
} as const
