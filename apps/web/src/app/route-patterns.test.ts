import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

test('exports all route patterns to the server', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', parentId: 'site', index: true },
    lost: { id: 'lost', parentId: 'site', path: '*' },
    account: { id: 'account', parentId: 'root', path: 'mi-cuenta' },
    dog: { id: 'dog', parentId: 'account', path: 'rumis/:id' },
  }
  expect(routePatterns(routes)).toEqual(['/', '/mi-cuenta/rumis/:id'])
})
