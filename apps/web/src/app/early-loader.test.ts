import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { earlyLoaderOf } from './early-loader.tsx'

const contextOf = (clientLoaderModule?: string) =>
  ({
    manifest: { routes: { screen: { clientLoaderModule } } },
    staticHandlerContext: { matches: [{ route: { id: 'frame' } }, { route: { id: 'screen' } }] },
  }) as unknown as EntryContext

/** Arguments that the script gives the loader in a browser at an address; undefined where it gives none. */
function argumentsAt(href: string, pattern: string) {
  const script = earlyLoaderOf(contextOf('/assets/loader.js'), pattern)
  const body = script.replace('import{clientLoader}from"/assets/loader.js";', '')
  expect(body).not.toBe(script)
  let given: { request: Request; params: object } | undefined
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is what the browser runs
  const run = new Function('clientLoader', 'location', body)
  run((args: typeof given) => (given = args), { href, pathname: new URL(href).pathname })
  return given
}

test('the script gives the loader the address and the parameters of its pattern', () => {
  const given = argumentsAt('https://rumi.test/mi-cuenta/rumis/d1?nuevo=1', '/mi-cuenta/rumis/:id')
  expect(given?.request.url).toBe('https://rumi.test/mi-cuenta/rumis/d1?nuevo=1')
  expect(given?.params).toEqual({ id: 'd1' })
})

test('the script does nothing at another address of the area, which the service worker answers with the same frame', () => {
  expect(argumentsAt('https://rumi.test/mi-cuenta/rumis/d1', '/mi-cuenta')).toBeUndefined()
  expect(argumentsAt('https://rumi.test/mi-cuenta/', '/mi-cuenta')?.params).toEqual({})
})

test('a route without a loader has no script', () => {
  expect(earlyLoaderOf(contextOf(), '/mi-cuenta/pases')).toBe('')
})
