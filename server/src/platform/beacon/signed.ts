import { bls12_381 } from '@noble/curves/bls12-381.js'
import { checkSignatures, type IsSigned } from '@ronda/fair'

/** Whether a round was signed with a key. */
export const isSigned: IsSigned = checkSignatures(bls12_381.shortSignatures)
