import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.ts'

test('only scripts that run from the page itself get a hash', () => {
  const html =
    '<script>1</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">2</script>'
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
  ])
})
