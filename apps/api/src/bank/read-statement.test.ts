import { describe, expect, test } from 'vitest'
import { Refused } from '../http/refused.ts'
import { readStatement } from './read-statement.ts'

const readBytes = (bytes: Uint8Array) => readStatement({ bytes, today: '2027-01-01' })
const read = (text: string, encoding: BufferEncoding = 'utf8') => readBytes(Buffer.from(text, encoding))
const refusalOf = (text: string | Buffer) => {
  try {
    readBytes(Buffer.from(text))
  } catch (refused) {
    if (refused instanceof Refused) return [refused.code, refused.message, refused.particulars.issues?.length]
    throw refused
  }
  return undefined
}

describe('statements as the banks write them', () => {
  test('two columns of amounts, the latest first, and a note above the heading', () => {
    const text = [
      'Movimientos de la cuenta 0123,,,,',
      '',
      'Día,Concepto / Referencia,cargo,Abono,Saldo',
      '21/11/2026,"SPEI RECIBIDO, ANA R / 0000012 PEDIDO 12",,"1,250.00","9,812.50"',
      '20/11/2026,COMISION POR MANEJO,437.50,,"8,562.50"',
      '',
    ].join('\r\n')
    expect(read(text, 'latin1')).toEqual([
      {
        day: '2026-11-20',
        concept: 'COMISION POR MANEJO',
        reference: '',
        amountCentavos: -437_50,
        balanceCentavos: 8_562_50,
      },
      {
        day: '2026-11-21',
        concept: 'SPEI RECIBIDO, ANA R / 0000012 PEDIDO 12',
        reference: '',
        amountCentavos: 1_250_00,
        balanceCentavos: 9_812_50,
      },
    ])
  })

  test('semicolons, several columns of words, a reference of its own, and sums below', () => {
    const text = `\uFEFFCuenta;Fecha de Operación;Fecha;Referencia;Descripción;Cod. Transac;Depósitos;Retiros;Saldo;Movimiento;Descripción Detallada
0123;20/11/2026;20/11/2026;0000098;DEPOSITO;011;$500.00;-;$1,500.00;1;TRANSFERENCIA DE LUIS
0123;21/11/2026;21/11/2026;0000099;PAGO RENTA;012;-;$1,000.00;$500.00;2;PAGO RENTA
;Total;;;;;$500.00;$1,000.00;;;`
    expect(read(text)).toEqual([
      {
        day: '2026-11-20',
        concept: 'DEPOSITO · TRANSFERENCIA DE LUIS',
        reference: '0000098',
        amountCentavos: 500_00,
        balanceCentavos: 1_500_00,
      },
      {
        day: '2026-11-21',
        concept: 'PAGO RENTA',
        reference: '0000099',
        amountCentavos: -1_000_00,
        balanceCentavos: 500_00,
      },
    ])
  })

  test('one column of amounts with another that says their way, and days without separators', () => {
    const text = `"Cuenta","Fecha","Hora","Sucursal","Descripción","Cargo/Abono","Importe","Saldo","Referencia","Concepto"
"'6550","'05112026","10:00","0001","ABONO TRANSFERENCIA SPEI","+","850.00","2850.00","3344","Pedido 7"
"'6550","'06112026","10:00","0001","PAGO SERVICIOS","-","50.00","2800.00","3345","LUZ"`
    expect(
      read(text).map(({ day, concept, reference, amountCentavos }) => [
        day,
        concept,
        reference,
        amountCentavos,
      ]),
    ).toEqual([
      ['2026-11-05', 'ABONO TRANSFERENCIA SPEI · Pedido 7', '3344', 850_00],
      ['2026-11-06', 'PAGO SERVICIOS · LUZ', '3345', -50_00],
    ])
  })

  test('signed amounts in one column; balances carried over are no movement', () => {
    const text = `Fecha\tConcepto\tImporte\tSaldo\n01-nov-2026\tSaldo anterior\t\t100.00\n2026-11-02\tIntereses\t0.5\t100.50\n03/11/26\tRetiro\t(20.00)\t80.50\n`
    expect(read(text).map(({ day, amountCentavos }) => [day, amountCentavos])).toEqual([
      ['2026-11-02', 50],
      ['2026-11-03', -20_00],
    ])
  })

  test('reads a file without empty last cells and with a note below', () => {
    const text = `Fecha,Concepto,Cargo,Abono\n01/11/2026,Saldo anterior\n02/11/2026,Renta,50.00\nGenerado el 27/11/2026\n`
    expect(read(text).map(({ amountCentavos }) => amountCentavos)).toEqual([-50_00])
  })

  test('movements of one day are put in order by the balance after each', () => {
    const text = `Fecha,Concepto,Cargo,Abono,Saldo\n02/11/2026,B,,30.00,80.00\n02/11/2026,A,50.00,,50.00\n`
    expect(read(text).map(({ concept }) => concept)).toEqual(['A', 'B'])
  })
})

