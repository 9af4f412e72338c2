/**
 * Every statement of the specification's sections on validation, calls, errors and limits, and what holds it:
 *
 * - `call`, a public name in `CALLS`; `text`, a key in `TEXTS`; `limit`, a name in `LIMITS`
 * - `line`, a file and a line in it; `test`, a file and the title of a test in it
 * - `departure`, words of the first column in the list of departures
 */
export type Holder =
  | readonly [kind: 'call' | 'text' | 'limit' | 'departure', name: string]
  | readonly [kind: 'line' | 'test', file: string, text: string]

export type Statement = readonly [said: string, ...holders: readonly Holder[]]

const FORM_TEST = 'server/src/people/member/form.test.ts'
const PATTERN_TEST = 'contract/src/people/memberPattern.test.ts'
const FORGOTTEN_TEST = 'server/test/people/passwordForgotten.db.test.ts'
const LOGIN_TEST = 'server/test/people/sessionLogin.db.test.ts'
const PHONE_FIELDS_TEST = 'web/site/src/shell/verification/PhoneCodeFields.component.test.tsx'
const SEARCH_TEST = 'web/base/src/games/useSearchText.component.test.tsx'
const PHONE_SERVICE_TEST = 'web/base/src/verification/phoneProofs.test.ts'

// oxfmt-ignore
export const VALIDATION: readonly Statement[] = [
  ['username and password are required',            ['text', 'people.bothMissing']],
  ['the captcha is required',                       ['text', 'session.captcha.missing']],
  ['what is typed is trimmed',                      ['test', PATTERN_TEST, 'is cleaned of the spaces around it, unless it is a secret']],
  ['a mobile number is required, with its format',  ['text', 'session.phone.missing'], ['text', 'session.phone.invalid']],
  ['the code of a text message is required',        ['text', 'session.code.missing']],
  ['forgotten by e-mail: username and e-mail',      ['test', FORGOTTEN_TEST, 'by mail, sent as a form, the link in the mail sets a password'], ['text', 'refusals.identity.username_invalid'], ['text', 'refusals.identity.email_invalid']],
  ['forgotten by phone: number, code and password', ['test', FORGOTTEN_TEST, 'by mobile, the code in the message sets a password'], ['text', 'refusals.identity.password_weak']],
  ['a change needs the old password',               ['departure', 'the old password is skipped']],
  ['a new password passes the rule and is repeated', ['text', 'refusals.identity.password_mismatch'], ['test', 'server/test/people/security.db.test.ts', 'a changed password ends every other session']],
  ['the rules of registration come from the server', ['call', 'system/setting/register'], ['test', 'server/test/people/memberRegister.db.test.ts', 'changed rules apply to the next form']],
  ['the pattern * matches anything',                ['test', PATTERN_TEST, '%j, typed %j: %s']],
  ['the error text has the kind, min and max; if equal, one number', ['test', 'web/site/src/features/member/usePatternText.component.test.tsx', 'the requirement is “%s”']],
  ['a mobile number is required in the form by mobile', ['test', 'contract/src/people/memberForm.test.ts', '%s with a mobile %j and %j asks for %j']],
  ['the confirmation equals the password',          ['text', 'session.register.confirmWrong']],
  ['terms that are not accepted show an error in the form', ['text', 'session.register.termsMissing']],
  ['a code has at most 255 characters',             ['line', 'contract/src/people/verification.ts', 'verificationCode = z.string().check(z.maxLength(255))']],
  ['a number is validated before a code is sent',   ['test', PHONE_FIELDS_TEST, 'without a number no code is requested'], ['test', PHONE_FIELDS_TEST, 'no code is requested for a number that cannot be one']],
  ['optional fields appear only if enabled',        ['test', FORM_TEST, 'a disabled field is neither checked nor stored']],
  ['optional fields are required when configured',  ['test', FORM_TEST, 'an optional field may be empty, and is checked when it is not']],
  ['the kinds of patterns',                         ['test', PATTERN_TEST, 'accepts every text of its alphabet'], ['test', PATTERN_TEST, 'refuses such a text with one foreign character']],
  ['message: valid verification code',              ['text', 'session.code.missing']],
  ['message: valid mobile number',                  ['text', 'session.phone.invalid']],
  ['message: incorrect confirmation',               ['text', 'session.register.confirmWrong']],
  ['message: real name format',                     ['text', 'refusals.identity.payee_name_invalid']],
  ['message: phone number format',                  ['text', 'refusals.identity.mobile_invalid']],
  ['message: invalid invitation code',              ['text', 'refusals.identity.affiliate_unknown']],
  ['message: enter the captcha',                    ['text', 'session.captcha.missing']],
  ['message: input cannot be empty',                ['text', 'session.empty']],
  ['message: marked with * are required',           ['text', 'session.required']],
  ['message: confirm you are 21',                   ['text', 'profile.confirmAge']],
  ['message: agree to the terms',                   ['text', 'session.register.termsMissing']],
  ['the checkbox states the age and the terms',     ['text', 'session.register.terms']],
  ['the length of numbers varies',                  ['text', 'session.phone.length']],
  ['feedback has 140 characters and 3 pictures',    ['departure', 'feedback of 140 characters']],
  ['a question to support has a number of words',   ['departure', 'a question to support']],
  ['a searched name is trimmed and waits',          ['limit', 'the pause before a search'], ['test', SEARCH_TEST, 'a search waits for a pause in typing, is trimmed']],
]

