import { addDays, instantAt } from '@rumi/contract'
import { openDay, openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { photograph } from '../support/photograph.ts'

test(
  'a room and a groomer are added, and what is booked moves before one is out of service and the other retired',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const stay = openStay(285, 2)
    const day = openDay('Grooming', 285)
    const desk = await openDesk()
    const left = async (serviceType: 'Hotel' | 'Grooming', on: string) => {
      const service = await desk.serviceOf(serviceType)
      const { availability } = await desk.request(
        'get',
        `/availability?serviceId=${service}&from=${on}&to=${on}`,
      )
      const [{ remaining, slots = [] }] = availability
      return (
        slots.find(({ start }: { start: string }) => start === instantAt(on, '10:00'))?.remaining ?? remaining
      )
    }
    const rooms = await left('Hotel', stay.start)
    const groomers = await left('Grooming', day)
    const { dogId } = await desk.family('Nuez')
    const { id: stayId } = await desk.book('Hotel', dogId, { ...stay, resource: 'Nopal' })

    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/habitaciones')
    await page.getByRole('button', { name: 'Agregar habitación' }).click()
    const form = page.getByRole('dialog', { name: 'Agregar habitación' })
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(form.getByText('Escribe el nombre.')).toBeVisible()
    await form.getByLabel('Nombre').fill('Ahuehuete')
    await expect(form.getByText('Escribe el nombre.')).toHaveCount(0)
    await form.getByLabel('Tamaño').selectOption({ label: 'Grande' })
    await expectReachableByEveryone(page)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('button', { name: 'Cambiar Ahuehuete' })).toBeVisible()
    expect(await left('Hotel', stay.start)).toBe(rooms)

    await page.getByRole('button', { name: 'Cambiar Ahuehuete' }).click()
    const changing = page.getByRole('dialog', { name: 'Cambiar Ahuehuete' })
    await changing
      .getByLabel('Subir foto')
      .setInputFiles({ name: 'cuarto.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) })
    // The server renders each picture in several widths.
    await expect(changing.getByRole('img', { name: 'La habitación' })).toBeVisible({ timeout: 30_000 })
    await expectReachableByEveryone(page)
    await changing.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ahuehuete' }).locator('img')).toBeVisible()

    await page.getByRole('button', { name: 'Fuera de servicio: Nopal' }).click()
    const closures = page.getByRole('dialog', { name: 'Fuera de servicio: Nopal' })
    await closures.getByLabel('Desde la noche del').fill(stay.start)
    await closures.getByLabel('Vuelve el').fill(addDays(stay.start, 5))
    await closures.getByLabel('Motivo').fill('Pintura')
    await closures.getByRole('button', { name: 'Sacar de servicio' }).click()
    await expect(closures.getByText('Nuez', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await closures.getByLabel('Mover a Nuez a').selectOption({ label: 'Ahuehuete' })
    await closures.getByRole('button', { name: 'Mover', exact: true }).click()
    await expect(closures.getByText('Nuez', { exact: true })).toHaveCount(0)
    await closures.getByRole('button', { name: 'Sacar de servicio' }).click()
    await expect(closures.getByRole('button', { name: /^Quitar / })).toBeVisible()
    expect(await left('Hotel', stay.start)).toBe(rooms - 1)
    await closures.getByRole('button', { name: /^Quitar / }).click()
    await expect(closures.getByText('En servicio todas las noches.')).toBeVisible()
    await closures.getByRole('button', { name: 'Cerrar', exact: true }).click()

    await desk.request('put', `/serviceBookings/${stayId}`, { status: 'cancelled' })
    await page.getByRole('button', { name: 'Retirar Ahuehuete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
    await expect(page.getByRole('button', { name: 'Volver a usar Ahuehuete' })).toBeVisible()
    expect(await left('Hotel', stay.start)).toBe(rooms)
    await expectReachableByEveryone(page)

    await page.getByRole('link', { name: 'Equipo' }).click()
    await page.getByRole('button', { name: 'Agregar persona: Estética' }).click()
    const person = page.getByRole('dialog', { name: 'Agregar persona: Estética' })
    await person.getByLabel('Nombre').fill('Rosa')
    await person.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('button', { name: 'Cambiar Rosa' })).toBeVisible()
    expect(await left('Grooming', day)).toBe(groomers + 1)
    const time = { start: instantAt(day, '10:00'), end: instantAt(day, '10:00') }
    const { id: visitId } = await desk.book('Grooming', dogId, { ...time, resource: 'Rosa' })

    await page.getByRole('button', { name: 'Retirar Rosa' }).click()
    const retiring = page.getByRole('dialog', { name: '¿Retirar Rosa?' })
    await retiring.getByRole('button', { name: 'Retirar' }).click()
    await retiring.getByLabel('Mover a Nuez a').selectOption({ label: 'Diego' })
    await retiring.getByRole('button', { name: 'Mover', exact: true }).click()
    await expect(retiring.getByText('Nuez', { exact: true })).toHaveCount(0)
    await retiring.getByRole('button', { name: 'Retirar' }).click()
    await expect(page.getByRole('button', { name: 'Retirar Rosa' })).toHaveCount(0)
    expect(await left('Grooming', day)).toBe(groomers - 1)
    await expectReachableByEveryone(page)
    await desk.request('put', `/serviceBookings/${visitId}`, { status: 'cancelled' })
    await desk.close()
  },
)