describe('explains the rejection of a file that is no statement', () => {
  const heading = 'Fecha,Concepto,Cargo,Abono\n'
  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004'), /libro de Excel/],
    ['a PDF', '%PDF-1.7', /PDF/],
    ['another table', 'Nombre,Correo\nAna,ana@x.mx\n', /columnas/],
    ['nothing that moved', heading, /no tiene movimientos/],
    ['a month before the date', `${heading}11/23/2026,Pago,10.00,\n`, /^Renglón 2: no entendimos la fecha/],
    ['a day to come', `${heading}01/12/2199,Pago,10.00,\n`, /^Renglón 2: esa fecha todavía no llega/],
    ['words for an amount', `${heading}\n02/11/2026,Pago,diez,\n`, /^Renglón 3: no entendimos el importe/],
    ['both ways at once', `${heading}02/11/2026,Pago,10.00,10.00\n`, /^Renglón 2: no entendimos el importe/],
    [
      'an unknown way',
      'Fecha,Concepto,Cargo/Abono,Importe\n02/11/2026,Pago,?,10.00\n',
      /^Renglón 2: no entendimos el importe/,
    ],
    [
      'a quote that is never closed, which would take all that follows for words',
      `${heading}02/11/2026,A,,10.00\n03/11/2026,"B,,20.00\n04/11/2026,C,,30.00\n`,
      /^Renglón 3: unas comillas se abren y no se cierran/,
    ],
    [
      'a last movement that did not come whole',
      `${heading}02/11/2026,A,,10.00\n03/11/2026,B,`,
      /^Renglón 3: se acaba antes del importe/,
    ],
    ['too much', heading + '02/11/2026,Pago,10.00,\n'.repeat(5_001), /más de 5000/],
    ['too many lines of something else', 'a\n'.repeat(10_001), /más de 5000/],
    ['a line that is larger than a statement', heading + 'a,'.repeat(1_000_000), /demasiado grande/],
  ])('%s', (_, text, message) => {
    expect(refusalOf(text)).toEqual(['not-a-statement', expect.stringMatching(message), 1])
  })

  test('each wrong line is named, a movement without its day among others too', () => {
    const text = `${heading}02/11/2026,A,1.00,\n,B,1.00,\n31/02/2026,C,1.00,\n03/11/2026,D,,1.00\n`
    expect(refusalOf(text)).toEqual([
      'not-a-statement',
      'Renglón 3: no entendimos la fecha «». Escríbela como 23/11/2026.',
      2,
    ])
  })
})

describe('statements as other programs save them', () => {
  const rows = [
    'Fecha,Concepto,Cargo,Abono',
    '02/11/2026,Depósito en ñandú,,1250.00',
    '03/11/2026,Comisión,12.50,',
  ]
  const expected = [
    ['2026-11-02', 'Depósito en ñandú', 1_250_00],
    ['2026-11-03', 'Comisión', -12_50],
  ]
  const movements = (bytes: Uint8Array) =>
    readBytes(bytes).map(({ day, concept, amountCentavos }) => [day, concept, amountCentavos])
  const utf16 = (text: string, isBigEndian: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return isBigEndian ? bytes.swap16() : bytes
  }

  test.each([
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['both', '\r\n'],
  ])('lines that end in %s', (_, end) => {
    expect(movements(Buffer.from(`${rows.join(end)}${end}`))).toEqual(expected)
    expect(refusalOf(`${rows[0]}${end}${end}02/11/2026,Pago,diez,${end}`)?.[1]).toMatch(/^Renglón 3:/)
  })

  test.each([
    ['UTF-8', Buffer.from(rows.join('\n'))],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${rows.join('\n')}`)],
    ['Windows-1252', Buffer.from(rows.join('\n'), 'latin1')],
    ['UTF-16', utf16(rows.join('\n'), false)],
    ['UTF-16 with its mark', utf16(`\uFEFF${rows.join('\n')}`, false)],
    ['UTF-16, the high byte first', utf16(rows.join('\n'), true)],
    ['UTF-16, the high byte first, with its mark', utf16(`\uFEFF${rows.join('\n')}`, true)],
  ])('text in %s', (_, bytes) => {
    expect(movements(bytes)).toEqual(expected)
  })

  test('values in apostrophes on both sides, with a delimiter in them and without', () => {
    const quoted = [
      "'Fecha','Concepto','Cargo','Abono'",
      "'02/11/2026','SPEI, ANA R','','1,250.00'",
      "'03/11/2026','Pago',12.50,''",
    ]
    const both = [
      ['2026-11-02', 'SPEI, ANA R', 1_250_00],
      ['2026-11-03', 'Pago', -12_50],
    ]
    expect(movements(Buffer.from(quoted.join('\n')))).toEqual(both)
    expect(movements(Buffer.from([rows[0], ...quoted.slice(1)].join('\n')))).toEqual(both)
    const inQuotes = `"Fecha","Concepto","Importe"\n"'02/11/2026'","'SPEI, ANA R'","'1,250.00'"\n`
    expect(movements(Buffer.from(inQuotes))).toEqual([both[0]])
  })

  test('the heading is left out where a further page repeats it', () => {
    const paged = [rows[0], rows[1], '', 'Página 2', rows[0]!.toUpperCase(), rows[2]]
    expect(movements(Buffer.from(paged.join('\n')))).toEqual(expected)
  })

  test.each(['C/A', 'Cargo / Abono', 'A/C'])('a column %s says C for cargo and A for abono', (name) => {
    const text = `Fecha,Concepto,${name},Importe\n02/11/2026,Depósito en ñandú,A,1250.00\n03/11/2026,Comisión,c,12.50\n`
    expect(movements(Buffer.from(text))).toEqual(expected)
  })

  test('C under another heading may be crédito, and is refused', () => {
    const text = 'Fecha,Concepto,Tipo,Importe\n02/11/2026,Depósito,C,1250.00\n'
    expect(refusalOf(text)?.[1]).toMatch(/^Renglón 2: no entendimos el importe/)
  })

  test('a name with quotes inside, and a cell of several lines, keep the numbers of the lines', () => {
    const text = `${rows[0]}\n02/11/2026,"Pago\nde renta",,1250.00\n03/11/2026,Taller "El Sol" S.A.,12.50,\n04/11/2026,B,diez,\n`
    expect(refusalOf(text)?.[1]).toMatch(/^Renglón 5:/)
    expect(movements(Buffer.from(text.replace('diez', '1.00'))).map(([, concept]) => concept)).toEqual([
      'Pago de renta',
      'Taller "El Sol" S.A.',
      'B',
    ])
  })
})
