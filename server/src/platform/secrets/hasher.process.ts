// Hashes passwords in a low-priority process of its own, so that a flood of sign-ins does not slow other calls down.
import { runLowPriority } from '../workers/runLowPriority.ts'
import { runHash } from './runHash.ts'

runLowPriority(runHash)
