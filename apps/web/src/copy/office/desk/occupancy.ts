import type { Held, HeldKind } from '@rumi/contract'
import { officePlacesCopy } from '../business/places.ts'

/** `/oficina/ocupacion`. */
const kinds = {
  room: 'Habitaciones',
  groomer: 'Estética',
  trainer: 'Entrenamiento',
  hall: 'Salón',
} satisfies Record<HeldKind, string>

const roomLimits = (dogs: number | null, kg: number | null) =>
  [dogs === null ? '' : dogs === 1 ? '1 perro' : `${dogs} perros`, kg === null ? '' : `${kg} kg`]
    .filter(Boolean)
    .join(', ')

export const occupancyCopy = {
  title: 'Ocupación',
  views: { habitaciones: 'Habitaciones', equipo: 'Equipo', guarderia: 'Guardería' },
  viewsLabel: 'Qué se ve',
  range: 'Rango',
  ranges: { dia: 'Día', semana: 'Semana', quincena: '2 semanas', mes: 'Mes' },
  previous: 'Antes',
  next: 'Después',
  today: 'Hoy',
  from: 'Desde',
  weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  kinds,
  peak: (kind: string, peak: number, capacity: number) =>
    `${kind}: ${peak} de ${capacity} a la vez como máximo`,
  about: ({ kind, maxDogs, maxWeightKg, active }: Held) =>
    active ? (kind === 'room' ? roomLimits(maxDogs, maxWeightKg) : kinds[kind]) : officePlacesCopy.isRetired,
  roomsLabel: 'Habitaciones por día',
  teamLabel: (day: string) => `Equipo, ${day}`,
  weekLabel: 'Equipo por día',
  person: 'Quién',
  weekHint:
    'Arrastra una cita a otro día o a otra persona (con el dedo, mantenla presionada), o usa su botón Mover.',
  away: 'No viene',
  otherKind: 'Ese trabajo no lo hace esa persona.',
  instructions:
    'Flechas: mover a otro día u otra fila. Mayúsculas con izquierda o derecha: cambiar el final. Mayúsculas con arriba o abajo: cambiar el inicio. Enter: aplicar el cambio, o abrir la reserva si no hay cambio. Escape: dejarla como estaba.',
  touchHint: 'Mantén presionada una barra para moverla, o uno de sus extremos para alargarla o acortarla.',
  keysHint: 'Arrastra una barra o usa el teclado:',
  timeKeys: [
    [', .', 'Antes, después'],
    ['H', 'Volver a hoy'],
  ],
  keys: [
    ['← → ↑ ↓', 'mover'],
    ['Mayús + ← →', 'salida'],
    ['Mayús + ↑ ↓', 'llegada'],
    ['Enter', 'aplicar o abrir'],
    ['Esc', 'dejar como estaba'],
  ],
  bar: ({
    dogs,
    owner,
    where,
    when,
    status,
    service,
  }: Record<'dogs' | 'owner' | 'where' | 'when' | 'status' | 'service', string>) =>
    `${dogs}, ${where}, ${when}. ${status}. ${service}, ${owner}.`,
  /** Continues the hour and the dogs of a block. */
  block: ({
    owner,
    where,
    when,
    status,
    service,
  }: Record<'owner' | 'where' | 'when' | 'status' | 'service', string>) =>
    `, ${where}, ${when}. ${status}. ${service}, ${owner}.`,
  nights: (from: string, to: string) => `del ${from} al ${to}`,
  hours: (from: string, to: string) => `de ${from} a ${to}`,
  would: (dogs: string, count: number, where: string, when: string) =>
    `${dogs} ${count === 1 ? 'pasaría' : 'pasarían'} a ${where}, ${when}. Suelta o presiona Enter para aplicarlo.`,
  trying: (dogs: string) => `Revisando el cambio de ${dogs}.`,
  moved: (dogs: string, where: string, when: string) => `Listo: ${dogs} en ${where}, ${when}.`,
  left: (dogs: string) => `${dogs} se queda donde estaba.`,
  refused: (dogs: string, why: string) => `${dogs} se queda donde estaba. ${why}`,
  legend: 'Estados',
  free: 'Libre',
  move: 'Mover',
  dayLeft: (left: number) => (left === 0 ? 'Lleno' : left === 1 ? '1 libre' : `${left} libres`),
  dayUsed: (used: number, capacity: number) => `${used} de ${capacity}`,
  closed: 'Cerrado',
  monthOf: (month: string, year: string) => `${month} de ${year}`,
} as const
