import type { Clock } from '../../../platform/clock/clock.ts'
import { openPhoneService, type PhoneService } from './phoneService.actions.ts'
import { CHECK_PATH } from './check.view.ts'

/** The brand's project at Firebase: its id, and the key that its console shows for web pages. */
export type FirebaseSettings = { readonly projectId: string; readonly apiKey: string }

export type FirebaseOptions = FirebaseSettings & {
  readonly clock: Clock
  readonly onFailure: (what: string) => void
}

export const FIREBASE_ORIGIN = 'https://identitytoolkit.googleapis.com'

/** The `jwks_uri` of the discovery document of `https://securetoken.google.com/<project>`. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** The sources that Google names for a content security policy with reCAPTCHA. */
const RECAPTCHA = {
  script: 'https://www.google.com/recaptcha/api.js',
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  images: ['https://www.gstatic.com/recaptcha/'],
}

/** Phone sign-in of Firebase. */
export function openFirebase({ projectId, apiKey, clock, onFailure }: FirebaseOptions): PhoneService {
  return openPhoneService({
    view: { channel: projectId, url: FIREBASE_ORIGIN, apiKey, checkPath: CHECK_PATH },
    check: RECAPTCHA,
    issuer: `https://securetoken.google.com/${projectId}`,
    fetchKeys: (signal) => fetch(KEYS_URL, { redirect: 'error', signal }),
    clock,
    onFailure,
  })
}
