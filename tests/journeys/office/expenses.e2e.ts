import { demoTaxData } from '../../../apps/api/src/db/seed/demo/demo-tax-data.ts'
import type { Page } from '@playwright/test'
import { supplierInvoice } from '../../support/documents/supplier-invoice.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { photograph } from '../support/photograph.ts'

const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(new Date())
const receipt = async (page: Page) => ({
  name: 'ticket.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(page),
})
const register = (page: Page) => page.getByRole('button', { name: 'Registrar gasto' }).click()

/** Whose expense is whose on a server that several journeys share. */
const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test(
  'a receipt is written down with its photo, found in its month, paid and taken back',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const supplier = named('Jabones Finos')
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/gastos')
    await page.getByRole('link', { name: 'Registrar gasto' }).click()
    await expect(page.getByRole('heading', { name: 'Registrar gasto' })).toBeVisible()
    await expectReachableByEveryone(page)

    await register(page)
    await expect(page.getByText('Elige una cuenta de gasto.')).toBeVisible()
    await page.getByLabel('Cuenta').selectOption({ label: '601.84 Gastos generales' })
    await page.getByLabel('RFC de quien vendió').fill('cro850101sa8')
    await expect(page.getByText(/Su último carácter no va con los demás/)).toBeVisible()
    await page.getByLabel('RFC de quien vendió').fill('cro850231sa8')
    await page.getByLabel('Quién vendió', { exact: true }).fill(supplier)
    await page.getByLabel('Qué se compró').fill('Jabón de avena, veinte litros')
    await page.getByLabel('Importe sin IVA').fill('1,250')
    await expect(page.getByLabel('IVA en pesos')).toHaveValue('200')
    await page.getByText('Por pagar', { exact: true }).click()
    await register(page)
    await expect(page.getByText('Revisa el RFC: la fecha que lleva dentro no existe.')).toBeVisible()
    await expect(page.getByLabel('RFC de quien vendió')).toBeFocused()
    await expectReachableByEveryone(page)
    await page.getByLabel('RFC de quien vendió').fill('CRO850101SA7')
    await page.getByLabel('Tomar foto').setInputFiles(await receipt(page))
    await expect(page.getByText('Se guardará ticket.jpg.')).toBeVisible()
    await expect(page.getByText('Total $1,450.00 MXN')).toBeVisible()
    await register(page)

    await expect(page.getByRole('heading', { name: supplier })).toBeVisible()
    await expect(page.getByText('Falta pagar')).toBeVisible()
    await expectReachableByEveryone(page)
    const photo = await page.getByRole('link', { name: 'Ver comprobante' }).getAttribute('href')
    expect((await page.request.get(photo!)).headers()['content-type']).toBe('image/webp')

    await page.getByRole('button', { name: 'Ya se pagó' }).click()
    await page.getByRole('button', { name: 'Registrar pago' }).click()
    await expect(page.getByText(/^Banco, /)).toBeVisible()
    await expect(page.getByRole('link', { name: /: Pago a Jabones Finos/ })).toBeVisible()

    const attach = page.getByLabel('Adjuntar factura (XML)')
    const xml = (subtotal: string, iva: string, total: string) => ({
      name: 'factura.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(
        supplierInvoice({
          day: today(),
          receiver: demoTaxData.rfc,
          subtotal,
          total,
          taxed: [{ base: subtotal, rate: '0.160000', iva }],
        }),
      ),
    })
    await attach.setInputFiles(xml('1300.00', '208.00', '1508.00'))
    await expect(page.getByRole('alert')).toContainText('no coincide el importe')
    await attach.setInputFiles(xml('1250.00', '200.00', '1450.00'))
    await expect(page.getByText('Factura adjunta.')).toBeVisible()
    await expect(attach).toBeHidden()

    await page.getByRole('link', { name: 'Todos los gastos' }).click()
    await page.getByRole('searchbox').fill(supplier)
    await expect(page.getByText('1 gasto', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Totales' })).toContainText('$1,450.00 MXN')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: supplier }).click()

    await page.getByRole('button', { name: 'Retirar gasto' }).click()
    const confirm = page.getByRole('button', { name: 'Sí, retirarlo' })
    await expect(confirm).toBeDisabled()
    await page.getByLabel('Por qué se retira').fill('Se devolvió')
    await expectReachableByEveryone(page)
    await confirm.click()
    await expect(page.getByText(/^Retirado por .*: Se devolvió$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Reversa de la póliza/ })).toHaveCount(2)
    await page
      .getByRole('link', { name: /: Jabones Finos/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Abrir el gasto' }).click()
    await expect(page.getByRole('heading', { name: supplier })).toBeVisible()
  },
)

test(
  'on a tablet the menu of the books shows which of its pages one is below',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await loginAs(page, 'conta')
    for (const below of ['/oficina/contabilidad/gastos/nuevo', '/oficina/contabilidad/gastos']) {
      await page.goto(below)
      const menu = page.getByRole('navigation', { name: 'Libros' })
      const current = menu.getByRole('link', { name: 'Gastos', exact: true })
      await expect(current).toHaveAttribute('aria-current', 'page')
      await expect(current).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'an invoice fills the expense and is entered once',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const concept = named('Croquetas de cordero')
    const invoice = {
      name: 'factura.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(
        supplierInvoice({ day: today(), concepts: [concept], form: '01', receiver: demoTaxData.rfc }),
      ),
    }
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/gastos/nuevo')
    const picker = page.getByLabel('Leer factura (XML)')
    await picker.setInputFiles({ ...invoice, buffer: Buffer.from('<html></html>') })
    await expect(page.getByRole('alert')).toContainText('no es una factura')
    await picker.setInputFiles(invoice)
    await expect(page.getByLabel('Qué se compró')).toHaveValue(concept)
    await expect(page.getByText('Total $1,160.00 MXN')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked()
    await expect(page.getByLabel('De dónde salió el efectivo')).toBeVisible()
    await page.getByLabel('Cuenta').selectOption({ label: '501.01 Costo de ventas' })
    await expectReachableByEveryone(page)
    await register(page)
    await expect(page.getByRole('heading', { name: 'CROQUETAS DEL SUR' })).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar XML' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.xml$/)

    await page.goto('/oficina/contabilidad/gastos/nuevo')
    await picker.setInputFiles(invoice)
    await page.getByRole('link', { name: 'Ver ese gasto' }).click()
    await expect(page.getByText(concept, { exact: true })).toBeVisible()

    const others = { day: today(), receiver: demoTaxData.rfc }
    const more = { ...invoice, name: 'otra.xml', buffer: Buffer.from(supplierInvoice(others)) }
    await page.goto('/oficina/contabilidad/gastos/importar')
    await page.getByLabel('Elegir XML o ZIP').setInputFiles([invoice, more])
    await expect(page.getByText('1 factura por registrar, $1,160.00 MXN. 1 ya estaba.')).toBeVisible()
    await expect(page.getByLabel('Cuenta de CROQUETAS DEL SUR')).toHaveValue(/./)
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Registrar 1 documento' }).click()
    await expect(page.getByText('Se registró 1 documento.')).toBeVisible()

    await page.goto('/oficina/contabilidad/gastos')
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar en CSV' }).click()
    expect((await csv).suggestedFilename()).toMatch(/^gastos-\d{4}-\d{2}-01-/)
  },
)
