import { expect, test, vi } from 'vitest'
import { openPressed, showPush } from './show-push.ts'
import type { WorkerScope } from './worker-scope.ts'

const message = { title: 'Ya puedes pasar', message: 'Te espera.', href: '/mi-cuenta/rumis/1', tag: 't1' }

async function shownFor(href: string) {
  const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>()
  await showPush(
    {
      registration: { showNotification },
      location: { origin: 'https://casa.mx' },
    } as unknown as WorkerScope,
    { ...message, href },
  )
  return showNotification.mock.calls[0]!
}

test('shows a message under its tag, leading to its page of this site alone', async () => {
  expect(await shownFor(message.href)).toEqual([
    message.title,
    expect.objectContaining({ body: message.message, tag: 't1', data: '/mi-cuenta/rumis/1' }),
  ])
  for (const href of ['https://otra.mx/x', '//otra.mx/x', 'javascript:alert(1)'])
    expect((await shownFor(href))[1].data).toBe('/mi-cuenta')
})

test('shows the icon of the manifest, or the drawn one where it cannot be read', async () => {
  const manifest = { icons: [{ src: '/fotos/a-640x640-192.png' }] }
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(manifest))
  vi.stubGlobal('fetch', fetched)
  expect((await shownFor('/'))[1].icon).toBe('/fotos/a-640x640-192.png')
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect((await shownFor('/'))[1].icon).toBe('/icono-192.png')
  vi.unstubAllGlobals()
})

test('a press moves an open window, and opens one where none is open or it cannot be moved', async () => {
  const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null)
  const window = {
    focus: vi.fn<() => Promise<void>>(),
    navigate: vi.fn<() => Promise<object | null>>(async () => ({})),
  }
  const clients = { matchAll: async () => [window], openWindow } as unknown as WorkerScope['clients']
  await openPressed({ clients }, '/mi-cuenta')
  expect(window.navigate).toHaveBeenCalledWith('/mi-cuenta')
  expect(openWindow).not.toHaveBeenCalled()
  window.navigate.mockRejectedValueOnce(new TypeError('not controlled'))
  await openPressed({ clients }, '/mi-cuenta')
  expect(openWindow).toHaveBeenCalledTimes(1)
  await openPressed({ clients: { ...clients, matchAll: async () => [] } }, '/mi-cuenta')
  expect(openWindow).toHaveBeenCalledTimes(2)
})
