import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Navbar } from './navbar.tsx'
import { Sidebar } from './sidebar.tsx'

vi.mock('./navigation.ts', async (original) => ({
  ...(await original<typeof import('./navigation.ts')>()),
  navigation: () => [
    { label: 'Pronto', href: '/pronto', disabled: true },
    { label: 'Grupo', children: [{ label: 'Tampoco', href: '/tampoco', disabled: true }] },
    { label: 'Abierta', href: '/abierta' },
  ],
}))

vi.mock('../../shared/business/use-business.ts', () => ({ useOffers: () => [] }))
vi.mock('../../shared/business/use-copy.ts', () => ({ useCopy: (_: string, copy: object) => copy }))
vi.mock('./brand.tsx', () => ({ Brand: () => null }))
vi.mock('../cart/cart-link.tsx', () => ({ CartLink: () => null }))

test.each([
  ['bar', <Navbar key="bar" />],
  ['sidebar', <Sidebar key="sidebar" open={false} onClose={() => undefined} />],
])('the %s has no link for a disabled entry, at the top and inside a group', (_, menu) => {
  const drawn = renderToStaticMarkup(<MemoryRouter>{menu}</MemoryRouter>)
  expect(drawn).toContain('href="/abierta"')
  for (const [label, path] of [
    ['Pronto', '/pronto'],
    ['Tampoco', '/tampoco'],
  ] as const) {
    expect(drawn).not.toContain(`href="${path}"`)
    expect(drawn).toMatch(new RegExp(`<span aria-disabled="true"[^>]*>(<span[^>]*>)?${label}`))
  }
})
