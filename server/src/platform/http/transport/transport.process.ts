// Decrypts bodies in a low-priority process of its own, so that a flood of them does not slow other calls down.
import { runLowPriority } from '../../workers/runLowPriority.ts'
import { openBody } from './openBody.ts'

runLowPriority(openBody)
