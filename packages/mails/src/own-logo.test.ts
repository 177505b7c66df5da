import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { renderMail } from './index.tsx'

const link = `http://localhost:4600/auth/verificar/${'a'.repeat(43)}`

test('a mail carries the own logo with the name as its alternative text, and the name where there is none', async () => {
  const business = { ...defaultSettings, name: 'Lomito Feliz' }
  const logo = { src: 'https://lomito.mx/api/site-photos/a.webp', width: 900, height: 300 }
  const { html } = await renderMail('verify', { link }, { ...business, logo })
  expect(html).toMatch(/<img[^>]*alt="Lomito Feliz"[^>]*>/)
  expect(html).toMatch(/<img[^>]*src="https:\/\/lomito\.mx\/api\/site-photos\/a\.webp"[^>]*>/)
  expect(html).toMatch(/<img[^>]*width="144"[^>]*>/)
  const { html: without } = await renderMail('verify', { link }, business)
  expect(without).not.toContain('<img')
  expect(without).toContain('>Lomito Feliz<')
})
