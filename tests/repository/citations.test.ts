import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specMap } from '../support/documents/spec-map.ts'
import { root, sourceFiles } from '../support/servers/source-files.ts'

type Documents = (path: string) => string | undefined

const written: Documents = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

/** The anchor under which a heading is found, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The numbers of the decisions: a file each, and the rows of the first one's table. */
const decisions = new Set(
  sourceFiles('.md')
    .filter(({ path }) => path.startsWith('docs/decisions/') || path === 'docs/specification-readings.md')
    .flatMap(({ text }) => [...text.matchAll(/^(?:# |\| )(\d+)[. ]/gm)].map(([, number]) => number)),
)

/** Citations of documents or headings that do not exist. */
function lostIn(text: string, read: Documents = written): string[] {
  const lost: string[] = []
  for (const [cited, path = '', anchor] of text.matchAll(/\b(docs\/[\w/.-]+\.md)(?:#([\w-]+))?/g)) {
    const found = read(path)
    if (found === undefined || (anchor && !anchorsOf(found).includes(anchor))) lost.push(cited)
  }
  for (const [cited, numbers = ''] of text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi))
    if (numbers.split(/, | and /).some((number) => !decisions.has(number))) lost.push(cited)
  for (const [cited, section, name] of text.matchAll(
    /(?<!RFC \d+ |WebAuthn )§ ?(\d+)\b(?:,? '([A-Z][\w ()-]+)')?/g,
  )) {
    const isKnown = new RegExp(`^\\| §${section}\\b|^## §${section}\\b`, 'm').test(specMap)
    if (!isKnown || (name && !specMap.toLowerCase().includes(name.toLowerCase()))) lost.push(cited)
  }
  for (const [, cited = ''] of text.matchAll(/\(((?:domain|safety|interface|stack|face): [a-z][a-z ]*)\)/gi))
    lost.push(cited)
  return lost
}

test('a citation that leads nowhere is found: a file, a heading, a decision, a part of the specification', () => {
  expect(lostIn('docs/domain.md#capacity, docs/operations.md, decision 30, decisions 6, 7 and 9')).toEqual([])
  expect(lostIn("spec §2, 'Blog' and §9; RFC 5545 §3.1; WebAuthn §5.1.2")).toEqual([])
  expect(lostIn('docs/nowhere.md')).toEqual(['docs/nowhere.md'])
  expect(lostIn('docs/domain.md#rooms')).toEqual(['docs/domain.md#rooms'])
  expect(lostIn('decisions 6 and 700')).toEqual(['decisions 6 and 700'])
  expect(lostIn("spec §12; spec §2, 'Sauna'")).toEqual(['§12', "§2, 'Sauna'"])
  expect(lostIn('/** Taken at night (domain: capacity). */')).toEqual(['domain: capacity'])
})

/** The house's own tests name what they forbid. */
const citing = () =>
  sourceFiles('.ts', '.tsx', '.css', '.md').filter(
    ({ path }) => path !== 'tests/repository/citations.test.ts',
  )

test('every citation leads to a heading or a file in docs/', () => {
  const cited = citing().flatMap(({ text }) => text.match(/docs\/[\w/.-]+\.md|\bdecisions? \d|§ ?\d/gi) ?? [])
  expect(cited.length).toBeGreaterThan(250)
  expect(citing().flatMap(({ path, text }) => lostIn(text).map((lost) => `${path}: ${lost}`))).toEqual([])
})
