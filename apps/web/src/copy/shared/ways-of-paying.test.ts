import { expect, test } from 'vitest'
import { bookCopy } from '../portal/book.ts'
import { passesCopy } from '../portal/passes.ts'

const clabe = '032180000118359719'

test('a transfer is offered where the house has an account for it, and nowhere else', () => {
  const told = (speiClabe: string) => [
    passesCopy.askedText('$5,040.00 MXN', speiClabe),
    bookCopy.depositText('martes 1 de diciembre, 18:00', speiClabe),
  ]
  for (const sentence of told(clabe)) expect(sentence).toMatch(/transferencia/)
  for (const sentence of told('')) {
    expect(sentence).toMatch(/en recepción/)
    expect(sentence).not.toMatch(/transfer/)
  }
})

test('a pass that was asked for is told with what is to be paid for it', () => {
  for (const speiClabe of [clabe, ''])
    expect(passesCopy.askedText('$5,040.00 MXN', speiClabe)).toContain('Paga $5,040.00 MXN en recepción')
})
