import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a till is opened, counted without knowing what is expected, closed with its difference, and printed',
  { tag: ['@also-phone', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const other = `Terraza ${project.name}`
    await loginAs(page, 'marta')
    const throughNoTill = page.getByText(/^Este efectivo no pasa por ninguna caja/)
    const [croquettes] = (await desk.request('get', '/products')).products

    await test.step('cash that is charged while no till is open is warned about', async () => {
      await page.goto('/oficina/venta')
      await page.getByRole('searchbox').fill(croquettes.name)
      await page.getByRole('button', { name: `Agregar ${croquettes.name}` }).click()
      await expect(throughNoTill).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByText('Tarjeta de crédito', { exact: true }).click()
      await expect(throughNoTill).toBeHidden()
    })

    await page.goto('/oficina/caja')
    await page.getByLabel('Fondo en pesos').fill('quinientos')
    await page.getByRole('button', { name: 'Abrir caja' }).click()
    await expect(page.getByText('Escribe un importe como 350 o 350.50.')).toBeVisible()
    await page.getByLabel('Fondo en pesos').fill('500')
    await expect(page.getByText('Escribe un importe como 350 o 350.50.')).toBeHidden()
    await page.getByRole('button', { name: 'Abrir caja' }).click()
    const till = page.getByRole('region', { name: 'Mostrador' })
    await expect(till.getByText(/Fondo: \$500\.00 MXN/)).toBeVisible()

    await test.step('a float that was typed wrong is put right before it is counted', async () => {
      for (const float of ['50', '500']) {
        if (!(await till.getByLabel('Fondo correcto en pesos').isVisible()))
          await till.getByText('Corregir fondo').click()
        await till.getByLabel('Fondo correcto en pesos').fill(float)
        await till.getByRole('button', { name: 'Guardar fondo' }).click()
        await expect(till.getByText(`Fondo: $${float}.00 MXN`)).toBeVisible()
      }
    })

    await test.step('from then on it takes what is charged', async () => {
      await page.goto('/oficina/venta')
      const tills = Promise.all(
        ['open', 'counted'].map((status) =>
          page.waitForResponse((answer) => answer.url().includes(`/api/cashDays?status=${status}`)),
        ),
      )
      await page.getByRole('searchbox').fill(croquettes.name)
      await page.getByRole('button', { name: `Agregar ${croquettes.name}` }).click()
      await tills
      await expect(page.getByLabel('Recibido en pesos')).toBeVisible()
      await expect(throughNoTill).toBeHidden()
      await page.goto('/oficina/caja')
    })

    await test.step('receives cash and cards, and cash for water is taken out', async () => {
      const [{ id, priceCentavos }] = (await desk.request('get', '/products')).products
      await desk.request('post', '/counterSales', {
        items: [{ productId: id, quantity: 2 }],
        payments: [
          { method: 'cash', amountCentavos: priceCentavos, tipCentavos: 10_00 },
          { method: 'card', amountCentavos: priceCentavos },
        ],
      })
      await till.getByText('Entrada o salida de efectivo').click()
      await till.getByLabel('Importe en pesos').fill('20')
      await till.getByLabel('¿Para qué?').fill('Garrafón')
      await expectReachableByEveryone(page)
      await till.getByRole('button', { name: 'Anotar' }).click()
      await expect(page.getByText('Anotado.', { exact: true })).toBeVisible()
    })

    await test.step('the tip is paid out to the team, and the till knows it', async () => {
      await page.getByRole('button', { name: 'Entregar propinas: Todo el equipo' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Importe en pesos').fill('10')
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Entregar' }).click()
      await expect(page.getByText('Entregado: $10.00 MXN de propinas.')).toBeVisible()
    })

    await test.step('is counted blind and requires a reason for a difference', async () => {
      await till.getByRole('button', { name: 'Contar' }).click()
      await expect(till.getByText('Esperado', { exact: true })).toBeHidden()
      await till.getByLabel('Piezas de $200.00 MXN').fill('dos')
      await till.getByRole('button', { name: 'Guardar la cuenta' }).click()
      await expect(till.getByText('Escribe cuántas piezas, en número entero.')).toBeVisible()
      await till.getByLabel('Piezas de $200.00 MXN').fill('2')
      await till.getByLabel('Piezas de $50.00 MXN').fill('1')
      await expect(till.getByText('$450.00 MXN')).toBeVisible()
      await expectReachableByEveryone(page)
      await till.getByRole('button', { name: 'Guardar la cuenta' }).click()
      await expect(till.getByText('Esperado', { exact: true })).toBeVisible()
      await till.getByRole('button', { name: 'Cerrar caja' }).click()
      await expect(till.getByText('Antes de cerrar, revisa los cuidados atrasados')).toBeVisible()
      await till.getByLabel('Ya los vi').check()
      await till.getByRole('button', { name: 'Cerrar caja' }).click()
      await expect(till.getByText(/^Faltan \$.* Escribe por qué\.$/)).toBeVisible()
      await till.getByLabel('¿Por qué hay diferencia?').fill('Se dio cambio de más')
      await expectReachableByEveryone(page)
      await till.getByRole('button', { name: 'Cerrar caja' }).click()
    })

    await test.step('its report says every line of the sum', async () => {
      await expect(page.getByRole('heading', { name: 'Corte de caja' })).toBeVisible()
      const amounts = page.getByRole('region', { name: 'Efectivo' }).getByRole('definition')
      await expect(amounts.first()).toBeVisible()
      const centavos = (await amounts.allInnerTexts()).map((text) => {
        const pesos = Number(text.replaceAll(/[^\d.]/g, ''))
        return Math.round(pesos * 100) * (/[-−]/.test(text) ? -1 : 1)
      })
      const [expected = 0, counted = 0, difference = 0] = centavos.splice(-3)
      expect(centavos.reduce((sum, one) => sum + one, 0)).toBe(expected)
      expect([counted, difference]).toEqual([450_00, counted - expected])
      await expect(page.getByText('Se dio cambio de más')).toBeVisible()
      await expect(page.getByText('2 × $200.00 MXN')).toBeVisible()
      await expect(page.getByText(/^Salió · Garrafón · Marta/)).toBeVisible()
      await expect(page.getByText(/^Salió · Propinas: todo el equipo · Marta/)).toBeVisible()
      await expectReachableByEveryone(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Firma de quien entrega')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('a second till beside the first, and the reports of both', async () => {
      await page.getByRole('link', { name: 'Todas las cajas' }).click()
      for (const name of ['Mostrador', other]) {
        const another = page.getByText('Abrir otra caja')
        if (name === other) await another.click()
        await page.getByLabel('Fondo en pesos').fill('0')
        await page.getByLabel('Caja', { exact: true }).fill(name)
        await page.getByRole('button', { name: 'Abrir caja' }).click()
        const region = page.getByRole('region', { name })
        await expect(region).toBeVisible()
      }
      await expectReachableByEveryone(page)
      for (const name of ['Mostrador', other]) {
        const region = page.getByRole('region', { name })
        await region.getByRole('button', { name: 'Contar' }).click()
        await region.getByRole('button', { name: 'Guardar la cuenta' }).click()
        await region.getByLabel('Ya los vi').check()
        await region.getByRole('button', { name: 'Cerrar caja' }).click()
        await expect(page.getByRole('heading', { name: 'Corte de caja' })).toBeVisible()
        await page.getByRole('link', { name: 'Todas las cajas' }).click()
      }
      await expect(page.getByRole('link', { name: new RegExp(`${other}$`) })).toBeVisible()
      await expectReachableByEveryone(page)
    })
    await desk.close()
  },
)
