import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textBesideConditions } from './text-beside-conditions.ts'

const source = join(import.meta.dirname, '..', 'src')
const found = (children: string) =>
  textBesideConditions('a.tsx', `const hint = open && <i />\nexport const A = () => <p>${children}</p>`)

test('no component inserts or removes nodes beside text that a browser may have translated', () => {
  const components = globSync('**/*.tsx', { cwd: source }).filter((path) => !path.endsWith('.test.tsx'))
  expect(components.length).toBeGreaterThan(500)
  const places = components.flatMap((path) =>
    textBesideConditions(path, readFileSync(join(source, path), 'utf8')).map((place) => `${path}:${place}`),
  )
  expect(places).toEqual([])
})

test.each([
  '{open && copy.text}<b />',
  "<b />{open ? 'a' : <i />}",
  '{open && `${name}: `}{dogs}',
  '{loading && <i />}{children}',
  '{hint}{copy.text}',
  '{note ?? copy.none} y más',
])('finds %s', (children) => {
  expect(found(children)).toHaveLength(1)
})

test.each([
  '{open && <span>{copy.text}</span>}<b />',
  '{open && copy.text}',
  '{loading && <i />}<span>{children}</span>',
  '{copy.text}{loading && <i />}',
  '{open && dogs.map((dog) => <b key={dog} />)}<b />',
  '{hint}<b />',
])('allows %s', (children) => {
  expect(found(children)).toEqual([])
})
