import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gallery } from './gallery.ts'

const largestBytes = 12_000

test('gives every picture a unique name', () => {
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
})

test.each(gallery)('$name is decorative without a title and an image with one', ({ Art }) => {
  const silent = renderToStaticMarkup(createElement(Art))
  expect(silent).toMatch(/^<svg[^>]* aria-hidden="true"/)
  expect(silent).not.toContain('<title>')
  const named = renderToStaticMarkup(createElement(Art, { title: 'Una perrita', className: 'w-full' }))
  expect(named).toMatch(/^<svg[^>]* class="w-full" role="img"><title>Una perrita<\/title>/)
  expect(named).not.toContain('aria-hidden')
})

test.each(gallery)("$name is complete, small and uses the theme's colours", ({ Art }) => {
  const markup = renderToStaticMarkup(createElement(Art))
  expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  expect(markup).not.toMatch(/ id="/)
  expect(markup).toContain('var(--color-')
  expect(markup.length).toBeLessThan(largestBytes)
})
