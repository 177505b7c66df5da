import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { demoPeople, loginAs } from '../support/people.ts'

test(
  'an owner reports a death; the dog is no longer bookable and keeps its history; the desk reverts it',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const { users } = await desk.request('get', `/users?search=${demoPeople.luis}`)
    const dog = { name: 'Lucero', sex: 'macho', birthDate: '2014-05-01', breed: 'Beagle' }
    const { rumi } = await desk.request('post', '/rumis', { ...dog, ownerId: users[0].id })
    const { _id } = rumi as { _id: string }
    await desk.close()

    await test.step('the owner reports it', async () => {
      await loginAs(page, 'luis')
      await page.goto(`/mi-cuenta/rumis/${_id}`)
      await page.getByRole('button', { name: 'Lucero ya no va a venir' }).click()
      const requested = page.getByRole('dialog', { name: 'Lucero ya no va a venir' })
      await expect(requested.getByRole('button', { name: 'Guardar' })).toBeDisabled()
      await requested.getByText('Falleció').click()
      await expectReachableByEveryone(page)
      await requested.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText('Sentimos mucho que Lucero ya no esté.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Reservar su día' })).toBeHidden()
      await expectReachableByEveryone(page)
    })

    await test.step('it has a section of its own, and is not offered when booking', async () => {
      await page.goto('/mi-cuenta/rumis')
      const ended = page.getByRole('region', { name: 'Ya no vienen con nosotros' })
      await expect(ended.getByRole('link', { name: /Lucero/ })).toBeVisible()
      await expectReachableByEveryone(page)
      await page.goto('/mi-cuenta/reservar?servicio=guarderia&paso=rumis')
      await expect(page.getByText('Taco').first()).toBeVisible()
      await expect(page.getByText('Lucero')).toBeHidden()
    })

    await test.step('the desk reads it, and takes it back', async () => {
      await loginAs(page, 'marta')
      await page.goto(`/oficina/rumis/${_id}`)
      await expect(page.getByText(/^Falleció; se anotó el/)).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Fue un error' }).click()
      await expect(page.getByText(/^Falleció; se anotó el/)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Ya no viene' })).toBeVisible()
    })
  },
)
