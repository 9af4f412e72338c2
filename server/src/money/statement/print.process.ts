// Prints statements in a process of its own: reading the fonts alone takes longer than a bet may wait.
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { printPdf } from './printedPdf.actions.ts'

runLowPriority(printPdf)
