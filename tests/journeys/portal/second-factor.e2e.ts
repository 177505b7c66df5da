import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { loginAs, confirmPassword } from '../support/people.ts'
import { totpCode } from '../support/totp-code.ts'

const password = 'tres perros en el patio'

async function newOwner(page: Page, name: string) {
  const email = `${name.toLowerCase()}-${Date.now()}@correo.mx`
  const form = { name, lastName: 'Vega', email, confirmEmail: email, password, confirmPassword: password }
  await page.request.post('/api/auth/register', { data: form })
  const link = await linkInMailTo(email, '/auth/verificar/')
  await page.request.post(`/api/auth/verify-email/${link.split('/').at(-1)}`, { data: {} })
  return email
}

/** New accountant of the demo with a password. */
async function newAccountant(page: Page, name: string) {
  const email = await newOwner(page, name)
  await loginAs(page, 'admin')
  const session = await page.request.post('/api/auth/session', { data: {} })
  const headers = { authorization: `Bearer ${(await session.json()).token}` }
  const confirmed = { headers, data: { currentPassword: 'lomito-feliz-2026' } }
  expect((await page.request.post('/api/auth/confirm', confirmed)).status()).toBe(204)
  const found = await page.request.get(`/api/users?search=${email}`, { headers })
  const [person] = (await found.json()).data.users
  const made = await page.request.put(`/api/users/${person.id}`, { headers, data: { role: 'contador' } })
  expect(made.status()).toBe(200)
  await page.context().clearCookies()
  return email
}

async function signIn(page: Page, email: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

const leave = (page: Page) => page.context().clearCookies()

/** A finger on a sensor that is part of the device. */
async function withFingerprint(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test(
  'an owner adds an app of codes, keeps the recovery codes, and enters with either',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const email = await newOwner(page, 'Nadia')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/mi-cuenta$/)
    await page.goto('/mi-cuenta/perfil')
    await page.getByRole('button', { name: 'Agregar app de autenticación' }).click()
    await confirmPassword(page, password)

    const adding = page.getByRole('dialog', { name: 'Agrega tu app de autenticación' })
    await expect(adding.getByRole('img', { name: 'Código QR para tu app de autenticación' })).toBeVisible()
    const secret = (await adding.locator('code').innerText()).replaceAll(' ', '')
    const open = adding.getByRole('link', { name: 'Abrir en mi app de autenticación' })
    await expect(open).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await adding.getByRole('button', { name: 'Copiar clave' }).click()
    await expect(page.getByText('Copiamos la clave.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await expectReachableByEveryone(page)
    await adding.getByLabel('Los 6 dígitos que te muestra').fill('12')
    await adding.getByRole('button', { name: 'Activar' }).click()
    await expect(adding.getByText('Escribe los 6 dígitos.')).toBeVisible()
    // This one and the next are taken, also where their 30 seconds end on the way.
    const used = totpCode(secret)
    await adding.getByLabel('Los 6 dígitos que te muestra').fill(used)
    await adding.getByRole('button', { name: 'Activar' }).click()

    const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const recoveryCode = await codes.getByRole('listitem').first().innerText()
    await expectReachableByEveryone(page)
    const saving = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Descargar' }).click()
    expect((await saving).suggestedFilename()).toBe('codigos-de-recuperacion.txt')
    await codes.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
    await expectReachableByEveryone(page)

    await leave(page)
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible()
    await expectReachableByEveryone(page)
    const code = page.getByLabel('Código de 6 dígitos')
    await code.fill(used)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByText('Ese código no sirve o ya se usó.')).toBeVisible()
    await code.fill(totpCode(secret, 1))
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/mi-cuenta$/)

    await leave(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await page.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase())
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/mi-cuenta$/)
    await page.goto('/mi-cuenta/perfil')
    await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  },
)

test(
  'an accountant can do nothing before a passkey is made, which then opens the office alone',
  { tag: '@long' },
  async ({ page }) => {
    await withFingerprint(page)
    const email = await newAccountant(page, 'Pilar')
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Protege tu cuenta' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.goto('/oficina')
    await expect(page.getByRole('heading', { name: 'Protege tu cuenta' })).toBeVisible()

    await page.getByRole('button', { name: 'Agregar llave de acceso' }).click()
    const adding = page.getByRole('dialog', { name: 'Agrega una llave de acceso' })
    await adding.getByLabel('Nombre').fill('Portátil de Pilar')
    await adding.getByRole('button', { name: 'Crear la llave' }).click()
    await confirmPassword(page, password)
    await page.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(page.getByText('Listo. Tu cuenta ya tiene verificación en dos pasos.')).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/oficina\/contabilidad$/)

    await leave(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
    await expect(page).toHaveURL(/\/oficina\/contabilidad$/)

    await leave(page)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click()
    await expect(page).toHaveURL(/\/oficina\/contabilidad$/)

    await page.goto('/oficina/mi-cuenta')
    await expect(page.getByText('Portátil de Pilar')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Quitar: Portátil de Pilar' }).click()
    await expect(page.getByText('Agrega otro para poder quitar este.')).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar nombre: Portátil de Pilar' }).click()
    await page.getByRole('dialog').getByLabel('Nombre').fill('Llavero azul')
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Llavero azul')).toBeVisible()
  },
)
