import type { cfdiUses, TaxRegime } from '@rumi/contract'

/** Names of SAT's regimes (catalogue c_RegimenFiscal of CFDI 4.0). */
export const taxRegimeCopy = {
  '601': 'General de Ley Personas Morales',
  '603': 'Personas Morales con Fines no Lucrativos',
  '605': 'Sueldos y Salarios',
  '606': 'Arrendamiento',
  '607': 'Enajenación o Adquisición de Bienes',
  '608': 'Demás ingresos',
  '610': 'Residentes en el Extranjero',
  '611': 'Ingresos por Dividendos',
  '612': 'Personas Físicas con Actividades Empresariales y Profesionales',
  '614': 'Ingresos por intereses',
  '615': 'Ingresos por obtención de premios',
  '616': 'Sin obligaciones fiscales',
  '620': 'Sociedades Cooperativas de Producción',
  '621': 'Incorporación Fiscal',
  '622': 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
  '623': 'Opcional para Grupos de Sociedades',
  '624': 'Coordinados',
  '625': 'Plataformas Tecnológicas',
  '626': 'Régimen Simplificado de Confianza',
} as const satisfies Record<TaxRegime, string>

/** Names of SAT's invoice uses (catalogue c_UsoCFDI). */
export const cfdiUseCopy = {
  G01: 'Adquisición de mercancías',
  G03: 'Gastos en general',
  S01: 'Sin efectos fiscales',
} as const satisfies Record<(typeof cfdiUses)[number], string>
