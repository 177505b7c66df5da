import { sharesDocument } from '@rumi/contract'
import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const policyOf = (path?: string) => {
  const policy = pagePolicy({ scriptHashes: ["'sha256-x'"], secure: true, ...(path && { path }) })
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

test('the shells of the private areas and of the login allow scripts of the own origin only', () => {
  for (const path of [undefined, '/auth/login', '/auth/register', '/auth/restablecer/abc']) {
    const policy = policyOf(path)
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"])
    expect(policy['frame-src']).toEqual(["'none'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:'])
    expect(JSON.stringify(policy)).not.toMatch(/https?:/)
  }
})

test('no page names a script of another origin', () => {
  for (const path of ['/', '/ubicacion', '/sabias-que', '/blog', '/guarderia', '/tienda', '/carrito'])
    expect([path, policyOf(path)['script-src']]).toEqual([path, ["'self'", "'sha256-x'"]])
})

test('the posts of the home page and the map are framed on their own pages alone', () => {
  expect(policyOf('/')['frame-src']).toEqual(['https://www.instagram.com'])
  expect(policyOf('/ubicacion')['frame-src']).toEqual(['https://www.google.com'])
  for (const path of ['/blog', '/guarderia', '/tienda', '/carrito'])
    expect(policyOf(path)['frame-src']).toEqual(["'none'"])
})

test('a page is drawn in the document of another only where both may show the same', () => {
  expect(sharesDocument('/guarderia', '/auth/login')).toBe(true)
  expect(sharesDocument('/mi-cuenta', '/oficina')).toBe(true)
  for (const path of ['/auth/login', '/oficina', '/mi-cuenta', '/ubicacion', '/blog', '/tienda']) {
    expect(sharesDocument('/', path)).toBe(false)
    expect(sharesDocument(path, '/')).toBe(false)
  }
  for (const path of ['/auth/login', '/mi-cuenta', '/mi-cuenta/rumis', '/oficina'])
    expect([path, sharesDocument(path, '/blog')]).toEqual([path, false])
  expect(sharesDocument('/hotel', '/blog')).toBe(true)
  expect(sharesDocument('/hotel', '/sabias-que')).toBe(false)
  expect(sharesDocument('/ubicacion', '/sabias-que')).toBe(true)
})
