/** A file of its own, so that dialogs come only with the first question. */
export { Questions } from '@ronda/ui'
