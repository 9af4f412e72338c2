/** A separate module, so that the dialog code is loaded only with the first question. */
export { Questions } from '@ronda/ui'
