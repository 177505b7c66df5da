import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Backup of a demo that the last version before the baseline made. */
export const backupBeforeBaseline = fileURLToPath(
  new URL('../../backup/testing/before-baseline.backup', import.meta.url),
)

const [preface = ''] = gunzipSync(readFileSync(backupBeforeBaseline)).toString().split('\n', 1)

/** Hashes of the migrations that the baseline replaced, oldest first. */
export const squashed = (JSON.parse(preface) as { migrations: string[] }).migrations