/** What section 7 says beside the names of calls, which `CALLS` has. */
// oxfmt-ignore
export const CALL_DETAILS: readonly Statement[] = [
  ['calls with secrets are encrypted',              ['departure', 'bodies are encrypted']],
  ['a reset by e-mail is sent as a form',           ['test', FORGOTTEN_TEST, 'by mail, sent as a form']],
  ['announcements have types and a platform',       ['line', 'contract/src/talk/content.ts', "platform: z.optional(z.literal('W'))"]],
  ['new vendors come in lanes',                     ['line', 'contract/src/catalog/games.ts', 'lanes: z.array(gameLane)']],
  ['the winner board takes category, limit and size', ['line', 'contract/src/catalog/games.ts', 'imgSize: z.optional']],
  ['the launch of a lottery takes its area, mode and view', ['line', 'contract/src/play/lottery.ts', "lottoArea: z.literal('VN')"]],
  ['free play sends os, platform and gateway version', ['line', 'web/site/src/features/session/DemoButton.tsx', 'gatewayVersion: GATEWAY_VERSION'], ['test', 'server/test/people/sessionTrial.db.test.ts', 'a trial keeps what its client said about itself, sealed']],
  ['the domains are asked for with the device',     ['line', 'web/base/src/brand/brand.queries.ts', "domainRoute({ device: 'WEB' })"]],
  ['every domain is measured by a ping',            ['call', 'ping']],
  ['help is asked for with language and device',    ['line', 'contract/src/brand/brand.ts', "device: z.literal('WEB')"]],
  ['a phone code of a third-party service',         ['test', 'server/test/people/verificationPhoneService.db.test.ts', 'a token of the service opens an account']],
  ['sign-in by a third-party service',              ['call', 'social sign-in']],
]

// oxfmt-ignore
export const ERRORS: readonly Statement[] = [
  ['invalid phone number format',                   ['text', 'refusals.verification.phone_invalid'], ['test', PHONE_SERVICE_TEST, 'the error %s of the service is %o']],
  ['missing phone number',                          ['text', 'session.phone.missing']],
  ['too many requests',                             ['text', 'refusals.verification.too_many'], ['departure', 'too many codes']],
  ['unknown error',                                 ['text', 'refusals.server.fault']],
  ['invalid or missing code',                       ['text', 'refusals.verification.code_wrong']],
  ['captcha check failed',                          ['text', 'refusals.session.captcha_wrong']],
  ['quota exceeded',                                ['text', 'refusals.verification.quota']],
  ['operation not enabled',                         ['text', 'refusals.verification.not_enabled']],
  ['code expired',                                  ['text', 'refusals.verification.code_expired']],
  ['popup closed',                                  ['text', 'refusals.social.failed'], ['departure', 'sign-in with a provider in a popup']],
  ['username or e-mail does not exist',             ['departure', 'messages that tell whether an account exists']],
  ['network link is abnormal',                      ['text', 'refusals.network.offline']],
  ['the page took longer',                          ['text', 'shell.broken.lateText']],
  ['invalid address of customer service',           ['text', 'shell.contact.invalid']],
  ['popup blocked',                                 ['text', 'launchStage.window.blockedText']],
  ['complete verification first',                   ['text', 'refusals.verification.work_missing']],
  ['account format',                                ['text', 'refusals.identity.username_invalid']],
  ['password format',                               ['text', 'refusals.identity.password_weak']],
  ['e-mail format',                                 ['text', 'refusals.identity.email_invalid']],
  ['confirmation is not correct',                   ['text', 'refusals.identity.password_mismatch']],
  ['enter the username and password',               ['text', 'people.bothMissing']],
  ['restricted by address or location',             ['text', 'refusals.system.region']],
  ['maintenance',                                   ['text', 'refusals.system.maintenance']],
  ['a failed sign-in that needs a captcha shows it', ['test', LOGIN_TEST, 'require a captcha after two']],
  ['a failed text message shows a warning',         ['departure', 'a failed text message shows the message']],
  ['a reset by e-mail shows that it was sent',      ['text', 'session.forgot.sent']],
  ['an invalid invitation code shows a warning',    ['text', 'session.register.affiliateWrong']],
  ['terms that are not accepted show a message',    ['text', 'session.register.termsMissing']],
  ['a trial account is told to open its own',       ['text', 'refusals.session.trial']],
  ['a domain that does not answer counts as 9999',  ['limit', 'a domain without an answer']],
  ['a copied id is confirmed',                      ['text', 'people.member.copied']],
  ['a picture of a member that fails has a replacement', ['test', 'web/site/src/features/profile/Avatar.component.test.tsx', 'a picture that does not load is replaced by the default one']],
  ['a script that does not load is an error after 120 s', ['limit', 'a script that does not load']],
]

