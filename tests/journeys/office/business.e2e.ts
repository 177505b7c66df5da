import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { bearerOf, loginAs } from '../support/people.ts'

test(
  'the owner sees on a phone how business goes, and opens what a figure is made of',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/negocio')
    await expect(page.getByRole('heading', { name: 'Ingresos' })).toBeVisible()
    await expect(page.getByRole('figure', { name: 'Ingresos del periodo' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByText('Este año').click()
    await expect(page).toHaveURL(/periodo=ano/)
    const sectionOf = (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    await sectionOf('Ingresos').getByText('Ver las cifras').click()
    await expect(sectionOf('Ingresos').getByText('enero', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByText('Con hace un año').click()
    await expect(page).toHaveURL(/comparar=ano/)
    await expect(page.getByText(/^Del .* Se compara con los mismos días de un año antes/)).toBeVisible()
    await page.getByText('Fechas', { exact: true }).click()
    await page.getByLabel('Desde').fill('2026-01-01')
    await expect(page).toHaveURL(/desde=2026-01-01/)
    await expectReachableByEveryone(page)
    await page.getByText('Este año').click()
    await expect(page.getByRole('heading', { name: 'Ocupación' })).toBeVisible()
    await expect(page.getByText(/noches de habitación$/)).toBeVisible()
    await sectionOf('Ocupación').getByText('Ver las cifras').click()
    await expect(page.getByText(/^Guardería (–|\d+ %), hotel \d+ %$/).first()).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar Ocupación en CSV' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^ocupacion-\d{4}-01-01-.*\.csv$/)
    await expectReachableByEveryone(page)
    for (const [name, ending] of [
      ['Ingresos', /^ingresos-.*\.xlsx$/],
      ['Visitas', /^visitas-.*\.xlsx$/],
      ['Quienes más vienen', /^clientes-.*\.xlsx$/],
    ] as const) {
      const table = page.waitForEvent('download')
      await page.getByRole('button', { name: `Descargar ${name} en Excel` }).click()
      expect((await table).suggestedFilename()).toMatch(ending)
    }
    await expect(sectionOf('Visitas').getByText('Estancia promedio')).toBeVisible()
    await sectionOf('Visitas').getByRole('link', { name: 'Visitas entregadas' }).click()
    await expect(page).toHaveURL(/desde=\d{4}-01-01&hasta=.*&estado=checked-out/)
    await page.goBack()
    for (const figure of ['Perros que vinieron', 'Estancia promedio'])
      await expect(sectionOf('Visitas').getByRole('link', { name: figure })).toHaveAttribute(
        'href',
        /reservas\?desde=.*&hasta=.*&estado=checked-out/,
      )
    await page.getByRole('link', { name: 'Por cobrar' }).click()
    await expect(page.getByRole('heading', { name: 'Por cobrar' })).toBeVisible()
  },
)

/** A vaccine of Canela that ends in twelve days, kept by the desk as it saw it. */
async function endingVaccine(page: Page) {
  const headers = await bearerOf(page.request, 'marta')
  const request = async <Answer>(path: string, data?: object, method = data ? 'POST' : 'GET') => {
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    return ((await reply.json()) as { data: Answer }).data
  }
  const clients = await request<{ users: { id: string }[] }>('/users?search=ana@demo.rumi.mx')
  const { rumi } = await request<{ rumi: { _id: string; name: string } }>('/rumis', {
    name: `Vence ${crypto.randomUUID().slice(0, 6)}`,
    sex: 'hembra',
    birthDate: '2021-05-05',
    ownerId: clients.users[0]?.id,
  })
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(Date.now() + days * 86_400_000)
  const { medicalRecord } = await request<{ medicalRecord: { _id: string } }>('/medical-records', {
    rumiId: rumi._id,
    kind: 'vaccine',
    product: 'Rabia',
    appliedOn: inDays(-350),
    expiresOn: inDays(12),
  })
  const seen = { verified: true, withoutEvidence: 'La cartilla se vio en la casa' }
  await request(`/medical-records/${medicalRecord._id}`, seen, 'PUT')
  return rumi.name
}

test(
  'a medical record that ends soon leads to its dog',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const name = await endingVaccine(page)
    await loginAs(page, 'admin')
    await page.goto('/oficina/negocio')
    await expect(page.getByRole('heading', { name: 'Papeles por vencer' })).toBeVisible()
    await expect(page.getByText(/^Vencen en los próximos 30 días/)).toBeVisible()
    const more = page.getByText(/^Ver los otros \d+$/)
    if (await more.isVisible()) await more.click()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  },
)
