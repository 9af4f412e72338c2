import { z } from 'zod/mini'
import type { ModuleNode } from './settingsModules.ts'

/** A deeper tree is a mistake. */
const MODULES_MAX = 64

export const moduleNode: z.ZodMiniType<ModuleNode, ModuleNode> = z.strictObject({
  modId: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  enabled: z.union([z.literal(0), z.literal(1)]),
  get childrenNodes() {
    return z.array(moduleNode).check(z.maxLength(MODULES_MAX))
  },
})
