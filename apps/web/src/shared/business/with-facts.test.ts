import { defaultSettings, planPages } from '@rumi/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factNames, businessInfo } from './business-info.ts'
import { withFacts } from './with-facts.ts'

const puebla = businessInfo(
  {
    ...defaultSettings,
    address: { ...defaultSettings.address, city: 'Puebla' },
  },
  planPages,
)

/** Files where the word for dog heads a column or labels a field. */
const wordForDog = new Set(['office-dogs.ts', 'office-records.ts', 'in-house.ts', 'sistema.ts'])

test('fills a sentence with the settings', () => {
  expect(withFacts('Guardería en {ciudad}, {ciudad}', puebla)).toBe('Guardería en Puebla, Puebla')
  expect(withFacts('Escribe a {correo}', puebla)).toBe('Escribe a hola@rumi.mx')
  expect(withFacts('{Dias}. Vente {dias}.', puebla)).toBe('De lunes a sábado. Vente de lunes a sábado.')
  expect(withFacts('{casa}', businessInfo({ ...puebla, name: 'Casa Lupita' }, planPages))).toBe('Casa Lupita')
  expect(withFacts('{otra} cosa', puebla)).toBe('{otra} cosa')
})

test('each service names the medical records that the settings require', () => {
  const { facts } = businessInfo(
    {
      ...defaultSettings,
      minimumAge: { months: 6, monthsVaccinated: 6, multipleDoses: 3 },
      requirements: {
        ...defaultSettings.requirements,
        hotel: ['rabies', 'deworming-internal', 'deworming-external', 'age'],
        grooming: ['rabies', 'bordetella', 'deworming-external'],
        training: ['evaluation', 'age', 'owner-identified'],
      },
    },
    planPages,
  )
  expect([
    facts.papelesHotel,
    facts.papelesEstetica,
    facts.papelesEntrenamiento,
    facts.papelesEventos,
  ]).toEqual([
    'Su comprobante de vacunación actualizado, desparasitación interna y externa vigente, haber cumplido los 6 meses y una reserva hecha antes de llegar',
    'Sus vacunas vigentes: Rabia y Bordetella; desparasitación externa vigente',
    'Una evaluación de conducta (la hacemos en su primer día); haber cumplido los 6 meses; tu identificación oficial',
    '',
  ])
})

test('no sentence names an unknown fact or spells out the place itself', () => {
  const folder = new URL('../../copy/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of names) {
    const source = readFileSync(new URL(name, folder), 'utf8')
    const named = [...source.matchAll(/(?<!\$)\{(\w+)\}/g)].map(
      ([, fact]) => `${fact!.charAt(0).toLowerCase()}${fact!.slice(1)}`,
    )
    expect(
      named.filter((fact) => !factNames.includes(fact)),
      name,
    ).toEqual([])
    expect(source, name).not.toMatch(/\d:00 a \d|24 horas|[12][15]:00[.,]/)
    expect(source.replaceAll(String.raw`\u00a0`, ' '), name).not.toMatch(/[\d}]%/)
    const { street, neighbourhood, city, postalCode } = defaultSettings.address
    for (const fact of [
      street,
      neighbourhood,
      city,
      postalCode,
      defaultSettings.email,
      defaultSettings.phone,
    ])
      expect(source.replaceAll('\u00a0', ' '), name).not.toContain(fact)
    expect(wordForDog.has(name) || !/\bRumi\b/.test(source), name).toBe(true)
  }
})
