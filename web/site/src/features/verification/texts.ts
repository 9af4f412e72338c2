import type { Texts } from '@ronda/i18n'
import type { verificationSandbox } from '@ronda/i18n/en/people/verificationSandbox'

export type SandboxTexts = Texts<typeof verificationSandbox>
