/** Requests of signing in and of proving one's identity again, each of which is refused. */
export const signInSamples = {
  session: {
    login: {
      type: 'username',
      username: 'nobodyhere',
      password: 'wrong password 1',
      remember: false,
      side: 'member',
    },
    sendStepCode: { challenge: 'none', way: 'mobile', language: 'es' },
    finishStep: { challenge: 'none', way: 'mobile', code: '000000' },
    freeplay: { work: 'none', language: 'es' },
    passkeyOptions: {},
    passkeyLogin: { challenge: 'none', answer: {}, remember: false, side: 'member' },
    proofWays: { purpose: 'change' },
    sendProofCode: { channel: 'sms', purpose: 'change', language: 'es' },
    proveAgain: { way: 'password', purpose: 'change', password: 'wrong password 1' },
    logout: {},
    list: {},
    end: { id: 'none', isStranger: false },
    ticket: {},
  },
  staffSession: {
    login: { username: 'nobodyhere', password: 'wrong password 1' },
    finishStep: { challenge: 'none', way: 'authenticator', code: '000000' },
    passkeyOptions: {},
    passkeyLogin: { challenge: 'none', answer: {} },
  },
} as const
