import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const address = { search: '' }
/** Started navigations, each waiting to complete. */
const begun: { search: string; arrive: () => void }[] = []

vi.mock('react-router', () => ({
  useNavigate:
    () =>
    ({ search }: { search: string }) =>
      new Promise<void>((done) => {
        begun.push({
          search,
          arrive: () => {
            address.search = search
            done()
          },
        })
      }),
}))

// Another test file may have loaded the hook with the real router.
vi.resetModules()
const { useAddressChanges } = await import('./use-address-changes.ts')

type Change = ReturnType<typeof useAddressChanges>

function Page({ notify }: { notify: (change: Change) => void }) {
  notify(useAddressChanges())
  return null
}

function changesOfAPage() {
  const changes: Change[] = []
  renderToStaticMarkup(<Page notify={(change) => changes.push(change)} />)
  return changes[0]!
}

beforeEach(() => vi.stubGlobal('window', { location: address }))
afterEach(async () => {
  for (const { arrive } of begun.splice(0)) arrive()
  await Promise.resolve()
  address.search = ''
  vi.unstubAllGlobals()
})

test('keeps other query parameters', async () => {
  address.search = '?dia=2026-11-20&reserva=7'
  const done = changesOfAPage()({ reserva: null })
  expect(begun.at(-1)?.search).toBe('?dia=2026-11-20')
  begun.at(-1)?.arrive()
  await done
  void changesOfAPage()({ dia: '' })
  expect(begun.at(-1)?.search).toBe('')
})

test('keeps both a search and a closed dialog that start from the same address', () => {
  address.search = '?reserva=7'
  const [closing, searching] = [changesOfAPage(), changesOfAPage()]
  void closing({ reserva: null })
  void searching({ buscar: 'canela' })
  expect(begun.at(-1)?.search).toBe('?buscar=canela')
})

test('starts from the current address once earlier changes have arrived', async () => {
  const done = changesOfAPage()({ buscar: 'canela' })
  begun.at(-1)?.arrive()
  await done
  address.search = '?dia=2026-11-23'
  void changesOfAPage()({ reserva: '7' })
  expect(begun.at(-1)?.search).toBe('?dia=2026-11-23&reserva=7')
})
