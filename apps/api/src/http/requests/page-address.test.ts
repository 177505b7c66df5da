import { expect, test } from 'vitest'
import { plainPath, readableAddress } from './page-address.ts'

test.each([
  ['/perro%20feliz', '/perro%20feliz'],
  ['/descuento-50%?de=50%', '/descuento-50%25?de=50%'],
  ['/%C3%A9%', '/%25C3%25A9%25'],
  ['/%ff', '/%25ff'],
  ['/api/rumis/%ff', '/api/rumis/%ff'],
  ['/files/%', '/files/%'],
])('%s is read as %s', (url, read) => expect(readableAddress(url)).toBe(read))

test.each([
  ['/hotel', '/hotel'],
  ['/guarder%C3%ADa', '/guarder%C3%ADa'],
  ['//hotel', '/hotel'],
  ['/mi-cuenta///rumis/', '/mi-cuenta/rumis/'],
  ['/nada/%2e%2E/hotel', '/hotel'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/\\evil.mx', '/evil.mx'],
  ['http://evil.mx//hotel', 'http://evil.mx//hotel'],
])('%s is plainly %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})
