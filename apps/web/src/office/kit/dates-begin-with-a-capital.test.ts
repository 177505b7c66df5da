import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const office = new URL('..', import.meta.url)
const files = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

/** Elements and cells that start with a date, which formats write in lower case as inside a sentence. */
const beginsWithDate =
  /<(?:p|span)\b(?![^<>]*(?:first-letter:uppercase|sr-only))[^<>]*>\s*\{format(?:Day|Days|Moment|Span)\(|cell: [^\n]*=>\s*format(?:Day|Days|Moment|Span)\(/

test('capitalises a date at the start of a line everywhere in the office', () => {
  expect(files.length).toBeGreaterThan(200)
  const small = files.filter((name) => beginsWithDate.test(readFileSync(new URL(name, office), 'utf8')))
  expect(small).toEqual([])
})
