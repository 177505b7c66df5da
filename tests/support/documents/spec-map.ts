import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../servers/source-files.ts'

const folder = join(root, 'docs/spec-map')

/** The map of the specification: its overview and one table per section, as one text. */
export const specMap = readdirSync(folder)
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
