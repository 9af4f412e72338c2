import { PROFILES } from '../family.ts'
import type { Solved, SolvedProfiles } from '../recipe.ts'
import type { StripPlan } from './strip.ts'

/** The solution of a family, as the source file that stores it. */
export function writeSolved(id: string, profiles: SolvedProfiles): string {
  return [
    "import type { SolvedProfiles } from '../recipe.ts'",
    '',
    `// Found by \`npm run game -- solve ${id}\`, never by hand: a test solves it again and compares.`,
    '// oxfmt-ignore',
    `export const ${id}: SolvedProfiles = {`,
    ...PROFILES.flatMap((profile) => [`  ${profile}: {`, ...solvedLines(profiles[profile]), '  },']),
    '}',
    '',
  ].join('\n')
}

function solvedLines({ steepness, seed, buy, pays, plans }: Solved): readonly string[] {
  return [
    `    steepness: ${steepness}, seed: ${seed},${buy === undefined ? '' : ` buy: ${buy},`}`,
    `    pays: ${listOf(pays.map(listOf))},`,
    '    plans: [',
    ...plans.flatMap((reels) => ['      [', ...reels.map((plan) => `        ${writePlan(plan)},`), '      ],']),
    '    ],',
  ]
}

function writePlan({ counts, blocks }: StripPlan): string {
  return `{ counts: ${listOf(counts)}, blocks: ${listOf(blocks.map(listOf))} }`
}

const listOf = (items: readonly (number | string)[]): string => `[${items.join(', ')}]`
