import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { confirmPassword, loginAs } from '../support/people.ts'

test(
  'an administrator changes a price and invites a colleague, who joins by the mail; the trail names both',
  { tag: ['@also-wide', '@long'] },
  async ({ page, browser, baseURL }) => {
    const stamp = String(Date.now())
    const name = `Cepillado ${stamp}`
    const email = `rosa-${stamp}@correo.mx`
    const dialog = page.getByRole('dialog')
    await loginAs(page, 'admin')

    await test.step('a price', async () => {
      await page.goto(`/oficina/servicios?tipo=Grooming`)
      await page.getByRole('button', { name: 'Nuevo servicio' }).click()
      await dialog.getByLabel('Servicio', { exact: true }).fill(name)
      await dialog.getByLabel('Tipo').selectOption('Grooming')
      await dialog.getByLabel('Precio').fill('250')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('button', { name }).click()
      await dialog.getByLabel('Precio').fill('310')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('an invitation', async () => {
      await page.goto('/oficina/ajustes/permisos')
      await expect(page.getByRole('heading', { level: 1, name: 'Permisos' })).toBeVisible()
      await expect(page.getByRole('row', { name: /reservar cada semana Lo suyo Todo/ })).toBeVisible()
      await page.getByRole('button', { name: 'Invitar' }).click()
      await dialog.getByLabel('Nombre').fill('Rosa')
      await dialog.getByLabel('Correo').fill('ana@demo.rumi.mx')
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
      await confirmPassword(page)
      await expect(dialog.getByText('Ese correo ya tiene cuenta')).toBeVisible()
      await dialog.getByLabel('Correo').fill(email)
      await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
      await expect(dialog).toBeHidden()
      const pending = page.getByRole('list', { name: 'Invitaciones pendientes' })
      await expect(pending.getByText(email)).toBeVisible()
      await expect(pending.getByRole('listitem').filter({ hasText: email })).toContainText('Vale hasta el')
      await expectReachableByEveryone(page)
    })

    await test.step('an invited colleague is logged in with their role, and the link works once', async () => {
      const guest = await browser.newPage({ baseURL: baseURL! })
      const link = await linkInMailTo(email, '/auth/invitacion/')
      await guest.goto(link)
      await expect(guest.getByText(`Tu cuenta será ${email}. Entras como recepción.`)).toBeVisible()
      await expectReachableByEveryone(guest)
      await guest.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
      await expect(guest.getByLabel('Apellidos')).toHaveAttribute('aria-invalid', 'true')
      await guest.getByLabel('Apellidos').fill(`Cruz ${stamp}`)
      await guest.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
      await guest.getByLabel('Confirma tu contraseña').fill('tres perros en el patio')
      await guest.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
      await expect(guest).toHaveURL(/\/oficina$/)
      await guest.context().clearCookies()
      await guest.goto(link)
      await expect(guest.getByRole('heading', { name: 'Esa invitación ya no sirve' })).toBeVisible()
      await expectReachableByEveryone(guest)
      await guest.close()
    })

    await test.step('the trail', async () => {
      await page.goto('/oficina/ajustes/bitacora')
      const changes = page.getByRole('list', { name: 'Cambios' })
      await expect(
        changes.getByRole('heading', {
          name: `Rosa Cruz ${stamp} aceptó la invitación de Rosa Cruz ${stamp}`,
        }),
      ).toBeVisible()
      await expect(
        changes.getByRole('heading', {
          name: `Adriana Rojas Meza envió la invitación de Rosa Cruz ${stamp}`,
        }),
      ).toBeVisible()
      await page.getByRole('combobox', { name: 'Qué' }).selectOption('Servicios')
      await expect(page).toHaveURL(/que=service/)
      const price = changes
        .getByRole('listitem')
        .filter({ hasText: `Adriana Rojas Meza cambió el servicio ${name}` })
      await expect(price.getByText('$250.00 MXN')).toBeVisible()
      await expect(price.getByText('$310.00 MXN')).toBeVisible()
      await price.getByRole('link', { name: /Su historia/ }).click()
      await expect(changes.getByRole('listitem')).toHaveCount(2)
      await expectReachableByEveryone(page)
      await page.getByLabel('Hasta').fill('2020-01-01')
      await expect(page.getByRole('heading', { name: 'Nada con esos filtros' })).toBeVisible()
      await page.getByRole('button', { name: 'Quitar filtros' }).click()
      await expect(changes.getByRole('listitem').first()).toBeVisible()
      await expectReachableByEveryone(page)
    })
  },
)
