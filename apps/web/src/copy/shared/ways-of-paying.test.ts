import { expect, test } from 'vitest'
import { bookCopy } from '../portal/book.ts'
import { passesCopy } from '../portal/passes.ts'

const clabe = '032180000118359719'

test('offers a bank transfer only if the business has an account for it', () => {
  const sentences = (speiClabe: string) => [
    passesCopy.askedText('$5,040.00 MXN', speiClabe),
    bookCopy.depositText('martes 1 de diciembre, 18:00', speiClabe),
  ]
  for (const sentence of sentences(clabe)) expect(sentence).toMatch(/transferencia/)
  for (const sentence of sentences('')) {
    expect(sentence).toMatch(/en recepción/)
    expect(sentence).not.toMatch(/transfer/)
  }
})

test('states the price of a requested pass', () => {
  for (const speiClabe of [clabe, ''])
    expect(passesCopy.askedText('$5,040.00 MXN', speiClabe)).toContain('Paga $5,040.00 MXN en recepción')
})
