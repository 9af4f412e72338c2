import { checkSignatures, rememberSigned, type IsSigned } from '@ronda/fair'

let loading: Promise<IsSigned> | undefined

/** The check of beacon signatures. The code for pairings is large, so it is loaded only for a verification. */
export function loadSignatures(): Promise<IsSigned> {
  loading ??= import('@noble/curves/bls12-381.js')
    .then(({ bls12_381 }) => rememberSigned(checkSignatures(bls12_381.shortSignatures)))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
