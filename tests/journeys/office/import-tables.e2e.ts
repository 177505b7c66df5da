import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const table = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const clients = table(
  'clientes.csv',
  'Owner ID,First Name,Last Name,Email,Cell Phone\nimp-2026-1,Ximena,Traída,ximena.traida@correo.mx,5544443322\nimp-2026-2,Sin,Correo,no-es-correo,\n',
)
const dogs = table(
  'perros.csv',
  'Animal ID,Owner ID,Animal Name,Species,Gender,Birthday\nimp-a,imp-2026-1,Pistache,Dog,Male,2022-03-14\n',
)

/** Removes the records of one import, on the screen. */
async function undo(page: Page, file: string) {
  await page.getByRole('button', { name: `Deshacer la importación de ${file}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('1 registro borrado.')).toBeVisible()
  await expect(page.getByRole('article', { name: file }).getByText('Deshecha')).toBeVisible()
}

test(
  'an administrator imports clients and dogs, reads the error of a row, finds the client and undoes both',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/importar')
    await page.getByLabel('Elegir archivo').setInputFiles(clients)
    await expect(page.getByText('Entra 1 registro.')).toBeVisible()
    await expect(page.getByText('Renglón 3: Escribe un correo como ana@correo.mx.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descargar los renglones con error' })).toBeVisible()
    await expect(page.getByLabel('Apellidos')).toHaveValue('2')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Importar 1', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Lo que pasó' })).toBeVisible()

    await page.reload()
    await page.getByLabel('Qué trae el archivo').selectOption('Rumis')
    await page.getByLabel('Elegir archivo').setInputFiles(dogs)
    await page.getByRole('button', { name: 'Importar 1', exact: true }).click()
    await expect(page.getByRole('article', { name: 'perros.csv' }).getByText('Completa')).toBeVisible()

    await page.goto('/oficina/clientes?buscar=Traída')
    await expect(page.getByRole('link', { name: 'Ximena Traída' })).toBeVisible()

    await page.goto('/oficina/ajustes/importar')
    await undo(page, 'perros.csv')
    await undo(page, 'clientes.csv')
    await page.goto('/oficina/clientes?buscar=Traída')
    await expect(page.getByRole('link', { name: 'Ximena Traída' })).toHaveCount(0)
  },
)
