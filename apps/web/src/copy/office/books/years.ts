import type { YearObstacle } from '@rumi/contract'

/** `/oficina/contabilidad/ejercicios`. */
export const yearsCopy = {
  title: 'Ejercicios',
  lead: 'Cerrar un ejercicio pasa sus resultados a la cuenta 304 con una póliza del mes 13. El siguiente abre con los saldos que quedan.',
  yearOf: (year: number) => `Ejercicio ${year}`,
  result: (pesos: string) => `Resultado: ${pesos}`,
  closed: (moment: string) => `Cerrado ${moment}`,
  obstacle: (obstacle: YearObstacle | null, year: number) =>
    ({
      none: 'Por cerrar',
      'year-not-over': 'Todavía no termina',
      'months-open': `Faltan meses de ${year} por cerrar`,
      'earlier-year-open': 'Falta cerrar el ejercicio anterior',
      'later-months-closed': `Hay meses cerrados después de ${year}`,
    })[obstacle ?? 'none'],
  closingEntry: 'Póliza de cierre',
  openingBalance: (year: number) => `Apertura de ${year}`,
  months: 'Ver los meses',
  statement: 'Resultados',
  close: 'Cerrar ejercicio',
  closeTitle: (year: number) => `¿Cerrar el ejercicio ${year}?`,
  closeText: (pesos: string) =>
    `Se registra el 31 de diciembre una póliza que deja en cero ingresos y gastos y lleva el resultado, ${pesos}, a la cuenta 304. Sus meses ya no se reabren sin reabrir antes el ejercicio.`,
  closeConfirm: 'Sí, cerrarlo',
  wasClosed: (year: number) => `Cerrado el ejercicio ${year}.`,
  reopen: 'Reabrir',
  reopenTitle: (year: number) => `¿Reabrir el ejercicio ${year}?`,
  reopenText: 'La póliza de cierre se revierte con otra y las dos quedan en los libros.',
  reopenConfirm: 'Sí, reabrirlo',
  wasReopened: (year: number) => `Reabierto el ejercicio ${year}.`,
  keep: 'Dejarlo así',
  cancel: 'Cerrar',
  emptyTitle: 'Todavía no hay ejercicios',
  emptyText: 'Aquí aparecen en cuanto haya pólizas registradas.',
} as const
