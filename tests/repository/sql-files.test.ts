import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readMigrations } from '../../apps/api/src/db/migrating/migrations.ts'
import { functionsFolder, readDefinitions } from '../../apps/api/src/db/migrating/sql-definitions.ts'

const definesFunction = (sql: string) => /\bCREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|PROCEDURE|VIEW)\b/i.test(sql)

test('a migration with a function or a view is recognised', () => {
  expect(definesFunction('create or replace function f() returns void')).toBe(true)
  expect(definesFunction('CREATE VIEW v AS SELECT 1')).toBe(true)
  expect(definesFunction('CREATE TRIGGER t BEFORE UPDATE ON x FOR EACH ROW EXECUTE FUNCTION f()')).toBe(false)
})

test('migrations define no functions or views: these are files of db/functions', () => {
  const migrations = readMigrations()
  expect(migrations.length).toBeGreaterThan(0)
  expect(migrations.filter(({ sql }) => definesFunction(sql)).map(({ name }) => name)).toEqual([])
})

test('each function and view is defined once', () => {
  const names = readDefinitions().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

const sqlFiles = globSync('*.sql', { cwd: functionsFolder }).map((name) => ({
  name,
  text: readFileSync(join(functionsFolder, name), 'utf8'),
}))

/** Returns the definitions that are not preceded by exactly one line of comment, after an empty line or at the top of the file. */
const withoutOneComment = (text: string) =>
  Array.from(text.matchAll(/^CREATE OR REPLACE \w+ (\w+)/gm))
    .filter(({ index }) => !/(^|\n\n)-- [^\n]+\n$/.test(text.slice(0, index)))
    .map(([, name]) => name)

test('a function without a comment, or with two lines of it, is found', () => {
  const define = (name: string) => `CREATE OR REPLACE FUNCTION ${name}() RETURNS void AS $$ $$;\n`
  const text = `-- Does this.\n${define('one')}\n${define('none')}\n-- Does this.\n-- And that.\n${define('two')}`
  expect(withoutOneComment(text)).toEqual(['none', 'two'])
})

test('each function and view has exactly one line of comment', () => {
  expect(sqlFiles.flatMap(({ text }) => withoutOneComment(text))).toEqual([])
})

test('SQL files are indented with spaces', () => {
  expect(sqlFiles.filter(({ text }) => text.includes('\t')).map(({ name }) => name)).toEqual([])
})

const sources = fileURLToPath(new URL('../../apps/api/src', import.meta.url))
const functionCall = new RegExp(
  `\\b(${readDefinitions()
    .map(({ name }) => name)
    .join('|')})\\(`,
)

/** Tests call functions of the database as their subject; the schema names those that stand in its constraints and indexes. */
const mayCallFunctions = /^db\/(sql-functions\.ts|schema\/|testing\/)|\.test\.ts$/

const callsFunction = (text: string) =>
  functionCall.test(text) || text.includes("at time zone 'America/Mexico_City'")

test('a call of a function of the database is found', () => {
  expect(callsFunction('sql`select net_paid(${id}, null, null)`')).toBe(true)
  expect(callsFunction("sql`at at time zone 'America/Mexico_City'`")).toBe(true)
  expect(callsFunction('netPaid({ bookingId }) // net_paid')).toBe(false)
})

test('TypeScript calls functions of the database through db/sql-functions.ts', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((name) => !mayCallFunctions.test(name))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((name) => callsFunction(readFileSync(join(sources, name), 'utf8')))).toEqual([])
})
