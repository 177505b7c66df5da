import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/servers/source-files.ts'
import { specMap as map } from '../support/documents/spec-map.ts'

type Cited = { path: string; names: string[] }

/** Citations in the last cell of a row: files, each with the names of its tests. */
const citedIn = (cell: string): Cited[] =>
  cell.split('`').flatMap((piece, place, pieces) =>
    place % 2 === 1
      ? [
          {
            path: piece,
            names: [...(pieces[place + 1] ?? '').matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? ''),
          },
        ]
      : [],
  )

const rows = map
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-+|specification)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

const testCells = rows.map((cells) => cells.at(-2) ?? '')

test('every file that the map of the specification cites as a test is there', () => {
  const cited = testCells.flatMap(citedIn).map(({ path }) => path)
  expect(cited.length).toBeGreaterThan(150)
  expect([...new Set(cited)].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** As source writes it in any kind of quotes. */
const isNamedIn = (text: string, name: string) =>
  [name, name.replaceAll("'", "\\'")].some((written) => text.includes(written))

test('every test that the map names is in its file', () => {
  const named = testCells.flatMap(citedIn).filter(({ names }) => names.length > 0)
  const lost = named.flatMap(({ path, names }) => {
    const text = readFileSync(join(root, path), 'utf8')
    return names.filter((name) => !isNamedIn(text, name)).map((name) => `${path}: ${name}`)
  })
  expect(named.length).toBeGreaterThan(90)
  expect(lost).toEqual([])
})

test.each(['§3', '§4', '§5', '§6', '§7', '§8', '§9'])(
  '%s is mapped sentence by sentence, and each has its test',
  (section) => {
    const [, after = ''] = map.split(`# ${section}, sentence by sentence\n`)
    const [table = ''] = after.split('\n# ')
    const reported = table
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| (-+|specification)/.test(line))
    expect(reported.length).toBeGreaterThan(4)
    expect(reported.filter((line) => !line.includes('`'))).toEqual([])
  },
)
