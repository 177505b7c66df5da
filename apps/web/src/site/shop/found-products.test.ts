import { firstProducts } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { foundProducts, type Wanted } from './found-products.ts'

const products = firstProducts.map((product) => ({ ...product, ivaTreatment: 'general' as const, stock: 5 }))

const names = (wanted: Partial<Wanted>) =>
  foundProducts(products, { text: '', category: null, ...wanted }).map(({ name }) => name)

describe('product search', () => {
  test('without text and category finds all five', () => {
    expect(names({})).toHaveLength(5)
  })

  test.each(['CROQUETAS', 'croquetas', 'Croquetas  ', ' croquetas'])('finds the same for "%s"', (text) => {
    expect(names({ text })).toEqual(['Croquetas balanceadas', 'Croquetas altas en proteína'])
  })

  test('ignores accents, missing or extra, composed or not', () => {
    expect(names({ text: 'clasico' })).toEqual(['Juguete masticable clásico'])
    expect(names({ text: 'clásico' })).toEqual(['Juguete masticable clásico'])
    expect(names({ text: 'shámpoo' })).toEqual(['Shampoo para perro'])
  })

  test('searches the name, not the description', () => {
    expect(names({ text: 'ticable' })).toEqual(['Juguete masticable clásico'])
    expect(names({ text: 'plátano' })).toEqual([])
  })

  test('takes special characters literally', () => {
    expect(names({ text: '.*' })).toEqual([])
  })

  test('combines with the category: both must match', () => {
    expect(names({ category: 'Comida' })).toHaveLength(2)
    expect(names({ category: 'Comida', text: 'proteina' })).toEqual(['Croquetas altas en proteína'])
    expect(names({ category: 'Juguetes', text: 'proteina' })).toEqual([])
  })
})
