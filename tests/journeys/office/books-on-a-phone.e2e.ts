import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** Selects that do not have the room for any of their choices but the accounts of a long name, and names that are cut. */
const whatIsCut = `(() => {
  const canvas = document.createElement('canvas').getContext('2d')
  const cut = []
  for (const select of document.querySelectorAll('main select')) {
    if (!select.offsetParent) continue
    const look = getComputedStyle(select)
    canvas.font = look.fontWeight + ' ' + look.fontSize + ' ' + look.fontFamily
    const room = select.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight)
    for (const { text } of select.options)
      if (!/^\\d/.test(text) && canvas.measureText(text).width > room) cut.push(text)
  }
  for (const name of document.querySelectorAll('main [data-opens]'))
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 4) cut.push(name.textContent)
  return cut
})()`

const pages = [
  'gastos',
  'polizas',
  'cuentas',
  'facturas',
  'balanza?comparar=otra',
  'resultados?comparar=anio',
  'impuestos?figura=iva-collected',
  'ejercicios',
]

for (const width of [360, 320])
  test(`at ${width} px nothing that is chosen or named in the books is cut @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await loginAs(page, 'conta')
    for (const path of [...pages.map((name) => `/oficina/contabilidad/${name}`), '/oficina/pagos']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('load')
      await expect.poll(() => page.locator('main select, main li, main tr').count()).toBeGreaterThan(0)
      expect(await page.evaluate<string[]>(whatIsCut), path).toEqual([])
    }
  })
