import { Check } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'
import { Spinner } from '../feedback/spinner.tsx'

const spinner = renderToStaticMarkup(<Spinner />)
const drawn = (loading: boolean) =>
  renderToStaticMarkup(<IconButton icon={Check} label="Guardar" loading={loading} />)

test('a loading icon button is disabled, busy and shows a spinner in place of its icon (spec §4)', () => {
  expect(drawn(true)).toContain(spinner)
  expect(drawn(true)).toMatch(/aria-busy="true"[^>]*disabled=""/)
  expect(drawn(true)).not.toContain('lucide-check')
})

test('an idle icon button is enabled and shows only its icon', () => {
  expect(drawn(false)).toContain('lucide-check')
  expect(drawn(false)).not.toContain(spinner)
  expect(drawn(false)).not.toMatch(/disabled=""|aria-busy/)
})
