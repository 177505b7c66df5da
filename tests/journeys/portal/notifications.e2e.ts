import { expect, test } from '../support/journey.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { loginAs } from '../support/people.ts'

const markAll = 'Marcar todos como leídos'
const why = 'No se pudo guardar. Inténtalo de nuevo.'

/** Two that wait to be read, whatever else is there. */
const twoUnread = (userId: string) =>
  ['2026-11-20T16:00:00.000Z', '2026-11-20T15:00:00.000Z'].map((createdAt, place) => ({
    id: `00000000-0000-4000-8000-00000000000${place}`,
    userId,
    kind: 'visitor-wrote',
    title: `Alguien escribió ${place}`,
    message: 'Quiere saber los precios.',
    href: '/oficina/mensajes',
    read: false,
    createdAt,
  }))

test(
  'the bell counts the unread of later pages too, a dialog shows the result of a press, and one call marks all as read',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const requested: unknown[] = []
    await loginAs(page, 'marta')
    await page.route(/\/api\/notifications\/[^/]+(\?.*)?$/, async (route) => {
      const userId = new URL(route.request().url()).pathname.split('/').at(-1)!
      await route.fulfill({ json: { data: { notifications: twoUnread(userId) }, nextCursor: 'more' } })
    })
    await page.route(/\/unread\?before=2026-11-20T15/, (route) =>
      route.fulfill({ json: { data: { unread: 70 } } }),
    )
    await page.route(/\/api\/notifications\/[^/]+\/read$/, async (route) => {
      requested.push(route.request().postDataJSON())
      await route.fulfill({ status: 422, json: { message: why, code: 'breaks-a-rule' } })
    })
    await page.goto('/oficina')
    await page.getByRole('button', { name: 'Avisos: 72 sin leer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Avisos' })
    await dialog.getByRole('button', { name: markAll }).click()

    const text = dialog.getByText(why)
    await expect(text).toBeVisible()
    await expect(page.getByText(why)).toHaveCount(1)
    expect(requested).toEqual([{ until: '2026-11-20T16:00:00.000Z' }])
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(text).toBeHidden()

    await dialog.getByRole('button', { name: markAll }).click()
    await expect(text).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(page.getByText(why)).toBeHidden()
  },
)

test('a failure to mark all as read is shown in an owner’s account', { tag: '@long' }, async ({ page }) => {
  await loginAs(page, 'luis')
  await page.route(/\/api\/notifications\/[^/]+(\?.*)?$/, async (route) => {
    const userId = new URL(route.request().url()).pathname.split('/').at(-1)!
    await route.fulfill({ json: { data: { notifications: twoUnread(userId) } } })
  })
  await page.route(/\/api\/notifications\/[^/]+\/read$/, (route) =>
    route.fulfill({ status: 422, json: { message: why, code: 'breaks-a-rule' } }),
  )
  await page.goto('/mi-cuenta/notificaciones')
  await page.getByRole('button', { name: markAll }).click()
  await expect(page.getByText(why)).toBeVisible()
})
