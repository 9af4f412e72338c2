import type { Texts } from '@ronda/i18n'
import type { sandbox } from '@ronda/i18n/en/sandbox'

export type SandboxTexts = Texts<typeof sandbox>
