import { expect, test } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

test('a page written by hand keeps its words, styles and structured data, and nothing that runs', () => {
  const page = [
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    '<script type="application/ld+json">{}</script><p>hola</p>',
    '<script>1 < 2</script><script type="module" async="">import "/a.js"</script>',
  ].join('')
  expect(withoutScripts(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><script type="application/ld+json">{}</script><p>hola</p>',
  )
})
