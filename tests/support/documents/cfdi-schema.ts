import { uuid, type Schema } from './sat-schemas.ts'

const amountOfInvoice = /^\d{1,18}(\.\d{1,6})?$/
const rfcOfInvoice = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/
const unbarred = (most: number) => new RegExp(`^[^|]{1,${most}}$`, 'u')
const postalCode = /^\d{5}$/
const regime = /^6\d{2}$/
const traslados: Schema = {
  attributes: {},
  children: [
    [
      'Traslado',
      '+',
      {
        attributes: { Base: amountOfInvoice, Impuesto: /^00[123]$/, TipoFactor: /^(Tasa|Cuota|Exento)$/ },
        optional: { TasaOCuota: /^\d\.\d{6}$/, Importe: amountOfInvoice },
      },
    ],
  ],
}
const concepto: Schema = {
  attributes: {
    ClaveProdServ: /^\d{8}$/,
    Cantidad: /^\d+(\.\d{1,6})?$/,
    ClaveUnidad: /^[A-Z\d]{2,3}$/,
    Descripcion: unbarred(1000),
    ValorUnitario: amountOfInvoice,
    Importe: amountOfInvoice,
    ObjetoImp: /^0[1-8]$/,
  },
  optional: { NoIdentificacion: unbarred(100), Unidad: unbarred(20), Descuento: amountOfInvoice },
  children: [['Impuestos', '?', { attributes: {}, children: [['Traslados', '?', traslados]] }]],
}

const traslado = (of: 'DR' | 'P'): Schema => ({
  attributes: {},
  children: [
    [
      `Traslados${of}`,
      '?',
      {
        attributes: {},
        children: [
          [
            `Traslado${of}`,
            '+',
            {
              attributes: {
                [`Base${of}`]: amountOfInvoice,
                [`Impuesto${of}`]: /^00[123]$/,
                [`TipoFactor${of}`]: /^(Tasa|Cuota|Exento)$/,
              },
              optional: { [`TasaOCuota${of}`]: /^\d\.\d{6}$/, [`Importe${of}`]: amountOfInvoice },
            },
          ],
        ],
      },
    ],
  ],
})
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
          ...['16', '8', '0'].flatMap((rate) => [
            [`TotalTrasladosBaseIVA${rate}`, amountInPesos],
            [`TotalTrasladosImpuestoIVA${rate}`, amountInPesos],
          ]),
        ]),
      },
    ],
    [
      'Pago',
      '+',
      {
        attributes: {
          FechaPago: /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
          FormaDePagoP: /^(0[1-8]|1[2-57]|2[3-9]|3[01])$/,
          MonedaP: /^[A-Z]{3}$/,
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
                MonedaDR: /^[A-Z]{3}$/,
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
              children: [['ImpuestosDR', '?', traslado('DR')]],
            },
          ],
          ['ImpuestosP', '?', traslado('P')],
        ],
      },
    ],
  ],
}

/** cfdv40.xsd, as far as this house uses it. */
export const cfdiSchema: Schema = {
  attributes: {
    Version: /^4\.0$/,
    Fecha: /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
    Sello: /^[\s\S]*$/,
    NoCertificado: /^\d{20}$/,
    Certificado: /^[\s\S]*$/,
    SubTotal: amountOfInvoice,
    Moneda: /^[A-Z]{3}$/,
    Total: amountOfInvoice,
    TipoDeComprobante: /^[IETNP]$/,
    Exportacion: /^0[1-4]$/,
    LugarExpedicion: postalCode,
  },
  optional: {
    Serie: unbarred(25),
    Folio: unbarred(40),
    FormaPago: /^\d{2}$/,
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
        attributes: { TipoRelacion: /^0[1-9]$/ },
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
          UsoCFDI: /^[A-Z]{1,2}\d{2}$/,
        },
      },
    ],
    ['Conceptos', '1', { attributes: {}, children: [['Concepto', '+', concepto]] }],
    [
      'Impuestos',
      '?',
      {
        attributes: {},
        optional: { TotalImpuestosTrasladados: amountOfInvoice },
        children: [['Traslados', '?', traslados]],
      },
    ],
    ['Complemento', '?', { attributes: {}, children: [['Pagos', '?', pagosSchema]] }],
  ],
}
