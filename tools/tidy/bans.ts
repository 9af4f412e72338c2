import type { TextFile } from './files.ts'

/** Something that must not be in some files, and what to use instead. */
export type Ban = {
  readonly where: RegExp
  readonly except?: RegExp
  readonly words: RegExp
  readonly instead: string
}

const TESTS = /\.(test|e2e)\.tsx?$/
/** The guards plant faults and contain what they forbid. */
const GUARDS = /^tools\/(guards|tidy)[/.]/

export const bans: readonly Ban[] = [
  { where: /^(core|fair|games|art|contract|server|web)\//, words: /\bMath\.random\b/, instead: 'an Rng argument' },
  { where: /^(core|fair|games|art)\//, words: /\bDate\.now\b|\bnew Date\(\)/, instead: 'nowMs as an argument' },
  {
    where: /^server\/src\/(?!platform\/|app\/)/,
    except: TESTS,
    words: /\bDate\.now\b|\bnew Date\(\)/,
    instead: 'the clock that app passes in',
  },
  {
    where: /^(core|fair|games|art|contract|i18n|server|web)\//,
    except: /^server\/(src\/(app|platform\/(config|testing))|test\/kit)\/|\.(test|e2e)\.tsx?$|\.config\.ts$/,
    words: /\bprocess\.env\b/,
    instead: 'platform/config, read once by app',
  },
  { where: /^(core|contract|games|server)\//, words: /\bparseFloat\b/, instead: 'parseMoney or BigInt' },
  {
    where: /^server\/src\/.*\.ts$/,
    except: TESTS,
    words: /\bNumber\([^)]*(amount|atoms|balance|money|stake|\bwin\b)/i,
    instead: 'the bigint as it is',
  },
  {
    where: /^(core|contract|server)\/.*\.ts$/,
    words: /\.toFixed\(/,
    instead: 'makeDecimal, or the locale of the reader on the screen',
  },
  { where: /\.tsx?$/, except: GUARDS, words: /\bas (any|never)\b/, instead: 'a type the value really has' },
  {
    where: /\.tsx?$/,
    except: GUARDS,
    words: /(eslint|oxlint)-disable(?!.* -- )/,
    instead: 'a reason after " -- ", or the code the rule asks for',
  },
  { where: /\.tsx?$/, except: GUARDS, words: /@ts-(ignore|nocheck)/, instead: 'types that fit' },
  { where: /./, except: GUARDS, words: /\b(TODO|FIXME|XXX|HACK)\b/, instead: 'the finished work' },
  {
    where: /./,
    except: GUARDS,
    words: /(?<![\w.~@])\/(work|root|home|tmp)\/\w/,
    instead: 'a path from the root of the repository',
  },
  {
    where: /^web\/.*\.(ts|tsx|css)$/,
    except: /^web\/ui\/src\/tokens\.|\.test\.tsx?$/,
    words: /(?<![\w.&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i,
    instead: 'a token of web/ui/src/tokens.css, or art',
  },
]

/** Names that say nothing about the content. What kinds of games share is allowed, in folders named after subjects. */
const VAGUE = /(^|\/)(utils?|helpers?|common|misc|(?<!^web\/play\/src\/)shared|types)(\.tsx?$|\/)/

/** Everything wrong with one file, and what to do about it. */
export function untidy({ path, text }: TextFile): readonly string[] {
  const vague = VAGUE.test(path) ? [`${path} has a vague name: name it after its content`] : []
  const broken = bans.flatMap(({ where, except, words, instead }) => {
    if (!where.test(path) || except?.test(path)) return []
    const at = text.split('\n').findIndex((line) => words.test(line))
    return at < 0 ? [] : [`${path}:${at + 1} has ${words.exec(text)?.[0]}: use ${instead}`]
  })
  return [...vague, ...broken]
}
