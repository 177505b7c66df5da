import type { CareKind, CareResult } from '@rumi/contract'

const given: Record<CareKind, string> = { meal: 'Comió', medicine: 'Dar', walk: 'Paseó', other: 'Hecho' }

const results: Record<CareResult, (kind: CareKind) => string> = {
  given: (kind) => ({ meal: 'Comió todo', medicine: 'Dada', walk: 'Paseó', other: 'Hecho' })[kind],
  half: () => 'La mitad',
  refused: () => 'No quiso',
  skipped: (kind) => (kind === 'meal' || kind === 'medicine' ? 'No se dio' : 'No se hizo'),
}

/** `/oficina/cuidados`: meals, medicines and walks of a day. */
export const careSheetCopy = {
  title: 'Cuidados',
  lead: (open: number, done: number) =>
    open === 0
      ? done === 0
        ? ''
        : 'Todo marcado.'
      : `${open} por marcar, ${done} ${done === 1 ? 'marcado' : 'marcados'}`,
  late: (count: number) => (count === 1 ? '1 atrasado' : `${count} atrasados`),
  lateAlert: (count: number) =>
    count === 1 ? 'Hay 1 cuidado atrasado sin marcar.' : `Hay ${count} cuidados atrasados sin marcar.`,
  print: 'Imprimir hoja',
  emptyTitle: 'Nada por dar este día',
  emptyText: 'Cuando un perro con plan de cuidados esté en la casa, sus horas aparecen aquí.',
  statuses: { due: 'Pendiente', late: 'Atrasado' },
  notHere: 'Todavía no llega',
  gone: 'Ya se fue',
  give: given,
  results,
  more: 'Otro resultado',
  moreTitle: (name: string, dog: string) => `${name} de ${dog}`,
  note: 'Nota',
  noteHint: 'Para su familia y el siguiente turno.',
  by: (name: string, time: string) => `${name}, ${time}`,
  undo: 'Deshacer',
  undone: 'Marca quitada.',
  lookTitle: 'Revisa antes de dar',
  lookDog: 'Perro',
  lookName: 'Medicina',
  lookDose: 'Cantidad',
  lookTime: 'Hora',
  noDose: 'sin cantidad escrita',
  confirm: 'Sí, ya se la di',
  cancel: 'Cancelar',
  ofEntry: (name: string, dog: string, time: string) => ` ${name} de ${dog}, ${time}`,
  withoutPlanTitle: 'Sin plan de horas',
  withoutPlanLead: 'Están en la casa o vienen este día. Haz su plan para que sus horas salgan aquí.',
  feeding: 'Comida',
  medication: 'Medicinas',
  noText: 'sin datos',
  makePlan: 'Hacer plan',
  columns: { time: 'Hora', dog: 'Perro', what: 'Qué', dose: 'Cantidad', instructions: 'Indicaciones' },
  boxes: ['Todo', 'Mitad', 'No quiso', 'No se dio'],
  signature: 'Firma',
} as const
