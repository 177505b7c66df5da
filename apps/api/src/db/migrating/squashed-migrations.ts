import { createHash } from 'node:crypto'

/** SHA-256 of the hashes, one per line, of all migrations that the baseline replaced. */
const allSquashed = '6c06c72fb449765fb32b40f6f96a9d2463730d9224e6117aa270a5d4f07cfae8'

/** Hashes of the first migration of the histories that were squashed. */
export const firstSquashed = new Set([
  'ae4e1820f6481b889d22020740fad436ca4393f13e8aee45c2f90de08244cd7a',
  '5ba2d623c85de4843f48e1ed9d1877515b0447f72624944248fa559d28c932b1',
])

/**
 * Classifies recorded migrations against those that the baseline replaced. A database with all of them equals
 * the baseline; one with a part of them cannot be migrated.
 */
export function squashedState(recorded: readonly string[]): 'all' | 'part' | 'none' {
  const digest = createHash('sha256').update(recorded.join('\n')).digest('hex')
  if (digest === allSquashed) return 'all'
  return firstSquashed.has(recorded[0] ?? '') ? 'part' : 'none'
}
