import { satProducts, satProductUnits, satServiceUnits } from '@rumi/contract'
import { uuid, type Schema } from './sat-schemas.ts'

const amountOfInvoice = /^\d{1,18}(\.\d{1,6})?$/
/** Above nothing. */
const baseOfTax = /^(?=.*[1-9])\d{1,18}(\.\d{1,6})?$/
const rfcOfInvoice = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/
const unbarred = (most: number) => new RegExp(`^[^|]{1,${most}}$`, 'u')
const postalCode = /^\d{5}$/
const instantText = /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** Keys of a catalogue of SAT (catCFDI). */
const keys = (text: string) => new RegExp(`^(${text.replaceAll(' ', '|')})$`)
const regime = keys('601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626')
const use = keys(
  'G01 G02 G03 I01 I02 I03 I04 I05 I06 I07 I08 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 S01 CP01 CN01',
)
const paymentForm = keys('01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99')
/** Keys that the catalogue of the product has, and the one of deposits, credit notes and payments. */
const productKey = keys(`${[...satProducts().keys()].join(' ')} 84111506`)
const unitKey = keys(Object.keys({ ...satServiceUnits, ...satProductUnits }).join(' '))
const tax = /^00[123]$/
const factor = /^(Tasa|Cuota|Exento)$/
const rate = /^\d\.\d{6}$/

const listOf = (name: string, item: string, schema: Schema): NonNullable<Schema['children']>[number] => [
  name,
  '?',
  { attributes: {}, children: [[item, '+', schema]] },
]

const taxedLine = { Base: baseOfTax, Impuesto: tax, TipoFactor: factor }
const taxesOfLine: Schema = {
  attributes: {},
  children: [
    listOf('Traslados', 'Traslado', {
      attributes: taxedLine,
      optional: { TasaOCuota: rate, Importe: amountOfInvoice },
    }),
    listOf('Retenciones', 'Retencion', {
      attributes: { ...taxedLine, TasaOCuota: rate, Importe: amountOfInvoice },
    }),
  ],
}
const concepto: Schema = {
  attributes: {
    ClaveProdServ: productKey,
    Cantidad: baseOfTax,
    ClaveUnidad: unitKey,
    Descripcion: unbarred(1000),
    ValorUnitario: amountOfInvoice,
    Importe: amountOfInvoice,
    ObjetoImp: /^0[1-8]$/,
  },
  optional: { NoIdentificacion: unbarred(100), Unidad: unbarred(20), Descuento: amountOfInvoice },
  children: [['Impuestos', '?', taxesOfLine]],
}

/** Taxes of a paid document (DR) or of the payment (P), whose retentions have neither base nor rate. */
const taxesOfPayment = (of: 'DR' | 'P'): Schema => {
  const taxed = { [`Base${of}`]: baseOfTax, [`Impuesto${of}`]: tax, [`TipoFactor${of}`]: factor }
  const shares = { [`TasaOCuota${of}`]: rate, [`Importe${of}`]: amountOfInvoice }
  const retained = of === 'DR' ? { ...taxed, ...shares } : { ImpuestoP: tax, ImporteP: amountOfInvoice }
  return {
    attributes: {},
    children: [
      listOf(`Retenciones${of}`, `Retencion${of}`, { attributes: retained }),
      listOf(`Traslados${of}`, `Traslado${of}`, { attributes: taxed, optional: shares }),
    ],
  }
}
const amountInPesos = /^\d{1,18}(\.\d{1,2})?$/

