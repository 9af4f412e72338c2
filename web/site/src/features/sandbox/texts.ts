import type { Texts } from '@ronda/i18n'
import type { sandbox } from '@ronda/i18n/en/people/sandbox'

export type SandboxTexts = Texts<typeof sandbox>
