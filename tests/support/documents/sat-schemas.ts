import type { ReadElement } from './read-xml.ts'

/** Requirements that SAT's schema has of an element. */
export type Schema = {
  attributes: Record<string, RegExp>
  optional?: Record<string, RegExp>
  /** In their sequence; those that may be missing end with `?`, those that may come again with `+` or `*`. */
  children?: readonly (readonly [name: string, times: '1' | '?' | '+' | '*', schema: Schema])[]
}

const textUpTo = (most: number) => new RegExp(`^[\\s\\S]{1,${most}}$`, 'u')
const amount = /^-?\d{1,22}(\.\d{1,2})?$/
const rfc = /^(?=.{12,13}$)[A-ZÑ&]{3,4}\d{2}[01]\d[0-3]\d[A-Z\d]{0,3}$/
/** Of a CFDI, wherever it is named. */
export const uuid = /^[\da-fA-F]{8}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{12}$/
const head = { Version: /^1\.3$/, RFC: rfc, Anio: /^20(1[5-9]|[2-9]\d)$/, Mes: /^(0[1-9]|1[0-2])$/ }

const isoDate = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** c_Banco, where 999 is none of Mexico. */
const bank = new RegExp(
  `^(${'002 006 009 012 014 019 021 030 032 036 037 042 044 058 059 060 062 072 102 103 106 108 110 112 113 116 124 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 143 145 156 166 168 600 601 602 605 606 607 608 610 614 615 616 617 618 619 620 621 622 623 626 627 628 629 630 631 632 633 634 636 637 638 640 642 646 647 648 649 651 652 653 655 656 659 670 901 902 999'.replaceAll(' ', '|')})$`,
)
const beneficiary = { Fecha: isoDate, Benef: textUpTo(300), RFC: rfc, Monto: amount }
const foreignCurrency = { Moneda: /^[A-Z]{3}$/, TipCamb: /^\d{1,19}(\.\d{1,5})?$/ }

/** CatalogoCuentas_1_3.xsd */
export const accountsSchema: Schema = {
  attributes: head,
  children: [
    [
      'Ctas',
      '+',
      {
        attributes: {
          CodAgrup: /^\d{3}(\.\d{2})?$/,
          NumCta: textUpTo(100),
          Desc: textUpTo(400),
          Nivel: /^[1-9]\d*$/,
          Natur: /^[DA]$/,
        },
        optional: { SubCtaDe: textUpTo(100) },
      },
    ],
  ],
}

/** BalanzaComprobacion_1_3.xsd */
export const balanceSchema: Schema = {
  attributes: { ...head, Mes: /^(0[1-9]|1[0-3])$/, TipoEnvio: /^[NC]$/ },
  optional: { FechaModBal: isoDate },
  children: [
    [
      'Ctas',
      '+',
      {
        attributes: {
          NumCta: textUpTo(100),
          SaldoIni: amount,
          Debe: amount,
          Haber: amount,
          SaldoFin: amount,
        },
      },
    ],
  ],
}

const stamped: Schema = {
  attributes: { UUID_CFDI: uuid, RFC: rfc, MontoTotal: amount },
  optional: { Moneda: /^[A-Z]{3}$/ },
}

/** PolizasPeriodo_1_3.xsd, as far as this house uses it. */
export const entriesSchema: Schema = {
  attributes: { ...head, TipoSolicitud: /^(AF|FC|DE|CO)$/ },
  optional: { NumOrden: /^[A-Z]{3}\d{7}\/\d{2}$/, NumTramite: /^[A-Z]{2}\d{12}$/ },
  children: [
    [
      'Poliza',
      '+',
      {
        attributes: { NumUnIdenPol: textUpTo(50), Fecha: isoDate, Concepto: textUpTo(300) },
        children: [
          [
            'Transaccion',
            '+',
            {
              attributes: {
                NumCta: textUpTo(100),
                DesCta: textUpTo(100),
                Concepto: textUpTo(200),
                Debe: amount,
                Haber: amount,
              },
              children: [
                ['CompNal', '*', stamped],
                [
                  'Cheque',
                  '*',
                  {
                    attributes: {
                      Num: textUpTo(20),
                      BanEmisNal: bank,
                      CtaOri: textUpTo(50),
                      ...beneficiary,
                    },
                    optional: { BanEmisExt: textUpTo(150), ...foreignCurrency },
                  },
                ],
                [
                  'Transferencia',
                  '*',
                  {
                    attributes: {
                      BancoOriNal: bank,
                      CtaDest: textUpTo(50),
                      BancoDestNal: bank,
                      ...beneficiary,
                    },
                    optional: {
                      CtaOri: textUpTo(50),
                      BancoOriExt: textUpTo(150),
                      BancoDestExt: textUpTo(150),
                      ...foreignCurrency,
                    },
                  },
                ],
              ],
            },
          ],
        ],
      },
    ],
  ],
}

/** Faults of an element by its schema; empty where it is valid. */
export function amissIn(element: ReadElement, schema: Schema, at = element.name): string[] {
  const { attributes, optional = {}, children = [] } = schema
  const known = { ...attributes, ...optional }
  const message = Object.entries(element.attributes).filter(([name]) => !/^(xmlns|xsi)(:|$)/.test(name))
  const missing = Object.keys(attributes).filter((name) => !(name in element.attributes))
  const wrong = message.filter(([name, value]) => !known[name]?.test(value))
  const counts = children.map(([name]) => element.children.filter((child) => child.name === name).length)
  const often = children.filter(
    ([, times], i) =>
      (counts[i] === 0 && (times === '1' || times === '+')) ||
      (counts[i]! > 1 && (times === '1' || times === '?')),
  )
  const sequence = element.children.map(({ name }) => children.findIndex(([of]) => of === name))
  const isInSequence = sequence.every((place, i) => place >= 0 && (i === 0 || place >= sequence[i - 1]!))
  return [
    ...missing.map((name) => `${at} lacks ${name}`),
    ...wrong.map(([name, value]) => `${at} ${name}="${value}"`),
    ...often.map(([name], i) => `${at} has ${counts[i]} of ${name}`),
    ...(isInSequence ? [] : [`${at} holds ${element.children.map(({ name }) => name).join(', ')}`]),
    ...element.children.flatMap((child, i) => {
      const [, , inside] = children.find(([name]) => name === child.name) ?? []
      return inside ? amissIn(child, inside, `${at} › ${child.name} ${i + 1}`) : []
    }),
  ]
}
