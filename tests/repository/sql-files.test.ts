import { expect, test } from 'vitest'
import { readMigrations } from '../../apps/api/src/db/migrating/migrations.ts'
import { readDefinitions } from '../../apps/api/src/db/migrating/sql-definitions.ts'

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
