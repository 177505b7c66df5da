import { addMinutes, timeOf } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { untilCached } from '../support/offline-answers.ts'
import { loginAs } from '../support/people.ts'

test.use({ serviceWorkers: 'allow', goesOffline: true })

/** Everything that this browser stores of the acts that wait, as text. */
const storedActs = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rumi-unsent')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const reading = opening.result.transaction('acts').objectStore('acts').getAll()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    opening.result.close()
    const rows = reading.result as { sealed: ArrayBuffer }[]
    return rows.map(({ sealed, ...row }) => JSON.stringify(row) + new TextDecoder().decode(sealed))
  })

test(
  'a tablet offline marks, receives and sends home; back online all is there once, and a dose given twice is shown',
  { tag: ['@phone-only', '@long'] },
  async ({ page, context, openToday }) => {
    test.setTimeout(120_000)
    const time = timeOf(addMinutes(new Date().toISOString(), -2))
    const desk = await openDesk()
    const present = await desk.family('Nube')
    const there = await desk.book('Guardería', present.dogId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${there.id}`, { status: 'checked-in' })
    const item = { rumiId: present.dogId, kind: 'medicine', name: 'Apoquel', times: [time] }
    const { careItem } = await desk.request('post', '/careItems', item)
    const coming = await desk.family('Chubasco')
    const booked = await desk.book('Guardería', coming.dogId, { start: openToday, end: openToday })
    if (booked.totalCentavos > 0)
      await desk.request('post', '/payments', {
        target: { bookingId: booked.id },
        method: 'card',
        amountCentavos: booked.totalCentavos,
      })

    await loginAs(page, 'marta')
    await page.goto('/oficina')
    const row = page.getByRole('listitem', { name: 'Chubasco' })
    await expect(row).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cuidados/ }).first()).toBeVisible()
    await untilCached(page, '/oficina')
    await page.goto('/oficina/cuidados')
    const dose = page.getByRole('listitem').filter({ hasText: 'Nube' }).filter({ hasText: 'Apoquel' })
    await expect(dose).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await test.step('the sheet is readable, and a mark waits', async () => {
      await dose.getByRole('button', { name: /^Dar/ }).click()
      await page.getByRole('button', { name: 'Sí, ya se la di' }).click()
      await expect(dose.getByText('Pendiente de enviar')).toBeVisible()
      await expect(page.getByText('1 por enviar')).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('a dog that owes nothing is received and goes home', async () => {
      await page.goto('/oficina')
      await row.getByRole('button', { name: 'Recibir' }).click()
      await expect(row.getByText('Pendiente de enviar')).toBeVisible()
      await page.goto('/oficina/en-casa')
      await expect(page.getByText('Chubasco').first()).toBeVisible()
      await page.goto('/oficina')
      await row.getByRole('button', { name: 'Registrar salida' }).click()
      const question = page.getByRole('dialog', { name: '¿Registrar la salida de Chubasco?' })
      await question.getByRole('button', { name: 'Registrar salida' }).click()
      await expect(
        page
          .locator('section')
          .filter({ hasText: 'Ya se fueron' })
          .getByRole('listitem', { name: 'Chubasco' }),
      ).toBeVisible()
      await expect(page.getByText('3 por enviar')).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('acts that wait are encrypted, and a logout warns that they would be lost', async () => {
      const stored = await storedActs(page)
      expect(stored).toHaveLength(3)
      expect(stored.join()).not.toMatch(/Nube|Chubasco|Apoquel/)
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      const question = page.getByRole('dialog', { name: '¿Cerrar sesión sin enviar?' })
      await expect(question).toContainText('3 registros sin enviar')
      await question.getByRole('button', { name: 'Seguir aquí' }).click()
    })

    await desk.request('post', '/careMarks', {
      careItemId: careItem.id,
      day: openToday,
      time,
      result: 'half',
    })
    await context.setOffline(false)

    await test.step('back online there is one mark, the other side is shown, and the head count is right', async () => {
      const conflict = page.getByRole('listitem').filter({ hasText: 'Apoquel de Nube' })
      await expect(conflict).toContainText('Dada')
      await expect(conflict).toContainText('La mitad')
      await expect(conflict).toContainText('recibió doble')
      await expectReachableByEveryone(page)
      await expect.poll(() => storedActs(page)).toHaveLength(1)
      const { visits } = await desk.request('get', `/visits?day=${openToday}`)
      const statusOf = (dogId: string) =>
        visits.find(({ rumiId }: { rumiId: string }) => rumiId === dogId)?.status
      expect([statusOf(present.dogId), statusOf(coming.dogId)]).toEqual(['in-house', 'gone'])
      const { careSheet } = await desk.request('get', `/careSheet?day=${openToday}`)
      const marks = careSheet.entries.filter(
        ({ careItemId }: { careItemId: string }) => careItemId === careItem.id,
      )
      expect(marks).toMatchObject([{ status: 'half' }])
      await conflict.getByRole('button', { name: /^Descartar la mía/ }).click()
      await expect(conflict).toHaveCount(0)
      await expect.poll(() => storedActs(page)).toHaveLength(0)
    })
    await desk.close()
  },
)
