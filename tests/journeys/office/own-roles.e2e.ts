import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { confirmPassword, loginAs } from '../support/people.ts'

test(
  'a role of the business reaches as far as it was given: a person invited with it sees no more, from the next page on @long',
  { tag: '@also-wide' },
  async ({ page, browser, baseURL }) => {
    const stamp = String(Date.now())
    const role = `Estética ${stamp}`
    const email = `eva-${stamp}@correo.mx`
    const dialog = page.getByRole('dialog').filter({ hasNotText: 'Confirma que eres tú' })
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/permisos')

    await test.step('it is made from Recepción', async () => {
      await page.getByRole('button', { name: 'Nuevo rol' }).click()
      await dialog.getByRole('button', { name: 'Guardar rol' }).click()
      await expect(dialog.getByLabel('Nombre del rol')).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel('Nombre del rol').fill(role)
      await dialog.getByLabel('Cobros', { exact: true }).selectOption({ label: 'Solo ver' })
      await dialog.getByLabel('Mensajes', { exact: true }).selectOption({ label: 'Nada' })
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Guardar rol' }).click()
      await confirmPassword(page)
      await expect(dialog).toBeHidden()
      const line = page.getByRole('list', { name: 'Roles propios' }).getByRole('listitem')
      await expect(line.filter({ hasText: role })).toContainText('Solo ve Cobros. No entra a Mensajes.')
      await expectReachableByEveryone(page)
    })

    await test.step('a colleague is invited with it', async () => {
      await page.getByRole('button', { name: 'Invitar' }).click()
      await dialog.getByLabel('Nombre').fill('Eva')
      await dialog.getByLabel('Correo').fill(email)
      await dialog.getByLabel('Rol propio').selectOption({ label: role })
      await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
      await expect(dialog).toBeHidden()
    })

    const guest = await browser.newPage({ baseURL: baseURL! })
    await test.step('and reaches what it leaves', async () => {
      await guest.goto(await linkInMailTo(email, '/auth/invitacion/'))
      await guest.getByLabel('Apellidos').fill(`Luna ${stamp}`)
      await guest.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
      await guest.getByLabel('Confirma tu contraseña').fill('tres perros en el patio')
      await guest.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
      await expect(guest).toHaveURL(/\/oficina/)
      await guest.goto('/oficina/mensajes')
      await expect(guest.getByRole('heading', { level: 2, name: 'Esta parte no es de tu rol' })).toBeVisible()
      await expect(guest.getByRole('link', { name: 'Mensajes', exact: true })).toHaveCount(0)
      await guest.goto('/oficina/pagos')
      await expect(guest.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible()
    })

    await test.step('a returned permission works at once', async () => {
      await page.getByRole('button', { name: `Cambiar el rol ${role}` }).click()
      await dialog.getByLabel('Mensajes', { exact: true }).selectOption({ label: 'Como su rol' })
      await dialog.getByRole('button', { name: 'Guardar rol' }).click()
      await expect(dialog).toBeHidden()
      await guest.goto('/oficina/mensajes')
      await expect(guest.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
      await guest.close()
    })

    await test.step('is not deleted while a user has it', async () => {
      await page.getByRole('button', { name: `Borrar el rol ${role}` }).click()
      await dialog.getByRole('button', { name: 'Borrar' }).click()
      await expect(dialog.getByText('Hay personas o invitaciones con ese rol.')).toBeVisible()
    })
  },
)
