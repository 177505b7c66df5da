import type { Page } from '@playwright/test'
import { openDay } from './booking-people.ts'
import { demoPeople, loginAs, type DemoPerson } from './people.ts'
import { putInCart } from './put-in-cart.ts'
import { scriptReady } from './script-ready.ts'

/** A screen on which something is sent, as far as a refusal of it can be answered there. */
export type Stage = {
  as?: DemoPerson
  /** The call that is refused. */
  call: { method: string; path: RegExp }
  /** Opens the screen and fills in what the call needs. */
  open: (page: Page, dogId: string) => Promise<unknown>
  /** Sends it, and once more: what was filled in is still there. */
  send: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click()

/** Requires a second factor after a valid password, which demo users do not have. */
async function toSecondStep(page: Page) {
  const challenge = {
    code: 'second-factor-required',
    message: '',
    challenge: 'x'.repeat(43),
    kinds: ['totp'],
  }
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: challenge }))
  await fillLogin(page)
  await press('Iniciar sesión')(page)
  await page.getByLabel('Código de 6 dígitos').fill('123456')
}

async function fillLogin(page: Page) {
  await page.goto('/auth/login')
  await scriptReady(page)
  await page.getByLabel('Correo').fill(demoPeople.ana)
  await page.getByLabel('Contraseña', { exact: true }).fill('una que no es la suya')
}

const goTo = (path: string) => (page: Page) => page.goto(path)

