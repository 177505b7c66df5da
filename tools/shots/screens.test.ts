import { expect, test } from 'vitest'
import { privateRoutes } from '../../apps/web/src/app/private-routes.ts'
import { screens } from './screens.ts'

type Routes = typeof privateRoutes

const pathsIn = (routes: Routes): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsIn(children ?? [])])

/** The shape of an address: what it leaves open is one and the same, whatever its name. */
const shapeOf = (path: string) =>
  path.replace(/\?.*/, '').replace(':report', ':booking/:dog').replaceAll(/:\w+/g, ':')

test('every private page has its picture', () => {
  const pictured = new Set(screens.map(({ path }) => shapeOf(path)))
  expect(pathsIn(privateRoutes).filter((path) => !pictured.has(shapeOf(path)))).toEqual([])
})

test('no two pictures share a name', () => {
  const names = screens.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
