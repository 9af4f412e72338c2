import { checkSignatures, rememberSigned, type IsSigned } from '@ronda/fair'

let loading: Promise<IsSigned> | undefined

/** The check of what a beacon signed. Code for pairings is large: it comes when somebody verifies, and not before. */
export function loadSignatures(): Promise<IsSigned> {
  loading ??= import('@noble/curves/bls12-381.js')
    .then(({ bls12_381 }) => rememberSigned(checkSignatures(bls12_381.shortSignatures)))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
