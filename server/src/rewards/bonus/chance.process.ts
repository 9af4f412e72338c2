// Simulates bonuses in a low-priority process of its own: seconds of computing must not slow rounds down.
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { simulateChance, type ChanceJob, type ChanceTally } from './chance.ts'

runLowPriority(async (job: ChanceJob): Promise<ChanceTally> => simulateChance(job))
