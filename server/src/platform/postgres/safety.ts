import pg from 'pg'

/** Settings that an acknowledged commit needs to survive a power cut, with the values that guarantee it. */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
}

/** Every setting of the server that could lose acknowledged commits. Empty means safe. */
export async function unsafeSettings(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(SAFE)],
    )
    return Object.keys(SAFE).flatMap((name) => {
      const setting = rows.find((row) => row.name === name)?.setting ?? 'unknown'
      return SAFE[name]?.includes(setting) ? [] : [`${name} is ${setting}`]
    })
  } finally {
    await client.end()
  }
}
