import type { LackingExpense, SalesByIva, SupplierOperation, TaxFigure, TaxSummary } from '@rumi/contract'

/** `/oficina/contabilidad/impuestos`. */
export const taxesCopy = {
  title: 'Impuestos',
  lead: 'Lo que dicen los libros para las declaraciones del mes. Abre cada importe para ver sus pólizas.',
  month: 'Mes',
  iva: 'IVA',
  isr: 'ISR',
  figures: {
    'iva-collected': 'IVA cobrado',
    'iva-creditable': 'IVA acreditable pagado',
    'iva-withheld': 'IVA retenido a terceros',
    'income-collected': 'Ingresos cobrados en el mes, sin IVA',
    'income-nominal': 'Ingresos nominales desde enero',
    'isr-retained': 'ISR que te retuvieron',
    'isr-withheld': 'ISR retenido a terceros',
    'isr-paid-before': 'Pagos provisionales del ejercicio',
  } satisfies Record<TaxFigure, string>,
  origins: {
    'iva-collected': 'Abonos menos cargos de 208.01',
    'iva-creditable': 'Cargos menos abonos de 118.01 y 118.02',
    'iva-withheld': 'Cuentas con agrupador 216.10; se entera aparte',
    'income-collected': 'Cobros y anticipos menos devoluciones, sin propinas',
    'income-nominal': 'Cuentas de ingreso y anticipos, antes de descuentos',
    'isr-retained': 'Cuentas con agrupador 113.02',
    'isr-withheld': 'Cuentas con agrupador 216.01 a 216.04; se entera aparte',
    'isr-paid-before': 'Cargos a 114.01 desde febrero',
  } satisfies Record<TaxFigure, string>,
  ivaDue: 'IVA a cargo',
  ivaInFavour: 'IVA a favor',
  sales: 'Ventas cobradas por tasa',
  salesLead:
    'Cobros y anticipos del mes menos devoluciones. Suman el IVA cobrado y los ingresos cobrados del mes.',
  salesOfOneRate: (treatment: string) => `Todo lo cobrado en el mes: ${treatment}.`,
  treatmentOf: ({ treatment, percent }: Pick<SalesByIva, 'treatment' | 'percent'>) =>
    ({
      rate: `IVA del ${percent} %`,
      exempt: 'Exento de IVA',
      none: 'No objeto de IVA',
      'by-hand': 'Pólizas a mano y de caja',
    })[treatment],
  treatment: 'Tasa',
  collected: 'Cobrado',
  netBase: 'Base',
  partlyCreditable:
    'Hay ventas exentas o no objeto de IVA: solo una parte del IVA de los gastos es acreditable (LIVA 5, fracción V). Arriba va completo; la proporción se calcula en la declaración.',
  rate: (percent: string) => `Tasa de RESICO: ${percent} % (LISR 113-E)`,
  coefficientOf: (coefficient: string) => `Utilidad estimada, con coeficiente ${coefficient}`,
  tax: 'ISR causado',
  isrDue: 'ISR a cargo',
  missing: {
    regime: 'Falta el régimen fiscal del negocio. Quien administra lo escribe en Ajustes, Negocio.',
    coefficient: 'Falta el coeficiente de utilidad del ejercicio. Está en la última declaración anual.',
    'no-method':
      'En este régimen el ISR depende también de las deducciones. Aquí están los ingresos; el cálculo se hace en la declaración.',
    'above-limit':
      'Los ingresos del mes pasan del límite de RESICO. Revisa si el negocio sigue en el régimen.',
  } satisfies Record<NonNullable<TaxSummary['isr']['missing']>, string>,
  coefficient: 'Coeficiente de utilidad',
  coefficientHint: (year: string) => `De ${year}, con cuatro decimales como 0.1234.`,
  saveCoefficient: 'Guardar coeficiente',
  coefficientSaved: 'Guardado el coeficiente.',
  entriesOf: (figure: string) => `Pólizas: ${figure}`,
  open: 'Ver pólizas',
  close: 'Ocultar pólizas',
  entry: 'Póliza',
  day: 'Día',
  what: 'Concepto',
  amount: 'Importe',
  total: 'Total',
  noEntries: 'Ninguna póliza en este importe.',
  more: 'Aquí van las primeras 1,000. El total las cuenta todas.',
  diot: 'DIOT',
  diotLead: 'Gastos pagados en el mes por proveedor, para la carga masiva del SAT (formato de 2025).',
  download: 'Descargar DIOT',
  downloaded: (name: string) => `Se descargó ${name}.`,
  lacking: (count: number) =>
    count === 1
      ? '1 gasto pagado no puede ir en la DIOT. Ábrelo y completa el RFC de quien vendió.'
      : `${count} gastos pagados no pueden ir en la DIOT. Ábrelos y completa el RFC de quien vendió.`,
  problems: {
    'no-rfc': 'sin RFC',
    'wrong-rfc': 'el RFC no es válido',
    'foreign-rfc': 'RFC de extranjero: captúralo a mano en el portal',
  } satisfies Record<LackingExpense['problem'], string>,
  lackingOf: (day: string, supplier: string, pesos: string, problem: string) =>
    `${day}, ${supplier}, ${pesos}: ${problem}`,
  suppliers: 'Proveedores del mes',
  unknownSuppliers: 'Proveedor global',
  noSuppliers: 'En el mes no se pagó ningún gasto.',
  supplier: 'Proveedor',
  operation: 'Operación',
  operations: {
    '02': 'Bienes',
    '03': 'Servicios profesionales',
    '06': 'Arrendamiento',
    '85': 'Otros',
    '87': 'Operaciones globales',
  } satisfies Record<SupplierOperation, string>,
  base: 'Base con IVA',
  withoutIva: 'Al 0 % y exento',
  ivaOfSupplier: 'IVA',
} as const
