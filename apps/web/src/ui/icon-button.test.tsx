import { Heart } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'

const drawn = (loading: boolean) =>
  renderToStaticMarkup(<IconButton icon={Heart} label="Guardar" loading={loading} />)

test('an icon button says what it does', () => {
  expect(drawn(false)).toMatch(/aria-label="Guardar"/)
  expect(drawn(false)).toMatch(/lucide-heart/)
  expect(drawn(false)).not.toMatch(/\sdisabled=/)
})

test('an icon button: a loading state disables it and shows a spinner', () => {
  expect(drawn(true)).toMatch(/<button[^>]*\sdisabled=""/)
  expect(drawn(true)).toMatch(/aria-busy="true"/)
  expect(drawn(true)).not.toMatch(/lucide-heart/)
})
