import type { Browser, Locator, Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { newOwner, ownersPassword } from '../support/new-owner.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { confirmPassword, loginAs } from '../support/people.ts'

const invitationMail = '/auth/familia/'

async function addDog(page: Page, name: string) {
  await page.goto('/mi-cuenta/rumis/nuevo')
  await page.getByLabel('Nombre').fill(name)
  await page.getByText('Hembra', { exact: true }).click()
  await page.getByLabel('Fecha de nacimiento').fill('2023-01-10')
  await page.getByRole('button', { name: 'Agregar rumi' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function sendInvitation(dialog: Locator, name: string, email: string) {
  await dialog.getByLabel('Su nombre').fill(name)
  await dialog.getByLabel('Su correo').fill(email)
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
}

async function invite(page: Page, name: string, email: string) {
  await page.goto('/mi-cuenta/perfil')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar a tu cuenta' })
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialog.getByLabel('Su correo')).toHaveAttribute('aria-invalid', 'true')
  await sendInvitation(dialog, name, email)
  await confirmPassword(page, ownersPassword)
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Invitaste a ${name}`)).toBeVisible()
}

const another = (browser: Browser, baseURL: string | undefined, page: Page) =>
  browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize() })

test(
  'two people use one account, each with their own login, until its holder takes it back @long',
  { tag: '@also-wide' },
  async ({ page, browser, baseURL }) => {
    const stamp = String(Date.now())
    const email = `beto-${stamp}@correo.mx`
    await newOwner(page, 'Ana')
    await addDog(page, 'Canela')

    await test.step('one invites the other', async () => {
      await invite(page, 'Beto', email)
      await expectReachableByEveryone(page)
    })

    const beto = await another(browser, baseURL, page)
    await test.step('the family member chooses a password and sees the same dogs', async () => {
      await beto.goto(await linkInMailTo(email, invitationMail))
      await expect(beto.getByText('Ana Vega te invita')).toBeVisible()
      await expectReachableByEveryone(beto)
      await beto.getByLabel('Apellidos').fill(`Ríos ${stamp}`)
      await beto.getByLabel('Contraseña', { exact: true }).fill(ownersPassword)
      await beto.getByLabel('Confirma tu contraseña').fill(ownersPassword)
      await beto.getByRole('button', { name: 'Crear mi contraseña y entrar' }).click()
      await expect(beto).toHaveURL(/\/mi-cuenta$/)
      await beto.goto('/mi-cuenta/rumis')
      await expect(beto.getByRole('link', { name: /Canela/ }).first()).toBeVisible()
      await addDog(beto, 'Frida')
      await page.goto('/mi-cuenta/rumis')
      await expect(page.getByRole('link', { name: /Frida/ }).first()).toBeVisible()
    })

    await test.step('and reads in the profile whose account it is, and what is not theirs to do', async () => {
      await beto.goto('/mi-cuenta/perfil')
      await expect(beto.getByText('Compartes la cuenta de Ana Vega.')).toBeVisible()
      await expect(beto.getByRole('button', { name: 'Invitar a alguien' })).toHaveCount(0)
      await expect(beto.getByText('La cuenta de Ana sigue como está')).toBeVisible()
      await expectReachableByEveryone(beto)
    })

    await test.step('the desk sees both', async () => {
      const desk = await another(browser, baseURL, page)
      await loginAs(desk, 'marta')
      await desk.goto(`/oficina/clientes?buscar=${encodeURIComponent(`Ríos ${stamp}`)}`)
      await desk.getByText(`Ríos ${stamp}`).first().click()
      await expect(desk.getByText('Es la segunda persona de la cuenta de Ana Vega.')).toBeVisible()
      await desk.getByRole('link', { name: 'Ver la cuenta' }).click()
      await expect(desk.getByRole('heading', { level: 2, name: 'Quién usa la cuenta' })).toBeVisible()
      await expect(desk.getByRole('link', { name: `Beto Ríos ${stamp}` })).toBeVisible()
      await expectReachableByEveryone(desk)
      await desk.close()
    })

    await test.step('the holder takes it back, and the other is out from the next press on', async () => {
      await page.goto('/mi-cuenta/perfil')
      await page.getByRole('button', { name: 'Quitar acceso' }).click()
      const dialog = page.getByRole('dialog', { name: '¿Quitar el acceso de Beto?' })
      await dialog.getByRole('button', { name: 'Quitar acceso' }).click()
      await expect(page.getByRole('button', { name: 'Invitar a alguien' })).toBeVisible()
      await beto.goto('/mi-cuenta/rumis')
      await expect(beto).toHaveURL(/\/auth\/login/)
    })
    await beto.close()
  },
)

test(
  'a member with an own account logs in to accept, and may leave',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await newOwner(page, 'Carla')
    const luz = await another(browser, baseURL, page)
    const email = await newOwner(luz, 'Luz')
    await luz.context().clearCookies()
    await invite(page, 'Luz', email)
    await luz.goto(await linkInMailTo(email, invitationMail))
    await luz.getByRole('link', { name: 'Entrar para aceptar' }).click()
    await expect(luz).toHaveURL(/\/auth\/login/)

    await test.step('a member who resets the password returns to the invitation', async () => {
      await luz.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
      await expect(luz).toHaveURL(/\/auth\/olvide$/)
      await luz.getByLabel('Correo').fill(email)
      await luz.getByRole('button', { name: 'Enviar enlace' }).click()
      await luz.goto(await linkInMailTo(email, '/auth/restablecer/'))
      await luz.getByLabel('Contraseña nueva').fill(ownersPassword)
      await luz.getByLabel('Confirma tu contraseña').fill(ownersPassword)
      await luz.getByRole('button', { name: 'Guardar contraseña' }).click()
      await expect(luz.getByText('Carla Vega te invita')).toBeVisible()
      await expectReachableByEveryone(luz)
    })

    await test.step('and hears that it was taken back meanwhile', async () => {
      await page.getByRole('button', { name: 'Retirar invitación' }).click()
      await expect(page.getByText('Retiramos la invitación.')).toBeVisible()
      await luz.getByRole('button', { name: 'Aceptar y compartir' }).click()
      await expect(luz.getByRole('heading', { level: 1, name: 'Esa invitación ya no sirve' })).toBeVisible()
      await expect(luz.getByText('Pide otra a quien te invitó.')).toBeVisible()
    })

    await page.getByRole('button', { name: 'Invitar a alguien' }).click()
    await sendInvitation(page.getByRole('dialog', { name: 'Invitar a tu cuenta' }), 'Luz', email)
    await expect(page.getByText('Invitaste a Luz')).toBeVisible()
    await expect(page.getByText('El enlace sirve hasta el')).toBeVisible()
    await luz.goto(await linkInMailTo(email, invitationMail))
    await luz.getByRole('link', { name: 'Entrar para aceptar' }).click()
    await expect(luz.getByText('Carla Vega te invita')).toBeVisible()
    await luz.getByRole('button', { name: 'Aceptar y compartir' }).click()
    await expect(luz).toHaveURL(/\/mi-cuenta$/)

    await luz.goto('/mi-cuenta/perfil')
    await luz.getByRole('button', { name: 'Dejar de compartir' }).click()
    await luz
      .getByRole('dialog', { name: '¿Dejar de compartir la cuenta?' })
      .getByRole('button', { name: 'Dejar de compartir' })
      .click()
    await expect(luz.getByRole('button', { name: 'Invitar a alguien' })).toBeVisible()
    await luz.close()
  },
)
