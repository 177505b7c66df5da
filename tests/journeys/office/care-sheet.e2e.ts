import { addMinutes, timeOf } from '@rumi/contract'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'the desk plans a dog’s care, gives a meal with one tap and a medicine with two, and undoes a mark',
  { tag: ['@phone-only'] },
  async ({ page, openToday }) => {
    const time = timeOf(addMinutes(new Date().toISOString(), -2))
    const desk = await openDesk()
    const { dogId } = await desk.family('Brisa')
    const booked = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
    await desk.request('post', '/careItems', { rumiId: dogId, kind: 'meal', name: 'Pollo', times: [time] })
    await loginAs(page, 'marta')

    await test.step('the plan of the dog takes a medicine', async () => {
      await page.goto(`/oficina/rumis/${dogId}`)
      await page.getByRole('button', { name: 'Agregar cuidado' }).click()
      const form = page.getByRole('dialog', { name: 'Agregar al plan de Brisa' })
      await form.getByText('Medicina', { exact: true }).click()
      await form.getByLabel('¿Qué se le da?').fill('Carprofeno')
      await form.getByLabel('Cantidad').fill('media tableta')
      await form.getByLabel('Hora 1').fill(time)
      await expectReachableByEveryone(page)
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText('Carprofeno, media tableta')).toBeVisible()
    })

    await page.goto('/oficina/cuidados')
    const row = (name: string) =>
      page.getByRole('listitem').filter({ hasText: 'Brisa' }).filter({ hasText: name })
    await expect(row('Carprofeno')).toBeVisible()
    await expectReachableByEveryone(page)

    await test.step('a meal takes one tap', async () => {
      const taps = await countTaps(page)
      await row('Pollo')
        .getByRole('button', { name: /^Comió/ })
        .click()
      await expect(row('Pollo')).toContainText('Marta')
      expect(await taps()).toBe(1)
    })

    await test.step('a medicine takes two, with its dog and amount in sight', async () => {
      const taps = await countTaps(page)
      await row('Carprofeno').getByRole('button', { name: /^Dar/ }).click()
      const look = page.getByRole('dialog', { name: 'Revisa antes de dar' })
      await expect(look).toContainText('Brisa')
      await expect(look).toContainText('media tableta')
      await look.getByRole('button', { name: 'Sí, ya se la di' }).click()
      await expect(row('Carprofeno')).toContainText('Dada')
      expect(await taps()).toBe(2)
    })

    await test.step('a mark is undone and another result is chosen', async () => {
      await row('Pollo')
        .getByRole('button', { name: /^Deshacer/ })
        .click()
      await row('Pollo')
        .getByRole('button', { name: /^Otro resultado/ })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'La mitad' }).click()
      await expect(row('Pollo')).toContainText('La mitad')
    })
  },
)
