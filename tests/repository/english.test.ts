import { expect, test } from 'vitest'
import { linesMatching, sourceFiles, type SourceFile } from '../support/servers/source-files.ts'

/** Words that readers have to decode, each with its plain counterpart. */
const words: Record<string, string> = {
  told: 'notified, reported, payload',
  said: 'text, message, stated',
  anew: 'again, or a verb with re-',
  whoever: 'the user, the client, the staff member',
  lest: 'so that … not',
  tells: 'shows, states, reports',
  anybody: 'any user, any client',
  beforehand: 'first, in advance',
  thereby: 'so',
  'in vain': 'without effect',
  'be it': 'or',
  'were it': 'if it were',
  'one who': 'a user that',
  'comes to nothing': 'fails',
  'sits (?:here|there)': 'the user, the staff member',
  'of its own accord': 'by itself',
}

const inProse = new RegExp(String.raw`\b(${Object.keys(words).join('|')})\b`, 'i')
const inNames =
  /(?<=[a-z\d])(?<!\bowners)(Told|Said|Anew|Whoever)(?![a-z])|(?<![A-Za-z])(told|said|anew|whoever)(?=[A-Z])/
const nounClauses = /\/\*\*\s+(?:\*\s+)?(What|Who|Whoever|That)\b/

const title =
  /(?:\b(?:test|it|describe|step)(?:\.\w+)*\(|(?:\]|const|`)\s*\)\()\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs
const decodedInTitles =
  /\b(ask(s|ed|ing)?|tells?|nobody|somebody|anybody|everybody)\b|(?<!\b(in|into) )\bthe house\b|^(what|who|whose|whom|neither|nor)\b/i

/** Titles of tests with a word that readers have to decode, or that begin with a noun clause. */
const titleFaults = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(title)]
      .map(({ groups }) => groups?.text ?? '')
      .filter((found) => decodedInTitles.test(found))
      .map((found) => `${path}: ${found}`),
  )

const faults = (files: readonly SourceFile[]) =>
  [inProse, inNames, nounClauses].flatMap((pattern) => linesMatching(files, pattern))

/** These two list the words themselves; in `mails.ts` one is part of a stored text key. */
const exempt =
  /^tests\/repository\/(english|spelling)\.test\.ts$|^apps\/web\/src\/copy\/office\/business\/mails\.ts$/

const code = () => sourceFiles('.ts', '.tsx', '.css', '.sql').filter(({ path }) => !exempt.test(path))

test('words and doc comments that readers have to decode are recognised', () => {
  const planted = (text: string) => faults([{ path: 'planted.ts', text, lines: 1 }]).length
  expect(planted('// Whoever was told of it')).toBe(1)
  expect(planted('// Tells the one who sits there\n// Known to anybody, be it late')).toBe(2)
  expect(planted('const toldTo = true\nconst isSaid = true')).toBe(2)
  expect(planted('/** What the caller gets. */')).toBe(1)
  expect(planted('/** Returns the payload that the client gets. */\nconst sayings = 1')).toBe(0)
})

test('code and comments use plain words', () => {
  expect(code().length).toBeGreaterThan(2_000)
  expect(faults(code())).toEqual([])
})

const tests = () => sourceFiles('.test.ts', '.test.tsx', '.e2e.ts').filter(({ path }) => !exempt.test(path))

test('titles that readers have to decode are recognised', () => {
  const planted = (text: string) => titleFaults([{ path: 'planted.test.ts', text, lines: 1 }]).length
  expect(planted("test('nobody leaves unpaid', () => {})")).toBe(1)
  expect(planted("test.each([1])(\n  'what is paid on %s is kept', () => {})")).toBe(1)
  expect(planted("describe('the house', () => { test('tells who came', () => {}) })")).toBe(2)
  expect(planted("test('rejects a stay of a dog in the house', () => {})")).toBe(0)
})

test('titles of tests are plain sentences', () => {
  const titles = tests().flatMap(({ text }) => [...text.matchAll(title)])
  expect(titles.length).toBeGreaterThan(3_000)
  expect(titleFaults(tests())).toEqual([])
})