export const stages = {
  login: {
    call: { method: 'POST', path: /^\/api\/auth\/login$/ },
    open: fillLogin,
    send: press('Iniciar sesión'),
  },
  secondStep: {
    call: { method: 'POST', path: /^\/api\/auth\/login\/second-factor$/ },
    open: toSecondStep,
    send: (page) => page.getByLabel('Código de 6 dígitos').press('Enter'),
  },
  passkey: {
    call: { method: 'POST', path: /^\/api\/auth\/login\/passkey-options$/ },
    open: fillLogin,
    send: press('Entrar con llave de acceso'),
  },
  verification: {
    call: { method: 'POST', path: /^\/api\/auth\/verify-email\// },
    open: async (page) => {
      await page.goto('/auth/verificar/no-sirve')
      await scriptReady(page)
    },
    send: press('Confirmar mi correo'),
  },
  newPassword: {
    call: { method: 'PATCH', path: /^\/api\/auth\/reset-password\// },
    open: async (page) => {
      await page.goto('/auth/restablecer/no-sirve')
      await scriptReady(page)
      await page.getByLabel('Contraseña nueva').fill('tres perros en el patio')
      await page.getByLabel('Confirma tu contraseña').fill('tres perros en el patio')
    },
    send: press('Guardar contraseña'),
  },
  ownPassword: {
    as: 'ana',
    call: { method: 'PATCH', path: /^\/api\/auth\/password$/ },
    open: async (page) => {
      await page.goto('/mi-cuenta/perfil')
      await press('Cambiar contraseña')(page)
      await page.getByLabel('Contraseña actual').fill('una que no es')
      await page.getByLabel('Contraseña nueva').fill('tres perros en el patio')
      await page.getByLabel('Repite la nueva').fill('tres perros en el patio')
    },
    send: press('Cambiar contraseña'),
  },
  booking: {
    as: 'luis',
    call: { method: 'POST', path: /^\/api\/serviceBookings$/ },
    open: (page, dogId) =>
      page.goto(
        `/mi-cuenta/reservar?servicio=guarderia&rumis=${dogId}&desde=${openDay('Guardería', 20)}&paso=precio`,
      ),
    send: press(/^Reservar (por \$|con tu pase)/),
  },
  checkout: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/orders$/ },
    open: async (page) => {
      await putInCart(page, 'Galletas de avena')
      await page.goto('/pagar')
    },
    send: press(/^Confirmar pedido por/),
  },
  newDog: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/rumis$/ },
    open: async (page) => {
      await page.goto('/mi-cuenta/rumis/nuevo')
      await page.getByLabel('Nombre').fill('Bruma')
      await page.getByText('Hembra', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill('2023-01-10')
    },
    send: press('Agregar rumi'),
  },
  medicalRecord: {
    as: 'luis',
    call: { method: 'POST', path: /^\/api\/medical-records$/ },
    open: async (page, dogId) => {
      await page.goto(`/mi-cuenta/rumis/${dogId}`)
      await page.getByRole('link', { name: 'Agregar papel' }).first().click()
      await page.getByLabel('Vacuna', { exact: true }).selectOption('Rabia')
      await page.getByLabel('Fecha de aplicación').fill('2026-09-01')
    },
    send: press('Guardar papel'),
  },
  pass: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/passes$/ },
    open: goTo('/mi-cuenta/reservar?servicio=guarderia-mensual'),
    send: press(/^Pedir por/),
  },
  dataRight: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/privacyRequests$/ },
    open: async (page) => {
      await page.goto('/mi-cuenta/perfil/derechos')
      await page.getByLabel('Cuéntanos qué pides').fill('Mi apellido lleva acento.')
    },
    send: press('Enviar solicitud'),
  },
  inviteFamily: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/users\/[^/]+\/familyInvitations$/ },
    open: async (page) => {
      await page.goto('/mi-cuenta/perfil')
      await press('Invitar a alguien')(page)
      await page.getByRole('dialog').getByLabel('Su nombre').fill('Beto')
      await page.getByRole('dialog').getByLabel('Su correo').fill('beto@correo.mx')
    },
    send: press('Enviar invitación'),
  },
  joinFamily: {
    as: 'ana',
    call: { method: 'POST', path: /^\/api\/auth\/family\/[^/]+\/joins$/ },
    open: async (page) => {
      const invitation = { name: 'Ana', email: demoPeople.ana, holder: 'Luis Hernández', hasAccount: true }
      await page.route('**/api/auth/family/de-prueba', (route) =>
        route.fulfill({ json: { data: { invitation } } }),
      )
      await page.goto('/mi-cuenta/perfil/familia?invitacion=de-prueba')
    },
    send: press('Aceptar y compartir'),
  },
  officeService: {
    as: 'admin',
    call: { method: 'POST', path: /^\/api\/services/ },
    open: async (page) => {
      await page.goto('/oficina/servicios')
      await press('Nuevo servicio')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Servicio', { exact: true }).fill('Baño de luna')
      await dialog.getByLabel('Precio').fill('250')
      await dialog.getByLabel('Tipo').selectOption('Grooming')
    },
    send: press('Guardar'),
  },
  serviceRemoved: {
    as: 'admin',
    call: { method: 'DELETE', path: /^\/api\/services\// },
    open: async (page) => {
      await page.goto('/oficina/servicios?buscar=guardería')
      await press('Día de guardería')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar servicio' }).click()
    },
    send: (page) =>
      page
        .getByRole('dialog', { name: /Borrar Día/ })
        .getByRole('button', { name: 'Borrar servicio' })
        .click(),
  },
  entry: {
    as: 'conta',
    call: { method: 'POST', path: /^\/api\/accounting\/glEntries$/ },
    open: async (page) => {
      await page.goto('/oficina/contabilidad/polizas/nueva')
      await page.getByLabel('Concepto').fill('Renta')
      const lines = page.getByRole('group')
      for (const [at, [account, side]] of [
        ['601.84 Gastos generales', 'Cargo'] as const,
        ['102.01 Bancos', 'Abono'] as const,
      ].entries()) {
        await lines.nth(at).getByLabel('Cuenta').selectOption({ label: account })
        await lines.nth(at).getByLabel(side).fill('100')
      }
    },
    send: press('Registrar'),
  },
} satisfies Record<string, Stage>

export type StageName = keyof typeof stages

export async function openStage(page: Page, { as }: Pick<Stage, 'as'>) {
  await page.context().clearCookies()
  if (as) await loginAs(page, as)
}
