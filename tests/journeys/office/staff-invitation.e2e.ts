import type { Browser, Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { confirmPassword, loginAs } from '../support/people.ts'
import { totpCode } from '../support/totp-code.ts'

const password = 'tres perros en el patio'
const mailed = '/auth/invitacion/'

/** Navigation of the office by role, complete. */
const menus = {
  Recepción: [
    'Hoy',
    'Mi día',
    'Cuidados',
    'Ocupación',
    'Reservas',
    'Clientes',
    'Rumis',
    'Expedientes',
    'Reportes',
    'Incidentes',
    'Mensajes',
    'Privacidad',
    'Pagos',
    'Venta',
    'Caja',
    'Pedidos',
    'Inventario',
    'Productos',
    'Servicios',
    'Horarios',
    'Mi cuenta',
    'Detenidos',
  ],
  Contabilidad: [
    'Hoy',
    'Ocupación',
    'Reservas',
    'Clientes',
    'Rumis',
    'Mensajes',
    'Pagos',
    'Caja',
    'Pedidos',
    'Inventario',
    'Productos',
    'Contabilidad',
    'Servicios',
    'Horarios',
    'Mi cuenta',
  ],
}

/** Administrator at a desk, whose project does not use the phone. */
async function openPermissions(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  await loginAs(page, 'admin')
  await page.goto('/oficina/ajustes/permisos')
  return page
}

async function invite(page: Page, { name, email, role }: Record<'name' | 'email' | 'role', string>) {
  const dialog = page.getByRole('dialog').filter({ hasNotText: 'Confirma que eres tú' })
  await page.getByRole('button', { name: 'Invitar' }).click()
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByLabel('Correo').fill(email)
  await dialog.getByLabel('Rol', { exact: true }).selectOption({ label: role })
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect(question.or(page.getByText(`Invitamos a ${name}`))).toBeVisible()
  if (await question.isVisible()) await confirmPassword(page)
  await expect(dialog).toBeHidden()
}

async function accept(page: Page, lastName: string) {
  await page.getByLabel('Apellidos').fill(lastName)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirma tu contraseña').fill(password)
  await page.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
}

/** Opens the whole menu on a phone, reads its sections and closes it. */
async function expectMenu(page: Page, sections: readonly string[]) {
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Toda la oficina' })
  await expect(menu.getByRole('link')).toHaveText([...sections])
  await page.keyboard.press('Escape')
}

test(
  'an invited colleague opens the mail on a phone, chooses a password and sees the menu of their role',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000)
    const stamp = String(Date.now())
    const admin = await openPermissions(browser, baseURL!)

    await test.step('reception', async () => {
      const email = `rosa-${stamp}@correo.mx`
      await invite(admin, { name: 'Rosa', email, role: 'Recepción' })
      await page.goto(await linkInMailTo(email, mailed))
      await expect(page.getByText(`Tu cuenta será ${email}. Entras como recepción.`)).toBeVisible()
      await expectReachableByEveryone(page)
      await accept(page, `Cruz ${stamp}`)
      await expect(page).toHaveURL(/\/oficina$/)
      await expectMenu(page, menus['Recepción'])
      await expectReachableByEveryone(page)
    })

    await test.step('accounting sets its second step up first', async () => {
      const email = `clara-${stamp}@correo.mx`
      await page.context().clearCookies()
      await invite(admin, { name: 'Clara', email, role: 'Contabilidad' })
      await page.goto(await linkInMailTo(email, mailed))
      await expect(page.getByText('con verificación en dos pasos, que configuras al entrar')).toBeVisible()
      await accept(page, `Ríos ${stamp}`)
      await expect(page).toHaveURL(/segundo-paso/)
      await page.getByRole('button', { name: 'Agregar app de autenticación' }).click()
      const adding = page.getByRole('dialog', { name: 'Agrega tu app de autenticación' })
      const secret = (await adding.locator('code').innerText()).replaceAll(' ', '')
      await adding.getByLabel('Los 6 dígitos que te muestra').fill(totpCode(secret))
      await adding.getByRole('button', { name: 'Activar' }).click()
      await page.getByRole('button', { name: 'Ya los guardé' }).click()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(/\/oficina\/contabilidad$/)
      await expectMenu(page, menus.Contabilidad)
    })
    await admin.close()
  },
)

test(
  'a replaced or revoked invitation creates no account and shows the next step @long',
  { tag: '@phone-only' },
  async ({ page, browser, baseURL }) => {
    const email = `eva-${Date.now()}@correo.mx`
    const admin = await openPermissions(browser, baseURL!)
    await invite(admin, { name: 'Eva', email, role: 'Recepción' })
    const former = await linkInMailTo(email, mailed)
    const line = admin.getByRole('listitem').filter({ hasText: email })
    await line.getByRole('button', { name: 'Reenviar la invitación de Eva' }).click()
    await expect.poll(() => linkInMailTo(email, mailed), { timeout: 20_000 }).not.toBe(former)
    const newest = await linkInMailTo(email, mailed)
    const refused = page.getByRole('heading', { name: 'Esa invitación ya no sirve' })

    await page.goto(former)
    await expect(refused).toBeVisible()
    await page.goto(newest)
    await expect(page.getByText(`Tu cuenta será ${email}.`)).toBeVisible()

    await line.getByRole('button', { name: 'Retirar la invitación de Eva' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
    await expect(line).toBeHidden()
    await accept(page, 'Luna')
    await expect(refused).toBeVisible()
    await expect(page.getByText('pide otra a quien te invitó')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.reload()
    await expect(refused).toBeVisible()
    await page.getByRole('link', { name: 'Iniciar sesión' }).first().click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await admin.close()
  },
)