/** Pagos20.xsd, as far as this house uses it. */
const pagosSchema: Schema = {
  attributes: { Version: /^2\.0$/ },
  children: [
    [
      'Totales',
      '1',
      {
        attributes: { MontoTotalPagos: amountInPesos },
        optional: Object.fromEntries([
          ['TotalTrasladosBaseIVAExento', amountInPesos],
          ...['IVA', 'ISR', 'IEPS'].map((retained) => [`TotalRetenciones${retained}`, amountInPesos]),
          ...['16', '8', '0'].flatMap((percent) => [
            [`TotalTrasladosBaseIVA${percent}`, amountInPesos],
            [`TotalTrasladosImpuestoIVA${percent}`, amountInPesos],
          ]),
        ]),
      },
    ],
    [
      'Pago',
      '+',
      {
        attributes: {
          FechaPago: instantText,
          FormaDePagoP: paymentForm,
          MonedaP: /^MXN$/,
          Monto: amountOfInvoice,
        },
        optional: { TipoCambioP: /^\d+(\.\d{1,6})?$/, NumOperacion: unbarred(100) },
        children: [
          [
            'DoctoRelacionado',
            '+',
            {
              attributes: {
                IdDocumento: uuid,
                MonedaDR: /^MXN$/,
                NumParcialidad: /^[1-9]\d{0,2}$/,
                ImpSaldoAnt: amountOfInvoice,
                ImpPagado: amountOfInvoice,
                ImpSaldoInsoluto: amountOfInvoice,
                ObjetoImpDR: /^0[1-8]$/,
              },
              optional: {
                Serie: unbarred(25),
                Folio: unbarred(40),
                EquivalenciaDR: /^\d+(\.\d{1,10})?$/,
              },
              children: [['ImpuestosDR', '?', taxesOfPayment('DR')]],
            },
          ],
          ['ImpuestosP', '?', taxesOfPayment('P')],
        ],
      },
    ],
  ],
}

/** TimbreFiscalDigitalv11.xsd */
const stampSchema: Schema = {
  attributes: {
    Version: /^1\.1$/,
    UUID: uuid,
    FechaTimbrado: instantText,
    RfcProvCertif: /^[A-Z&Ñ]{3}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/,
    SelloCFD: /^\S+$/,
    NoCertificadoSAT: /^\d{20}$/,
    SelloSAT: /^\S+$/,
  },
  optional: { Leyenda: unbarred(150) },
}

/** cfdv40.xsd, as far as this house uses it. */
export const cfdiSchema: Schema = {
  attributes: {
    Version: /^4\.0$/,
    Fecha: instantText,
    Sello: /^[\s\S]*$/,
    NoCertificado: /^\d{20}$/,
    Certificado: /^[\s\S]*$/,
    SubTotal: amountOfInvoice,
    Moneda: /^(MXN|XXX)$/,
    Total: amountOfInvoice,
    TipoDeComprobante: /^[IETNP]$/,
    Exportacion: /^0[1-4]$/,
    LugarExpedicion: postalCode,
  },
  optional: {
    Serie: unbarred(25),
    Folio: unbarred(40),
    FormaPago: paymentForm,
    MetodoPago: /^(PUE|PPD)$/,
    Descuento: amountOfInvoice,
  },
  children: [
    [
      'InformacionGlobal',
      '?',
      { attributes: { Periodicidad: /^0[1-5]$/, Meses: /^(0[1-9]|1[0-8])$/, Año: /^20\d{2}$/ } },
    ],
    [
      'CfdiRelacionados',
      '*',
      {
        attributes: { TipoRelacion: /^0[1-7]$/ },
        children: [['CfdiRelacionado', '+', { attributes: { UUID: uuid } }]],
      },
    ],
    ['Emisor', '1', { attributes: { Rfc: rfcOfInvoice, Nombre: unbarred(300), RegimenFiscal: regime } }],
    [
      'Receptor',
      '1',
      {
        attributes: {
          Rfc: rfcOfInvoice,
          Nombre: unbarred(300),
          DomicilioFiscalReceptor: postalCode,
          RegimenFiscalReceptor: regime,
          UsoCFDI: use,
        },
      },
    ],
    ['Conceptos', '1', { attributes: {}, children: [['Concepto', '+', concepto]] }],
    [
      'Impuestos',
      '?',
      {
        attributes: {},
        optional: { TotalImpuestosRetenidos: amountOfInvoice, TotalImpuestosTrasladados: amountOfInvoice },
        children: [
          listOf('Retenciones', 'Retencion', { attributes: { Impuesto: tax, Importe: amountOfInvoice } }),
          listOf('Traslados', 'Traslado', {
            attributes: { ...taxedLine, Base: amountOfInvoice },
            optional: { TasaOCuota: rate, Importe: amountOfInvoice },
          }),
        ],
      },
    ],
    [
      'Complemento',
      '?',
      {
        attributes: {},
        children: [
          ['Pagos', '?', pagosSchema],
          ['TimbreFiscalDigital', '?', stampSchema],
        ],
      },
    ],
  ],
}
