import { expect, test } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/servers/source-files.ts'

type Document = Pick<SourceFile, 'path' | 'text'>

const most = { records: 60, wordsOfRecord: 250, wordsOfArchitecture: 1_500, wordsOfAll: 25_000 }

/** Words with a letter or digit: borders of tables do not count. */
const wordsIn = ({ text }: Document) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** Returns the documents that are too long, and the folders that hold too much, each with its number. */
function tooLong(documents: readonly Document[]): string[] {
  const records = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  const lengths = [
    ...records.map((record) => ({ what: record.path, words: wordsIn(record), most: most.wordsOfRecord })),
    ...documents
      .filter(({ path }) => path === 'docs/architecture.md')
      .map((page) => ({ what: page.path, words: wordsIn(page), most: most.wordsOfArchitecture })),
    {
      what: 'docs/',
      words: documents.reduce((sum, document) => sum + wordsIn(document), 0),
      most: most.wordsOfAll,
    },
  ]
  return [
    ...lengths
      .filter(({ words, most: bound }) => words > bound)
      .map(({ what, words }) => `${what}: ${words} words`),
    ...(records.length > most.records ? [`docs/decisions/: ${records.length} records`] : []),
  ]
}

const record = (number: number) => `docs/decisions/${number}-a-port.md`

const page = (path: string, words: number): Document => ({ path, text: '| word | — |\n'.repeat(words) })

test('finds a decision, an architecture or a folder that is too long, and too many decisions', () => {
  expect(tooLong([page(record(300), 250), page('docs/architecture.md', 1_500)])).toEqual([])
  expect(tooLong([page(record(300), 251)])).toEqual([`${record(300)}: 251 words`])
  expect(tooLong([page('docs/architecture.md', 1_501)])).toEqual(['docs/architecture.md: 1501 words'])
  expect(tooLong([page('docs/domain.md', 20_000), page('docs/security.md', 5_001)])).toEqual([
    'docs/: 25001 words',
  ])
  const many = Array.from({ length: 61 }, (_, at) => page(record(100 + at), 1))
  expect(tooLong([...many, page('docs/decisions/README.md', 300)])).toEqual(['docs/decisions/: 61 records'])
})

test('the documents of the repository are short', () => {
  const documents = sourceFiles('.md').filter(({ path }) => path.startsWith('docs/'))
  expect(documents.length).toBeGreaterThan(50)
  expect(tooLong(documents)).toEqual([])
})