// oxfmt-ignore
export const CONSTANTS: readonly Statement[] = [
  ['favourites once a second',                      ['limit', 'favourites, one change a second']],
  ['captchas once a second',                        ['limit', 'a new captcha once a second']],
  ['the button for codes once a second',            ['limit', 'the button for codes once a second']],
  ['search waits 500 ms',                           ['limit', 'the pause before a search']],
  ['codes again after 60 s times the minutes of the server', ['limit', 'the countdown of a code']],
  ['one minute for the third-party service',        ['limit', 'the countdown of a code of a service']],
  ['too many requests: wait 5 minutes',             ['limit', 'the wait of a service'], ['departure', 'too many codes']],
  ['remembered for a day',                          ['limit', 'a remembered name'], ['departure', 'remember-me cookies']],
  ['a default password forces a change',            ['departure', 'a default password']],
  ['9 announcements on a page',                     ['limit', 'announcements on a page']],
  ['18 games on a page',                            ['limit', 'games of a vendor on a page']],
  ['40, 15 and 24 games in a lobby',                ['limit', 'games of a lobby on a page']],
  ['20 recent games on home',                       ['limit', 'recent games on home']],
  ['999 favourites on home',                        ['limit', 'favourites on home']],
  ['20 winners',                                    ['limit', 'winners']],
  ['clientType is 3',                               ['limit', 'the type of this client']],
  ['5 domains',                                     ['limit', 'domains that are measured']],
  ['fast, normal and slow domains',                 ['limit', 'a fast domain'], ['limit', 'a normal domain']],
  ['banners stay 5 s and turn in 1 s',              ['limit', 'the time of a banner'], ['limit', 'the turn of a banner']],
  ['pictures load at a tenth, and once more',       ['limit', 'the share of a picture that loads it'], ['test', 'web/site/src/shell/tile/cover.test.ts', '%s is requested twice, then the default cover is shown']],
  ['the window of customer service',                ['limit', 'the window of customer service'], ['test', 'web/site/src/shell/service/contact.test.ts', 'the requested channel, else the first, else none']],
  ['real-time salary every 5 minutes',              ['line', 'core/src/payroll/terms.ts', "realTimeSalary: ['fiveMinutes'],"], ['line', 'server/src/agents/payslip/payslip.jobs.ts', "{ name: 'payslip.run', cron: '* * * * *'"]],
  ['contracts of four periods',                     ['test', 'core/src/payroll/period.test.ts', '[PAY15] the %s period of %s in %s is from %s to %s']],
  ['age 18 and 21',                                 ['limit', 'the age at registration'], ['departure', '18 at registration']],
  ['a reward for Zalo',                             ['departure', 'a reward for a Zalo']],
  ['points have no expiry and a table of rates',    ['departure', 'points without expiry']],
  ['minutes until a withdrawal counts as received', ['limit', 'the minutes of an automatic receipt']],
  ['uploads: type, size and number',                ['limit', 'the size of an upload'], ['limit', 'pictures that prove a payout']],
  ['a comment on an activity has 140 characters',   ['departure', 'a comment on an activity']],
  ['the clock changes every second',                ['limit', 'the clock']],
  ['languages in local storage',                    ['limit', 'the language in local storage'], ['limit', 'the language before in local storage']],
]
